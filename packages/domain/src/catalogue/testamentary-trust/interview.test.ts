import { expect, test } from 'vitest';
import { testamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust.ts';
import { upToChildren } from '#interview/testing/ruth-halloran.ts';
import { talkWith } from '#interview/testing/talk-with.ts';
import { everyLaw } from '#law/every-law.ts';

const type = testamentaryTrust(everyLaw);
const { interview } = type;
const today = '2026-11-22';

const talk = talkWith(interview, today);

const everything = [
  ...upToChildren,
  'Amy Halloran, 9, and Joe Halloran, 12',
  'My sister Ann Fisher',
  'my brother Bo Fisher',
  'yes',
  'nothing',
  'Amy and Joe in equal shares',
  '25',
  'yes',
  'my heirs at law',
  'None of them',
  'my brother Bo Fisher',
  'Ann Fisher',
  'my husband',
  'Ann Fisher',
  'my piano to Ann Fisher',
  'nothing else',
  'nothing special',
  'Use these settings',
  'All correct',
];

test('a conversation alone gathers everything that a will with a trust needs', () => {
  const talked = talk(everything);
  expect(interview.completeness(talked, today)).toMatchObject({ missing: [], problems: [] });
  expect(talked.facts).toMatchObject({
    guardian: { name: 'Ann Fisher' },
    spouseTakesFirst: true,
    heldForSpouseOnBenefits: 'nothing',
    beneficiaries: [
      { name: 'Amy Halloran', percentage: 50, distributionAge: 25 },
      { name: 'Joe Halloran', percentage: 50, distributionAge: 25 },
    ],
    contingentBeneficiaries: 'heirsAtLaw',
    successorTrustee: { name: 'Bo Fisher' },
    successorTrustees: [{ name: 'Ann Fisher' }],
    executor: { name: 'Tom Halloran' },
    alternateExecutors: [{ name: 'Ann Fisher' }],
    trustName: 'The Ruth Halloran Family Trust',
    tangiblesTo: 'spouse',
  });
  expect(type.finish(talked.facts, today).ok).toBe(true);
});

test('nobody is asked for a bond or for the law of another state, and a single person is not asked about a spouse', () => {
  const asked = interview.describe(talk(everything)).map(({ field }) => String(field));
  expect(asked.filter((field) => field === 'bondRequired' || field === 'governingState')).toEqual([]);
  const single = talk([...upToChildren.slice(0, 4), 'single']);
  expect(interview.describe(single).map(({ field }) => String(field))).not.toContain('spouseTakesFirst');
});
