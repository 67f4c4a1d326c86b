import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-24';

const takers = [
  { name: 'Kim Fugate', relationship: 'daughter', percentage: 50 },
  { name: 'Jeremy Fugate', relationship: 'son', percentage: 50 },
];
const facts: Facts = {
  grantorName: 'Wanda Mae Fugate',
  maritalStatus: 'Married',
  spouseName: 'Omar Fugate',
  children: takers.map(({ name, relationship }) => ({ name, relationship })),
  beneficiaries: takers,
  assets: [{ description: 'my house', category: 'realEstate' }],
};

const asking = (asked: Question): Interview => ({
  ...openInterview(livingTrustPlan),
  facts,
  said: 'Hello.',
  trail: [{ kind: 'fact', field: 'grantorName' }, asked],
  asked,
});

const home = { kind: 'fact', field: 'grantorAddress', also: 'grantorCounty' } as const;
const born = { kind: 'fact', field: 'grantorDateOfBirth', also: 'maritalStatus' } as const;
const ages = {
  kind: 'detail',
  field: 'beneficiaries',
  entry: 0,
  detail: 'distributionAge',
  also: 'descendantsTakeFirst',
} as const;
const next = { kind: 'fact', field: 'contingentBeneficiaries', also: 'takersOnBenefits' } as const;
const first = { kind: 'fact', field: 'initialTrustee', also: 'incapacityTest' } as const;
const trustees = { kind: 'fact', field: 'successorTrustee', also: 'successorTrustees' } as const;
const house = { kind: 'fact', field: 'residencePlan', also: 'specificGifts' } as const;
const wishes = { kind: 'fact', field: 'specialInstructions', also: 'specialArrangements' } as const;

const heard = (asked: Question, message: string) => {
  const open = asking(asked);
  const { facts: known } = open;
  const without = asked === born ? { ...known, maritalStatus: undefined, spouseName: undefined } : known;
  return replyTo({ ...open, facts: without }, message, today).interview;
};

test.each([
  [
    home,
    '12 Elm St, Berea, KY 40403, Madison',
    { grantorAddress: '12 Elm St, Berea, KY 40403', grantorCounty: 'Madison' },
  ],
  [home, "we're at 55 Old Mill Road, Berea Kentucky 40403 and the county is Madison", { grantorCounty: 'Madison' }],
  [born, 'June 8 1962, married', { grantorDateOfBirth: '1962-06-08', maritalStatus: 'Married' }],
  [born, "I was born June 8, 1962 and I'm a widow", { grantorDateOfBirth: '1962-06-08', maritalStatus: 'Widowed' }],
  [born, 'married, born 6/8/1962', { grantorDateOfBirth: '1962-06-08', maritalStatus: 'Married' }],
  [ages, '25 for both and no', { descendantsTakeFirst: false }],
  [ages, 'Kim at 25, Jeremy at 30. Yes of course', { descendantsTakeFirst: true }],
  [ages, 'right away. No. If one is gone it goes to the other', { descendantsTakeFirst: false }],
  [ages, 'Kim at 25, Jeremy at 30. Their kids get it', { descendantsTakeFirst: true }],
  [next, 'my heirs at law, none of them', { contingentBeneficiaries: 'heirsAtLaw', takersOnBenefits: [] }],
  [next, 'My sister Ann Lee. Jeremy gets SSI', { takersOnBenefits: ['Jeremy Fugate'] }],
  [first, 'me and two doctors', { initialTrustee: [{ name: 'Wanda Mae Fugate' }], incapacityTest: 'twoPhysicians' }],
  [first, 'Omar and I, one doctor and a family member', { incapacityTest: 'onePhysicianPlusFamily' }],
  [trustees, 'Kim, nobody else', { successorTrustees: [] }],
  [trustees, 'Kim and nobody else', { successorTrustees: [] }],
  [trustees, 'Kim and then Jeremy', { successorTrustees: [{ name: 'Jeremy Fugate', relationship: 'son' }] }],
  [
    trustees,
    'my sister Ann Lee, she is careful, and after her my brother Bob Lee',
    { successorTrustees: [{ name: 'Bob Lee', relationship: 'brother' }] },
  ],
  [house, 'sell it and split, my claddagh ring to Kim', { residencePlan: 'sell' }],
  [wishes, 'cremate me. no', { specialInstructions: 'cremate me.', specialArrangements: [] }],
])('both questions of a breath are answered by one message: %#', (asked, message, told) => {
  const { facts: known, doubt } = heard(asked, message);
  expect(known).toMatchObject(told);
  expect(doubt).toBeNull();
  expect([asked.field, asked.also].filter((field) => known[field] === undefined)).toEqual([]);
});

