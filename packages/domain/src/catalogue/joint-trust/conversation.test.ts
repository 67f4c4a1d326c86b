import { expect, test } from 'vitest';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { twoPartners } from '#catalogue/joint-trust/testing/two-partners.ts';
import { talkWith } from '#interview/testing/talk-with.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';

const { interview, finish } = jointTrust(everyLaw);
const today = '2026-11-23';

const talk = talkWith(interview, today);

const ellisons = [
  'hello',
  'Margaret Ann Ellison',
  '2204 Alder Street, Columbus, OH 43215',
  'Franklin',
  'April 9, 1964',
  'We are married',
  'Thomas Ellison',
  'He was born on August 21, 1961',
  'yes, we live together',
  'June 3, 1990',
  'Laura Ellison, 34, and Peter Ellison, 31',
  'all of them are ours',
  'our house at 2204 Alder Street and our joint savings account at Huntington',
  'no',
  'a lake cabin that I inherited from my father',
  'nothing',
  'neither of us',
  'everything stays with the survivor',
  'Laura and Peter, half each',
  'right away',
  'yes',
  'our heirs at law',
  'none of them',
  'each of us may act alone',
  'Laura Ellison',
  'Peter Ellison',
  'two physicians',
  'no rule of its own',
  'no particular gifts',
  'nothing else',
  'nothing special',
  'Use these settings',
  'Yes, everything is correct',
];

test('two spouses make a joint trust in one conversation, from hello to the end', () => {
  const { facts, ...reviewed } = talk(ellisons);
  expect(interview.completeness({ facts, ...reviewed }, today)).toMatchObject({
    isComplete: true,
    missing: [],
    problems: [],
  });
  expect(facts).toMatchObject({
    grantorDateOfBirth: '1964-04-09',
    maritalStatus: 'Married',
    spouseName: 'Thomas Ellison',
    secondDateOfBirth: '1961-08-21',
    sharesHome: true,
    marriedOn: '1990-06-03',
    childrenOfOne: [],
    assetsOfBoth: [
      { description: 'house at 2204 Alder Street' },
      { description: 'joint savings account at Huntington' },
    ],
    isAllCommunity: false,
    assetsOfFirst: [{ category: 'realEstate' }],
    assetsOfSecond: [],
    survivorPlan: 'survivorDecides',
    coTrusteesActJointly: false,
    trustName: 'The Margaret Ann Ellison and Thomas Ellison Joint Living Trust',
  });
  expect(facts).not.toHaveProperty('initialTrustee');
  expect(finish(facts, today)).toMatchObject({ ok: true });
});

test('two partners with two homes and a daughter of one make a joint trust in one conversation', () => {
  const { start, ofBoth, after } = twoPartners;
  const { facts, ...reviewed } = talk(['hi there', ...start, ...ofBoth, ...after]);
  expect(interview.completeness({ facts, ...reviewed }, today)).toMatchObject({ isComplete: true, problems: [] });
  expect(facts).toMatchObject({
    partnership: 'partners',
    partnerName: 'Ellen Whitaker',
    secondDateOfBirth: '1972-10-02',
    secondAddress: '8 Quarry Road, Salem, OR 97301',
    childrenOfOne: ['Ana Delgado'],
    childrenOfFirst: ['Ana Delgado'],
    assetsOfSecond: [{ description: 'truck', category: 'vehicle' }],
    survivorPlan: 'heldForLife',
    coTrusteesActJointly: true,
    residenceRecipient: 'Ana Delgado',
  });
  expect(facts).not.toHaveProperty('spouseName');
  expect(facts).not.toHaveProperty('isAllCommunity');
  expect(finish(facts, today)).toMatchObject({ ok: true });
});

test('a separated person is told that a joint trust is not for them', () => {
  const talked = talk([...ellisons.slice(1, 5), 'separated']);
  expect(interview.completeness(talked, today).problems).toMatchObject([
    { field: 'maritalStatus', message: expect.stringContaining('a living trust of your own') },
  ]);
});

test('partners are not offered the plan that tax law has for spouses', () => {
  const plans = (from: StoredInterview): readonly string[] =>
    interview
      .describe(from)
      .find(({ field }) => field === 'survivorPlan')
      ?.choices?.map(({ value }) => value) ?? [];
  expect(plans(talk(ellisons.slice(0, 7)))).toEqual(['disclaimer', 'heldForLife', 'survivorDecides']);
  expect(plans(talk([...ellisons.slice(1, 5), 'single', 'just partners', 'Kim Lee Park']))).toEqual([
    'heldForLife',
    'survivorDecides',
  ]);
});

test.each([
  ['he does', true],
  ["no, he doesn't", false],
  ["he doesn't live here", false],
  ["I don't remember", undefined],
])('whether they share a home is understood from “%s”', (said, sharesHome) => {
  expect(talk([...ellisons.slice(0, 8), said]).facts.sharesHome).toBe(sharesHome);
});

test('a stepchild is known to be the child of one, and the couple is told what the survivor may change', () => {
  const talked = talk([
    ...ellisons.slice(0, 10),
    'Ben Ellison, he is my stepson, and our daughter Kate Ellison',
    'Ben is only his',
    'the house, two cars and our Chase accounts',
    'no',
    'no',
    'his boat',
    'neither of us',
    'everything stays with the survivor',
  ]);
  expect(talked.facts).toMatchObject({
    children: [{ name: 'Ben Ellison', relationship: 'stepson' }, { name: 'Kate Ellison' }],
    childrenOfOne: ['Ben Ellison'],
    assetsOfSecond: [{ description: 'boat' }],
  });
  expect(interview.completeness(talked, today).warnings.map(({ field }) => field)).toContain('survivorPlan');
});

test('whoever has the birthday of the other one wrong puts that one right', () => {
  const told = talk(ellisons.slice(0, 9));
  const { facts } = interview.replyTo(
    told,
    "Tom says I have his birthday wrong. It's August 31, 1961, not the 21st.",
    today,
  ).interview;
  expect(facts).toMatchObject({ grantorDateOfBirth: '1964-04-09', secondDateOfBirth: '1961-08-31' });
});
