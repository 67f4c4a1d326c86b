import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { applyReading } from '#interview/conversation/apply-reading.ts';
import { asking, hear, known, say, takers, today } from '#interview/testing/hallorans.ts';

const peopleFields = [
  'children',
  'beneficiaries',
  'contingentBeneficiaries',
  'initialTrustee',
  'successorTrustee',
  'successorTrustees',
  'executor',
  'guardian',
  'assets',
  'specificGifts',
  null,
] as const;

const family: Facts = {
  ...known,
  children: [
    { name: 'Owen Halloran', relationship: 'son' },
    { name: 'Caleb Thomas Halloran', relationship: 'son' },
  ],
};

test.each([
  'Caleb is disabled and receives SSI and Medicaid',
  'Caleb receives SSI',
  'Caleb has autism',
  'Owen lives in Denver with two roommates',
  'Caleb cannot work',
])('nobody and nothing is recorded from what is only said about somebody: “%s”', (message) => {
  for (const field of peopleFields) {
    const { interview } = hear(field, message, family);
    expect([field, interview.facts]).toEqual([field, family]);
  }
});

test('a first name that fits one child makes no further child, however the lists spell the full name', () => {
  const facts: Facts = {
    ...family,
    children: [{ name: 'Caleb Thomas Halloran', relationship: 'son' }],
    beneficiaries: [{ name: 'Caleb Halloran', relationship: 'son', percentage: 100 }],
  };
  for (const message of ['Caleb is disabled', 'Caleb', 'my son Caleb'])
    expect(say('children', message, facts).interview.facts.children).toHaveLength(1);
});

test('a reader that proposes a first name beside the full one adds nobody', () => {
  const value = [...(family.children ?? []), { name: 'Caleb' }, { name: 'Descendants' }];
  const reading = { act: 'answer', patch: [{ field: 'children', value, evidence: '', confidence: 1 }] } as const;
  const { interview } = applyReading(asking('children', family), {
    message: 'Caleb, and their descendants',
    reading,
    today,
  });
  expect(interview.facts.children).toEqual(family.children);
});

test.each([
  'it stays in a special needs trust for life, with Rosalind as its trustee',
  "that share goes to that child's descendants",
  'to the Survivor in Trust for Life',
  "if a child dies, to that child's Issue",
])('a common noun is nobody’s name, and the trustee of another trust holds no office here: “%s”', (message) => {
  for (const field of peopleFields) {
    const { facts, doubt } = say(field, message, family).interview;
    const strangers = peopleIn({ ...facts, ...doubt?.proposed }).filter(
      ({ name }) => !peopleIn(family).some((one) => one.name === name),
    );
    expect([field, strangers]).toEqual([field, []]);
  }
});

test('Charity Jones is a person', () => {
  expect(say('successorTrustee', 'my niece Charity Jones').interview.facts.successorTrustee?.name).toBe(
    'Charity Jones',
  );
});

test.each([
  'Our house at 2210 Alder Creek Road, San Jose, which is community property and worth 900k',
  'The rental at 14 Alder Court, Salt Lake City',
  '14 Alder Court, Boise and my boat',
])('the town behind a street is nobody: “%s”', (message) => {
  for (const field of peopleFields) {
    const { facts, doubt } = say(field, message).interview;
    expect([field, peopleIn({ ...facts, ...doubt?.proposed })]).toEqual([field, peopleIn(known)]);
  }
  const { assets = [] } = say('assets', message).interview.facts;
  expect(assets.map(({ description }) => description)).not.toContain('San Jose');
});

test.each(['Tom and I together are the first trustees', 'The first trustees are Ruth Halloran and Tom Halloran'])(
  'the first trustees are nothing else, whatever is asked: “%s”',
  (message) => {
    for (const field of peopleFields) {
      const { facts } = say(field, message).interview;
      expect([field, facts]).toEqual([
        field,
        { ...known, initialTrustee: [{ name: 'Ruth Halloran' }, { name: 'Tom Halloran', relationship: 'spouse' }] },
      ]);
    }
  },
);

test('a list that is named in the sentence is the only one that changes', () => {
  const facts: Facts = {
    ...known,
    beneficiaries: [{ name: 'Tom Halloran', relationship: 'husband', percentage: 100 }],
  };
  for (const field of peopleFields)
    for (const message of [
      'The contingent beneficiaries are only Amy Halloran and Joe Halloran, half each',
      'My contingent beneficiaries shall be, half each, Amy and Joe',
    ]) {
      const after = say(field, message, facts).interview.facts;
      expect([field, after.beneficiaries]).toEqual([field, facts.beneficiaries]);
      expect(after.contingentBeneficiaries).toMatchObject([
        { name: 'Amy Halloran', percentage: 50 },
        { name: 'Joe Halloran', percentage: 50 },
      ]);
    }
});

test.each([
  ['I am Rosa Diaz, born March 3, 1971, living in San Antonio, Texas', '1971-03-03'],
  ["I'm Rosa Diaz, married June 4, 1999, born on 3/3/1971", '1971-03-03'],
  ['I am Rosa Diaz and my son was born March 3, 2011', undefined],
])('the date of birth is taken from the first sentence when it is the speaker’s own: “%s”', (message, born) => {
  const { facts } = say('grantorName', message, {}).interview;
  expect([facts.grantorName, facts.grantorDateOfBirth]).toEqual(['Rosa Diaz', born]);
});

test('takers who are named anew by a first name keep their place', () => {
  const { beneficiaries = [] } = say('beneficiaries', 'Amy gets 40, Joe 40 and Daniel 20', takers).interview.facts;
  expect(beneficiaries.map(({ name }) => name)).toEqual(['Amy Halloran', 'Joe Halloran', 'Daniel Reed']);
});
