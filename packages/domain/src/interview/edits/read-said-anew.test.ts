import { expect, test } from 'vitest';
import type { FieldId } from '#facts/facts.ts';
import { changedBy, sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const gift = (recipient: string, item: string) => ({ recipient, item });
const [money, cello] = [gift('Solveig Brandt', '$12,500'), gift('Caspian Whitcomb', 'cello')];

test.each<[string, FieldId, unknown]>([
  ['make it thirty days', 'survivalDays', 30],
  ['no bond is right but sixty days should be thirty', 'survivalDays', 30],
  ["the county isn't Pima but Pinal", 'grantorCounty', 'Pinal'],
  ['born March 19, sorry', 'grantorDateOfBirth', '1958-03-19'],
  [
    'I left the unit off the address, by the way, it is 77 Calle Adobe, Unit 3B',
    'grantorAddress',
    '77 Calle Adobe, Unit 3B, Tucson, AZ 85701',
  ],
  ['i stay at 9 Rembert Ave, Tucson 85719 now', 'grantorAddress', '9 Rembert Ave, Tucson, AZ 85719'],
  ['the cello is not for Caspian, is for Juniper', 'specificGifts', [money, gift('Juniper Whitcomb Reyes', 'cello')]],
  [
    'the cello not for caspian it goes to juniper since she plays',
    'specificGifts',
    [money, gift('Juniper Whitcomb Reyes', 'cello')],
  ],
  ['change the cello to Juniper', 'specificGifts', [money, gift('Juniper Whitcomb Reyes', 'cello')]],
  ["make Solveig's gift 20,000", 'specificGifts', [gift('Solveig Brandt', '$20,000'), cello]],
  ['raise Solveig to 15,000', 'specificGifts', [gift('Solveig Brandt', '$15,000'), cello]],
  [
    'sorry for Solveig is 15,000 not 12,500. her roof is expensive',
    'specificGifts',
    [gift('Solveig Brandt', '$15,000'), cello],
  ],
  ['no cello please', 'specificGifts', [money]],
  ['the cello was sold in May, so that comes off', 'specificGifts', [money]],
])('“%s” changes one fact and no other', (message, field, value) => {
  expect(changedBy(message)).toEqual({ [field]: value });
});

test.each([
  ['the subaru take out, the bank owns it', 'Subaru'],
  ['the Subaru got sold at auction', 'Subaru'],
  ['And the Subaru died last week, rest in peace, so it can come off the list.', 'Subaru'],
  ['the savings can come off the list', 'Chase'],
])('“%s” takes the thing out', (message, word) => {
  expect(JSON.stringify(changedBy(message)['assets'])).not.toContain(word);
});

test.each([
  ['make it 40 cas, 30 juni and 30 thad', [40, 30, 30]],
  ['Juniper wants it forty and forty, with twenty to Thaddeus', [40, 40, 20]],
  ['Caspian says make it 40/40/20', [40, 40, 20]],
  ['Caspian and Juniper 40 each, the rest Thaddeus', [40, 40, 20]],
  ['fifty five to Caspian, twenty five to Juniper, twenty to Thaddeus', [55, 25, 20]],
  ['change Thaddeus to twenty-five and Juniper to twenty-five', [50, 25, 25]],
])('“%s” says every share anew', (message, shares) => {
  const { beneficiaries } = changedBy(message) as {
    readonly beneficiaries: readonly { readonly percentage: number }[];
  };
  expect(beneficiaries.map(({ percentage }) => percentage)).toEqual(shares);
});

test.each(["Juniper can't be trustee, take Caspian", 'Juniper is too far away. Let it be Caspian instead'])(
  '“%s” puts somebody else in the place of the one who was spoken of',
  (message) => {
    const { successorTrustee } = changedBy(message, whitcombsAt({ kind: 'review' }));
    expect(successorTrustee).toEqual({ name: 'Caspian Whitcomb', relationship: 'son' });
  },
);

test.each(['take Juniper off as trustee, put Caspian there', 'For trustee, instead my daughter put Caspian'])(
  '“%s” puts one in the place of another',
  (message) => {
    expect(changedBy(message)['successorTrustee']).toEqual({ name: 'Caspian Whitcomb', relationship: 'son' });
  },
);

test.each([
  'My sister lives at 77 Calle Adobe, Unit 9.',
  'My son lives at 11402 Larkfern Street, Tucson, AZ 85701.',
  'the money is not for fun, it is for school',
  'Juniper is taller',
])('“%s” changes nothing', (message) => {
  expect(changedBy(message)).toEqual({});
});

test('a thing that died is asked about', () => {
  expect(sayAt('the Subaru died last week').interview.doubt?.proposed).toHaveProperty('assets');
});

test('what stands behind a sale is not lost', () => {
  const { facts } = sayAt('I sold the Subaru. I live near my son now, 9 Oak Lane, Tucson, AZ 85719.').interview;
  expect(facts).toMatchObject({ grantorAddress: '9 Oak Lane, Tucson, AZ 85719' });
});

test('what stands beside a wish to go back is kept', () => {
  const { notes } = sayAt('fix the address please. I moved out of the city').interview;
  expect(notes).toEqual([{ words: 'I moved out of the city' }]);
});

test('a place that is only called before is recorded once it is found right', () => {
  expect(sayAt("Juniper can't be trustee, take Caspian").interview.doubt).not.toBeNull();
});

const withTools = (asked: Parameters<typeof whitcombsAt>[0]) => {
  const interview = whitcombsAt(asked);
  const specialInstructions = 'Two vans, worth $28,000 the pair, stay with the shop. Solveig keeps the books.';
  return { ...interview, facts: { ...interview.facts, specialInstructions } };
};

test.each([
  [
    'the vans are worth 30,000, not 28',
    'Two vans, worth $30,000 the pair, stay with the shop. Solveig keeps the books.',
  ],
  ['the vans are worth 30, not 28', 'Two vans, worth $30,000 the pair, stay with the shop. Solveig keeps the books.'],
  ['My wife says one is sold already. One van then, $15,000', 'One van, $15,000. Solveig keeps the books.'],
])('“%s” says a part of own words anew', (message, specialInstructions) => {
  expect(changedBy(message, withTools({ kind: 'review' }))).toEqual({ specialInstructions });
});

test('how many there are is no name of what they are', () => {
  expect(changedBy('the vans should be three', withTools({ kind: 'review' }))).toEqual({});
});