test.each([
  [home, '12 Elm St, Berea, KY 40403', 'grantorAddress'],
  [born, '6/8/62', 'grantorDateOfBirth'],
  [born, 'divorced twice', 'maritalStatus'],
  [born, "I'm 64 and married", 'maritalStatus'],
  [ages, 'yes', 'descendantsTakeFirst'],
  [next, 'my sister Ann Lee and my brother Bob Lee', 'contingentBeneficiaries'],
  [first, 'two physicians', 'incapacityTest'],
  [trustees, 'Kim', 'successorTrustee'],
  [wishes, 'I want to be cremated and have my ashes scattered', 'specialInstructions'],
])('an answer to one of them leaves the other one open: %#', (asked, message, field) => {
  const { facts: known } = heard(asked, message);
  expect(known[field as keyof Facts]).toBeDefined();
  const other = asked.field === field ? asked.also : asked.field;
  expect(other === 'beneficiaries' ? takers : known[other]).toEqual(other === 'beneficiaries' ? takers : undefined);
});

test.each([
  [ages, 'no'],
  [next, 'none'],
  [trustees, 'nobody'],
  [trustees, 'Kim and Jeremy'],
  [trustees, 'Jeremy comes first and Kim behind him'],
])('what may be meant for either is asked back: %#', (asked, message) => {
  expect(heard(asked, message).doubt).not.toBeNull();
});

test.each([
  '12 Oak Lane, Dayton, OH 45402, we have two girls, 5 and 2, all mine',
  '12 Oak Lane, Dayton, OH 45402. Two children, Ann (5) and Bob (2), both Kowal',
  '12 Oak Lane, Dayton, OH 45402, Montgomery County. Our kids are Ann (5) and Bob (2), both Kowal-Rao',
])('what is said of the family behind the address is no county: %s', (message) => {
  const { facts: known, doubt } = heard(home, message);
  expect(known.grantorAddress ?? doubt?.proposed.grantorAddress).toContain('12 Oak Lane');
  expect([undefined, 'Montgomery County', 'Montgomery']).toContain(known.grantorCounty);
});

test.each([
  'Right away for Kim and Jeremy, 25 for the grandchildren',
  'my sister Ann Lee and Jeremy',
  'Kim first, Jeremy after her',
  'Ann Lee and Jeremy equally',
])('of two who are named in one breath none is taken for the other question: %s', (message) => {
  expect(heard(next, message).facts.takersOnBenefits).toBeUndefined();
});

test.each([
  'my sister Ann Lee, and Jeremy gets SSI',
  'my sister Ann Lee. Jeremy gets SSI',
  'Ann Lee, Jeremy is on Medicaid',
])('who is told to get benefits is heard behind a name: %s', (message) => {
  expect(heard(next, message).facts.takersOnBenefits).toEqual(['Jeremy Fugate']);
});

test.each(['no', 'no to both', 'nope, nothing special', 'neither', "No, that's all"])(
  '“%s” leaves out both where both may be left out',
  (message) => {
    const after = heard(wishes, message);
    expect(after.skipped).toContain('specialInstructions');
    expect(after.facts.specialArrangements).toEqual([]);
    expect(heard(house, message).skipped).toContain('residencePlan');
  },
);

test.each(['No particular gifts', 'no gifts'])('“%s” leaves out the gifts, and the home stays open', (message) => {
  const { skipped, facts: known } = heard(house, message);
  expect(skipped).toEqual(['specificGifts']);
  expect(known.residencePlan).toBeUndefined();
});

test('whoever is not understood hears the first question alone', () => {
  expect(heard(born, 'it has been raining all week over here').asked).toEqual({
    kind: 'fact',
    field: 'grantorDateOfBirth',
  });
});

test('both questions are said, and no answer to tap stands below them that would answer only one', () => {
  const { text, choices } = phraseQuestion(asking(born));
  expect(text).toBe('What is your date of birth? And are you single, married, separated, divorced or widowed?');
  expect(choices).toEqual([]);
});
