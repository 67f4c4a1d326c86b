import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { readEdit } from '#interview/edits/read-edit.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import type { Reading } from '#interview/reading.ts';

const facts: Facts = {
  ...livingTrustSample,
  grantorName: 'Marguerite Ann Halloway',
  grantorAddress: '18 Birch Hollow Road, Montpelier, VT 05602',
  grantorState: 'VT',
  grantorCounty: 'Washington',
  grantorDateOfBirth: '1961-04-02',
  maritalStatus: 'Widowed',
  spouseName: undefined,
  children: [
    { name: 'Beth Lowry', relationship: 'daughter' },
    { name: 'Thomas Halloway', relationship: 'son' },
    { name: 'Joel Pruitt', relationship: 'stepson' },
  ],
  beneficiaries: [
    { name: 'Beth Lowry', relationship: 'daughter', percentage: 40 },
    { name: 'Thomas Halloway', relationship: 'son', percentage: 40 },
    { name: 'Joel Pruitt', relationship: 'stepson', percentage: 20 },
  ],
  contingentBeneficiaries: [{ name: 'Rita Marchetti', relationship: 'cousin', percentage: 100 }],
  initialTrustee: [{ name: 'Marguerite Ann Halloway' }],
  successorTrustee: { name: 'Beth Lowry', relationship: 'daughter' },
  successorTrustees: [
    { name: 'Thomas Halloway', relationship: 'son' },
    { name: 'Rita Marchetti', relationship: 'cousin' },
  ],
  assets: [{ description: 'house on Birch Hollow Road' }, { description: 'sailboat' }],
  specificGifts: [{ recipient: 'Rita Marchetti', item: 'pearl earrings' }],
};

const today = '2026-11-20';
const at = (asked: Question | null): Interview => ({ ...openInterview(livingTrustPlan), facts, asked });
const read = (message: string, asked: Question | null = { kind: 'review' }): Reading | undefined =>
  readEdit(at(asked), { message, today });
const valueOf = (reading: Reading | undefined, field: keyof Facts): unknown =>
  reading?.patch.find((one) => one.field === field)?.value;
const namesOf = (value: unknown): readonly string[] =>
  (value as readonly { readonly name: string }[]).map(({ name }) => name);

test.each([
  'change Beth to Elizabeth Lowry',
  "Beth's legal name is Elizabeth Lowry",
  'I meant Elizabeth, not Beth Lowry',
])('“%s” changes the name wherever it stands', (message) => {
  const reading = read(message);
  for (const field of ['children', 'beneficiaries'] as const)
    expect(namesOf(valueOf(reading, field))[0]).toContain('Elizabeth');
  expect(valueOf(reading, 'successorTrustee')).toMatchObject({ name: expect.stringContaining('Elizabeth') });
});

test('a relation is another wherever the person stands', () => {
  const reading = read('looks good, only Rita is my niece and not my cousin');
  expect(valueOf(reading, 'contingentBeneficiaries')).toMatchObject([{ relationship: 'niece' }]);
  expect(valueOf(reading, 'successorTrustees')).toMatchObject([{}, { relationship: 'niece' }]);
  expect(reading?.act).toBe('answer');
});

test.each<[string, keyof Facts, unknown]>([
  ['the state is New Hampshire', 'grantorState', 'NH'],
  ['wrong county, Chittenden', 'grantorCounty', 'Chittenden'],
  ['actually my zip is 05401', 'grantorAddress', '18 Birch Hollow Road, Montpelier, VT 05401'],
  ['oh and i put 18, its 81 birch hollow road', 'grantorAddress', '81 Birch Hollow Road, Montpelier, VT 05602'],
  ['I typed 18 but it should be 180', 'grantorAddress', '180 Birch Hollow Road, Montpelier, VT 05602'],
  ['sorry, I wrote 05602 earlier, meant 05601', 'grantorAddress', '18 Birch Hollow Road, Montpelier, VT 05601'],
  ['we must have put 18. Should be 28', 'grantorAddress', '28 Birch Hollow Road, Montpelier, VT 05602'],
  ['I was born in 1962 not 1961', 'grantorDateOfBirth', '1962-04-02'],
  ['my birthday is the 3rd of April', 'grantorDateOfBirth', '1961-04-03'],
])('“%s” changes one value, and of a day or an address only what it says', (message, field, value) => {
  expect(read(message)?.patch).toMatchObject([{ field, value }]);
});

test.each(['i put 20,000 in, its a Roth', 'I have 18 cows, it is a farm', 'we got 3 cats but it is fine'])(
  'a number that nothing recorded holds corrects nothing: “%s”',
  (message) => {
    expect(read(message)?.patch ?? []).toEqual([]);
  },
);

test.each([
  'remove the sailboat',
  'no more sailboat',
  'we sold the sailboat',
  'everything is fine except the sailboat, that one is sold',
])('“%s” takes out what it says and nothing else', (message) => {
  expect(read(message)?.patch).toMatchObject([
    { field: 'assets', value: [{ description: 'house on Birch Hollow Road' }] },
  ]);
});

test('somebody who is taken out of everything keeps no place, and the only one of a list leaves it without a value', () => {
  const reading = read('take Rita out of everything');
  expect(valueOf(reading, 'successorTrustees')).toHaveLength(1);
  expect(valueOf(reading, 'specificGifts')).toEqual([]);
  expect(reading?.cleared).toEqual(['contingentBeneficiaries']);
});

