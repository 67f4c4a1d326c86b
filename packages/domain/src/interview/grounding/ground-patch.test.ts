import { expect, test } from 'vitest';
import type { Facts, FieldId } from '#facts/facts.ts';
import { groundPatch } from '#interview/grounding/ground-patch.ts';
import { sureEnough } from '#interview/reading.ts';
import { asking, known, takers, today } from '#interview/testing/hallorans.ts';

/** What becomes of a value that a reader is certain of: recorded, asked back or dropped. */
const ground = (
  field: FieldId,
  value: unknown,
  { message, evidence = message, facts = known }: { message: string; evidence?: string; facts?: Facts },
): 'sure' | 'doubt' | 'dropped' => {
  const proposal = { field, value, evidence, confidence: 1 };
  const { patch, dropped } = groundPatch(asking(field, facts), [proposal], { message, today });
  expect(patch.length + dropped.length).toBe(1);
  const [kept] = patch;
  if (!kept) return 'dropped';
  return kept.confidence >= sureEnough ? 'sure' : 'doubt';
};

test.each<[string, FieldId, unknown, string]>([
  ['a full name', 'beneficiaries', [{ name: 'Nora Vance', relationship: 'niece' }], 'my niece Nora Vance'],
  ['a known person by the first name', 'beneficiaries', [{ name: 'Amy Halloran' }], 'amy should have it'],
  [
    'a relation of several',
    'children',
    [
      ...(known.children ?? []),
      { name: 'Ed Halloran', relationship: 'son' },
      { name: 'Al Halloran', relationship: 'son' },
    ],
    'my sons Ed Halloran and Al Halloran',
  ],
  [
    'a share in percent',
    'beneficiaries',
    [
      { name: 'Amy Halloran', percentage: 60 },
      { name: 'Joe Halloran', percentage: 40 },
    ],
    'Amy 60 and Joe forty percent',
  ],
  ['thirds', 'beneficiaries', [{ name: 'Amy Halloran', percentage: 33.33 }], 'Amy gets a third'],
  [
    'even shares',
    'beneficiaries',
    [
      { name: 'Amy Halloran', percentage: 50 },
      { name: 'Joe Halloran', percentage: 50 },
    ],
    'Amy and Joe equally',
  ],
  ['a day', 'grantorDateOfBirth', '1961-03-04', 'I was born on 4 March 1961'],
  ['an address', 'grantorAddress', '9 Elm St, Boise, ID 83702', '9 Elm St, Boise, Idaho 83702'],
  ['a choice', 'maritalStatus', 'Widowed', 'I am widowed'],
])('%s that was said stays sure', (_, field, value, message) => {
  expect(ground(field, value, { message })).toBe('sure');
});

test.each<[string, FieldId, unknown, string]>([
  ['a person', 'beneficiaries', [{ name: 'Nora Vance' }], 'my niece should have everything'],
  ['a last name', 'beneficiaries', [{ name: 'Nora Halloran' }], 'my niece Nora'],
  ['a known person', 'beneficiaries', [{ name: 'Amy Halloran' }], 'my oldest should have it'],
  ['a share', 'beneficiaries', [{ name: 'Amy Halloran', percentage: 70 }], 'Amy gets most of it'],
  ['a whole for a mere count', 'beneficiaries', [{ name: 'Amy Halloran', percentage: 100 }], 'Amy gets 1 house'],
  ['a year', 'grantorDateOfBirth', '1961-03-04', 'I was born on 4 March'],
  ['another day', 'grantorDateOfBirth', '1961-03-14', 'I was born on 4 March 1961'],
  ['a house number', 'grantorAddress', '11 Elm St, Boise, ID 83702', '9 Elm St, Boise, ID 83702'],
  ['another state', 'grantorState', 'TX', 'I live in Idaho'],
])('%s that nobody said is dropped', (_, field, value, message) => {
  expect(ground(field, value, { message })).toBe('dropped');
});

test('evidence that the person did not write is none', () => {
  const value = [{ name: 'Amy Halloran' }];
  expect(ground('beneficiaries', value, { message: 'Amy', evidence: 'Amy gets it all' })).toBe('dropped');
  expect(ground('beneficiaries', value, { message: 'Amy', evidence: ' ' })).toBe('dropped');
});

test('nobody who is recorded disappears without being called', () => {
  const rest = (takers.beneficiaries ?? []).filter(({ name }) => name !== 'Daniel Reed');
  expect(ground('beneficiaries', rest, { message: 'Amy and Joe', facts: takers })).toBe('dropped');
  expect(ground('beneficiaries', rest, { message: 'Take Daniel out', facts: takers })).toBe('sure');
});

test('no property that is recorded disappears without being spoken of', () => {
  const facts: Facts = {
    ...known,
    assets: [
      { category: 'other', description: 'the sailing boat' },
      { category: 'other', description: 'a coin collection' },
    ],
  };
  const coins = (facts.assets ?? []).slice(1);
  expect(ground('assets', coins, { message: 'that is all I own', facts })).toBe('dropped');
  expect(ground('assets', coins, { message: 'I sold the boat', facts })).toBe('sure');
});

test('what is recorded already needs no new words', () => {
  const value = [...(takers.beneficiaries ?? []), { name: 'Nora Vance' }];
  expect(ground('beneficiaries', value, { message: 'and Nora Vance', facts: takers })).toBe('sure');
});

test('a choice, a yes or a no that the words do not show is asked back', () => {
  expect(ground('maritalStatus', 'Widowed', { message: 'it is just me these days' })).toBe('doubt');
  expect(ground('noContest', true, { message: 'nobody should quarrel' })).toBe('doubt');
  const disabled = [{ name: 'Amy Halloran', isDisabled: true }];
  expect(ground('beneficiaries', disabled, { message: 'Amy needs a little help' })).toBe('doubt');
});

test('a name that is put together from two places is asked back', () => {
  const crossed = [{ name: 'Nora Reed' }];
  expect(ground('beneficiaries', crossed, { message: 'Nora Vance, and then Daniel Reed' })).toBe('doubt');
});

test('shares are only even where it was said, and only all of them', () => {
  const halves = [
    { name: 'Amy Halloran', percentage: 50 },
    { name: 'Joe Halloran', percentage: 50 },
  ];
  expect(ground('beneficiaries', halves, { message: 'Amy and Joe share it' })).toBe('dropped');
  const fifths = halves.map((one) => ({ ...one, percentage: 20 }));
  expect(ground('beneficiaries', fifths, { message: 'Amy and Joe equally' })).toBe('dropped');
});

test('a question of another document is none', () => {
  expect(ground('companyName' as FieldId, 'Amy', { message: 'Amy' })).toBe('dropped');
});
