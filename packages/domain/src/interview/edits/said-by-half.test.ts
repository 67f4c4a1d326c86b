import { expect, test } from 'vitest';
import type { FieldId } from '#facts/facts.ts';
import { changedBy, sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const gift = (recipient: string, item: string) => ({ recipient, item });
const [money, cello] = [gift('Solveig Brandt', '$12,500'), gift('Caspian Whitcomb', 'cello')];
const sharesAfter = (message: string): unknown => {
  const list = changedBy(message)['beneficiaries'] as readonly { readonly percentage: number }[] | undefined;
  return list?.map(({ percentage }) => percentage);
};
const agesAfter = (message: string): unknown => {
  const list = changedBy(message)['beneficiaries'] as readonly { readonly distributionAge?: number }[] | undefined;
  return list?.map(({ distributionAge }) => distributionAge);
};
const ownName = (name: string) => ({ grantorName: name, initialTrustee: [{ name }] });

test.each<[string, FieldId, unknown]>([
  ['make the 60 days 30', 'survivalDays', 30],
  ['60 days is too long, make it 30', 'survivalDays', 30],
  ['12,500 is too much, make it 10,000', 'specificGifts', [gift('Solveig Brandt', '$10,000'), cello]],
  ['12,500 won’t do. Make it 15,000', 'specificGifts', [gift('Solveig Brandt', '$15,000'), cello]],
  ['give Juniper the cello instead', 'specificGifts', [money, gift('Juniper Whitcomb Reyes', 'cello')]],
  ['no gift for Solveig', 'specificGifts', [cello]],
  ['I meant Pinal county', 'grantorCounty', 'Pinal'],
  ['please rename the trust to Whitcomb Family Trust', 'trustName', 'Whitcomb Family Trust'],
  ['unit 4B is missing in my address', 'grantorAddress', '77 Calle Adobe, Unit 4B, Tucson, AZ 85701'],
  ['wrong zip, should be 85710', 'grantorAddress', '77 Calle Adobe, Tucson, AZ 85710'],
])('“%s” names its fact only by half, and changes it', (message, field, value) => {
  expect(changedBy(message)).toEqual({ [field]: value });
});

test.each([
  ['30 is too young, make it 35', [35, 35, 35]],
  ['no age limit for Juniper', [30, undefined, 30]],
  ['let the kids have it right away', [undefined, undefined, undefined]],
])('after “%s” the shares are paid at %j', (message, ages) => {
  expect(agesAfter(message)).toEqual(ages);
});

test.each([
  ['I mixed up the shares of Caspian and Thaddeus', [20, 30, 50]],
  ['Juniper gets 40, take it from Caspian', [40, 40, 20]],
])('after “%s” the shares are %j', (message, shares) => {
  expect(sharesAfter(message)).toEqual(shares);
});

test('shares said anew may be those of somebody who had none', () => {
  const message = 'make it 45 Caspian, 25 Juniper, 20 Thaddeus and 10 for the Tucson Youth Ballet, which is a charity';
  expect(changedBy(message)['beneficiaries']).toMatchObject([
    { name: 'Caspian Whitcomb', percentage: 45 },
    { name: 'Juniper Whitcomb Reyes', percentage: 25 },
    { name: 'Thaddeus Okoro', percentage: 20 },
    { name: 'Tucson Youth Ballet', relationship: 'charity', percentage: 10 },
  ]);
});

test.each([
  ['the percentages are backwards', 'Which two should change places?'],
  ['not Solveig, her sister Eve Brandt', 'Where should it be Eve Brandt?'],
  ['he passed away last spring', 'Who has died'],
])('“%s” may mean several things and is asked back', (message, question) => {
  const { reply, interview } = sayAt(message);
  expect(reply).toContain(question);
  expect(interview.facts).toEqual(whitcombs);
});

test.each([
  ['take out my middle name', ownName('Odalys Whitcomb')],
  ['please change my name to Odalys Renata Whitcomb', ownName('Odalys Renata Whitcomb')],
])('“%s” writes the own name anew wherever it stands', (message, changed) => {
  expect(changedBy(message)).toEqual(changed);
});

test('whoever is put first comes before all who serve', () => {
  expect(changedBy('Put my friend Juliana Prado first to take over')).toEqual({
    successorTrustee: { name: 'Juliana Prado', relationship: 'friend' },
    successorTrustees: [
      { name: 'Juniper Whitcomb Reyes', relationship: 'daughter' },
      ...(whitcombs.successorTrustees ?? []),
    ],
  });
});

test.each([
  ['you forgot my daughter Rose Whitcomb', 'children'],
  ['add my grandson Leo Reyes for the coin collection', 'specificGifts'],
  ['forgot my truck, a 2019 Ford', 'assets'],
])('“%s” adds one more, and is asked back', (message, field) => {
  expect(Object.keys(sayAt(message).interview.doubt?.proposed ?? {})).toEqual([field]);
});

test('whoever has moved to another state is asked for the address', () => {
  expect(sayAt('we moved to Florida').interview.asked).toEqual({ kind: 'fact', field: 'grantorAddress' });
  expect(sayAt('we live in Arizona').interview.asked).not.toEqual({ kind: 'fact', field: 'grantorAddress' });
});

test('who is named by one name is told in full', () => {
  const children = [{ name: 'Tommy' }, { name: 'Ann Whitcomb' }];
  const interview = { ...whitcombsAt({ kind: 'review' }), facts: { ...whitcombs, children } };
  expect(changedBy('Whitcomb. Tommy is Thomas Whitcomb Junior', interview)['children']).toMatchObject([
    { name: 'Thomas Whitcomb Junior' },
    { name: 'Ann Whitcomb' },
  ]);
});

test.each(['Thaddeus is the Jr.', 'Thad is a Junior'])('“%s” stands behind the name', (message) => {
  expect(JSON.stringify(changedBy(message))).toContain('Thaddeus Okoro Jr.');
});

test.each(['the church means a lot to me', 'my bank account is old', 'she lives in Salem', 'I am 64'])(
  '“%s” changes nothing',
  (message) => {
    expect(changedBy(message)).toEqual({});
  },
);