test('said twice, somebody stays out', () => {
  const once = read('remove Joel from the beneficiaries');
  const after = {
    ...at({ kind: 'review' }),
    facts: { ...facts, beneficiaries: valueOf(once, 'beneficiaries') } as Facts,
  };
  expect(readEdit(after, { message: 'remove Joel from the beneficiaries', today })?.patch ?? []).toEqual([]);
});

test('shares are exact, and who is not spoken of takes the rest', () => {
  expect(valueOf(read('half to Beth, the rest equally'), 'beneficiaries')).toMatchObject([
    { percentage: 50 },
    { percentage: 25 },
    { percentage: 25 },
  ]);
  expect(valueOf(read('everybody the same'), 'beneficiaries')).toMatchObject([
    { percentage: 100 / 3 },
    { percentage: 100 / 3 },
    { percentage: 100 / 3 },
  ]);
  expect(valueOf(read('give Joel 10 more, from Thomas'), 'beneficiaries')).toMatchObject([
    {},
    { percentage: 30 },
    { percentage: 30 },
  ]);
});

test('shares that are more than the whole are not taken', () => {
  expect(valueOf(read('Beth 60, Thomas 60'), 'beneficiaries')).toBeUndefined();
});

test('one more comes with a share that somebody else gives up', () => {
  const people = valueOf(read("also my grandson Eli Lowry, 10 %, taken from Beth's share"), 'beneficiaries');
  expect(people).toMatchObject([
    { percentage: 30 },
    {},
    {},
    { name: 'Eli Lowry', relationship: 'grandson', percentage: 10 },
  ]);
});

test('an order of trustees reaches over the first of them', () => {
  const reading = read('Rita first, then Beth as trustees');
  expect(valueOf(reading, 'successorTrustee')).toMatchObject({ name: 'Rita Marchetti' });
  expect(namesOf(valueOf(reading, 'successorTrustees'))).toEqual(['Beth Lowry', 'Thomas Halloway']);
});

test('whoever takes over an office does not come after themselves', () => {
  const reading = read('Thomas instead of Beth as successor trustee');
  expect(valueOf(reading, 'successorTrustee')).toMatchObject({ name: 'Thomas Halloway' });
  expect(namesOf(valueOf(reading, 'successorTrustees'))).toEqual(['Rita Marchetti']);
});

test('who stands in several places is asked where, and who may be one of several is asked who', () => {
  expect(read('remove Thomas')?.unclear?.name).toBe('Thomas Halloway');
  expect(read('take him out of the trustees')?.which?.choices).toEqual(
    expect.arrayContaining(['Take Thomas Halloway out of the trustees', 'Take Joel Pruitt out of the trustees']),
  );
});

test('what stands beside a correction is left for the open question, or kept', () => {
  const asked: Question = { kind: 'fact', field: 'noContest' };
  expect(read('remove the sailboat. Nobody shall contest it', asked)?.unread).toContain('contest');
  expect(read('remove the sailboat. Tell Beth that I am sorry about that')?.rest).toEqual([
    'Tell Beth that I am sorry about that',
  ]);
});

test.each([
  "don't remove the boat",
  'the trustee may remove a beneficiary who sues',
  'remove Joel if he marries again',
  'yes, everything is correct',
  'what happens if Joel dies?',
  'thank you, that is lovely',
])('“%s” is no correction', (message) => {
  const reading = read(message);
  expect([reading?.patch ?? [], reading?.cleared ?? []]).toEqual([[], []]);
});

test('an answer to the open question is no correction', () => {
  expect(read('Beth 60, Thomas 40', { kind: 'fact', field: 'beneficiaries' })).toBeUndefined();
  expect(read('Half at 25, the rest at 30', { kind: 'fact', field: 'payoutSteps' })).toBeUndefined();
});

test('whoever wants to talk about an answer is asked it again', () => {
  expect(read('something about my shares is wrong')?.focus).toBe('beneficiaries');
  expect(read('go back to the children')?.focus).toBe('children');
});

test.each(['start over', 'please begin again from scratch', 'can we start over'])(
  '“%s” is a wish to begin anew',
  (message) => {
    expect(read(message)).toEqual({ act: 'startOver', patch: [] });
  },
);

test.each([
  "One thing. Saint Rocco's, five hundred is what I gave in 1995. Make it a thousand.",
  "Beth thinks Saint Rocco's 500 is too little. Make it a thousand",
  "Saint Rocco's got 500 then. Make it 1,000 dollars",
])('a sum that is made another is of the one recipient who was named before it: “%s”', (message) => {
  const gifts = [
    { recipient: 'Rita Marchetti', item: 'pearl earrings' },
    { recipient: "Saint Rocco's", item: 'five hundred dollars' },
  ];
  const reading = readEdit(
    { ...at({ kind: 'review' }), facts: { ...facts, specificGifts: gifts } },
    { message, today },
  );
  expect(valueOf(reading, 'specificGifts')).toMatchObject([{}, { item: expect.stringContaining('1,000') }]);
});

test.each(['Beth and Thomas are my stepchildren', 'Beth and Thomas are both my stepchildren, not my own'])(
  '“%s” says of each of them what they are',
  (message) => {
    expect(valueOf(read(message), 'children')).toMatchObject([
      { relationship: 'stepchild' },
      { relationship: 'stepchild' },
      { relationship: 'stepson' },
    ]);
  },
);
