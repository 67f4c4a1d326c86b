import { describe, expect, test } from 'vitest';
import type { Facts, FieldId } from '#facts/facts.ts';
import { asking, say, today, without } from '#interview/testing/hallorans.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';

const children = [
  { name: 'Kevin Dang', relationship: 'son' },
  { name: 'Kim Dang', relationship: 'daughter' },
  { name: 'Kayla Dang', relationship: 'daughter' },
];
const family: Facts = { ...without('children'), children };
const after = (field: FieldId, message: string): Facts => say(field, message, family).interview.facts;
const shares = (message: string): readonly (readonly [string, number | undefined])[] =>
  (after('beneficiaries', message).beneficiaries ?? []).map(({ name, percentage }) => [name, percentage]);

describe('the parts of those who receive are exact', () => {
  test.each([
    'kevin kim kayla one third each',
    'all three same same',
    'a third to each of them',
    'equally',
    'Kayla, Kim and Kevin, in equal shares',
  ])('“%s” is thirds', (message) => {
    expect(new Set(shares(message).map(([, percentage]) => percentage))).toEqual(new Set([100 / 3]));
    expect(shares(message)).toHaveLength(3);
  });

  test('the order of the list, the rest, and a group are understood', () => {
    expect(shares('33.4 / 33.3 / 33.3').map(([, one]) => one)).toEqual([33.4, 33.3, 33.3]);
    expect(shares('half to Kevin and the rest to the other two').map(([, one]) => one)).toEqual([50, 25, 25]);
    expect(shares('kev gets half and the girls split the other half').map(([, one]) => one)).toEqual([50, 25, 25]);
    expect(shares('only kayla, she take care of me')).toEqual([['Kayla Dang', 100]]);
  });
});

test('whoever is excepted does not receive', () => {
  expect(shares('everybody but Kevin, the same').map(([name]) => name)).toEqual(['Kim Dang', 'Kayla Dang']);
});

test('who comes after everything comes next, and is no beneficiary', () => {
  const facts = after('beneficiaries', 'everything to my husband, then the kids equally');
  expect(facts.beneficiaries).toMatchObject([{ name: 'Tom Halloran', percentage: 100 }]);
  expect(facts.contingentBeneficiaries).toHaveLength(3);
});

test('a reason beside a name is no name', () => {
  expect(after('successorTrustee', 'kim. she live close').successorTrustee).toMatchObject({ name: 'Kim Dang' });
  expect(after('successorTrustee', 'kayla she is good with figures').successorTrustee).toMatchObject({
    name: 'Kayla Dang',
  });
});

test('the speaker serves first, and those after them belong to the next questions', () => {
  const facts = after('initialTrustee', 'I will, and after me Ann Vance, then Bob Vance');
  expect(facts.initialTrustee).toEqual([{ name: 'Ruth Halloran' }]);
  expect(facts.successorTrustee).toEqual({ name: 'Ann Vance' });
  expect(facts.successorTrustees).toEqual([{ name: 'Bob Vance' }]);
});

test.each([
  'not Kevin',
  'anyone but Kevin',
  'neither of my girls',
  'Kevin or Kim',
  'Kevin if he has quit by then',
  'whoever is near',
])('“%s” names nobody for an office', (message) => {
  const turn = say('successorTrustee', message, family);
  expect([turn.interview.facts.successorTrustee, turn.interview.facts.children]).toEqual([undefined, children]);
});

test('an age that is said of one is the age of that one', () => {
  const beneficiaries = children.map((one) => ({ ...one, percentage: 100 / 3 }));
  const asked = asking(
    { kind: 'detail', field: 'beneficiaries', entry: 0, detail: 'distributionAge' },
    { ...family, beneficiaries },
  );
  const ages = (message: string): readonly (number | undefined)[] =>
    (replyTo(asked, message, today).interview.facts.beneficiaries ?? []).map(({ distributionAge }) => distributionAge);
  expect(ages('only Kayla, 30')).toEqual([undefined, undefined, 30]);
  expect(ages('the girls at 35, Kevin right away')).toEqual([undefined, 35, 35]);
  expect(ages('They are all past forty, so no')).toEqual([undefined, undefined, undefined]);
});
