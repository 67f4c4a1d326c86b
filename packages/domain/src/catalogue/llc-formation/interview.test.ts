import { expect, test } from 'vitest';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { respondToAct } from '#interview/conversation/respond-to-act.ts';
import { talkWith } from '#interview/testing/talk-with.ts';
import { everyLaw } from '#law/every-law.ts';

const { interview, finish } = llcFormation(everyLaw);
const today = '2026-11-20';

const talk = talkWith(interview, today);

const shared = [
  'Harbor Street Bakery LLC',
  'California',
  'Baking bread and pastries and selling them in a shop.',
  'Nora Whitfield 60% and Tomás Iglesias 40%',
  'Managed by its members',
  '210 Harbor Street, Oakland, CA 94607',
  'Nora Whitfield',
  '210 Harbor Street, Oakland, CA 94607',
  'Alameda',
  '$50,000',
  'yes',
  'Nothing else',
  'Use these settings',
];

test('two founders form a company in one conversation', () => {
  const reviewed = talk([...shared, 'Yes, everything is correct']);
  expect(interview.completeness(reviewed, today)).toMatchObject({ isComplete: true, missing: [], problems: [] });
  expect(reviewed.facts).toEqual({
    llcName: 'Harbor Street Bakery LLC',
    formationState: 'CA',
    businessPurpose: 'Baking bread and pastries and selling them in a shop.',
    members: [
      { name: 'Nora Whitfield', percentage: 60 },
      { name: 'Tomás Iglesias', percentage: 40 },
    ],
    management: 'member',
    principalAddress: '210 Harbor Street, Oakland, CA 94607',
    registeredAgent: { name: 'Nora Whitfield' },
    registeredAgentAddress: '210 Harbor Street, Oakland, CA 94607',
    registeredOfficeCounty: 'Alameda',
    initialCapitalInCents: 5_000_000,
    contributesByShare: true,
    organizer: { name: 'Nora Whitfield' },
    taxTreatment: 'default',
    partnershipRepresentative: { name: 'Nora Whitfield' },
    fiscalYearEnd: 'December 31',
    distributionTiming: 'asDecided',
    majorDecisions: 'unanimous',
    transferLimit: 'firstRefusal',
    buySell: 'all',
    buyOutPrice: 'appraisal',
  });
  expect(finish(reviewed.facts, today)).toMatchObject({ ok: true });
});

test('one person names managers, an agent that is a firm, and who carries on', () => {
  const reviewed = talk([
    'Vance Rentals LLC',
    'Delaware',
    'Renting out two houses',
    'Harriet Vance owns all of it',
    'Managers',
    'me and Daniel Okafor',
    '55 Water Street, New York, NY 10041',
    'First State Agents, Inc.',
    '8 The Green, Dover, DE 19901',
    'Kent',
    'Daniel Okafor',
    '1,000 dollars',
    'no',
    'Use these settings',
    'Yes, everything is correct',
  ]);
  expect(interview.completeness(reviewed, today)).toMatchObject({ isComplete: true, problems: [] });
  expect(reviewed.facts).toMatchObject({
    members: [{ name: 'Harriet Vance', percentage: 100 }],
    management: 'manager',
    managers: [{ name: 'Harriet Vance' }, { name: 'Daniel Okafor' }],
    successorManager: { name: 'Daniel Okafor' },
    initialCapitalInCents: 100_000,
    organizer: { name: 'Harriet Vance' },
  });
  expect(reviewed.facts.registeredAgent?.name).toBe('First State Agents, Inc.');
  expect(reviewed.facts).not.toHaveProperty('partnershipRepresentative');
});

test('a name without its designator and an agent in another state are asked about again', () => {
  const named = talk(['Harbor Street Bakery', 'California']);
  expect(interview.completeness(named, today).problems.map(({ field }) => field)).toEqual(['llcName']);

  const elsewhere = talk(shared.map((message, index) => (index === 7 ? '8 The Green, Dover, DE 19901' : message)));
  expect(interview.completeness(elsewhere, today).problems.map(({ field }) => field)).toEqual([
    'registeredAgentAddress',
  ]);
});

test('the panel shows each fact of a company and takes contributions member by member', () => {
  const answered = talk(shared);
  const members = [
    {
      name: 'Nora Whitfield',
      percentage: 60,
      contributionInCents: 1_200_000,
      address: '41 Laurel Avenue, Oakland, CA 94610',
    },
    { name: 'Tomás Iglesias', percentage: 40, contributionInCents: 0 },
  ];
  const recorded = interview.record(answered, 'members', members, today);
  const rows = recorded.ok ? interview.describe(recorded.value) : [];
  expect(rows.map(({ field }) => field)).not.toContain('initialCapitalInCents');
  expect(JSON.stringify(rows)).toContain('contributes $12,000');
});

test.each(['hello', 'Hi there', 'Good morning!'])('“%s” is a greeting and not the name of the company', (said) => {
  expect(talk([said]).facts.llcName).toBeUndefined();
  expect(talk([said, 'Hansen Brothers Landscaping LLC']).facts.llcName).toBe('Hansen Brothers Landscaping LLC');
});

test('what each member puts in is neither added up into one amount nor divided by percentage', () => {
  const { facts } = talk([...shared.slice(0, 9), '5000 each in cash']);
  expect(facts.members?.map(({ contributionInCents }) => contributionInCents)).toEqual([500_000, 500_000]);
  expect(facts.initialCapitalInCents).toBeUndefined();
});

test('a wish for more among the members asks for the shares of the members', () => {
  const reviewed = talk(shared);
  const live = { ...reviewed, plan: llcFormationPlan, laws: everyLaw };
  const reading = { act: 'compare', patch: [] } as const;
  const asked = respondToAct(live, { reading, message: 'Nora should have more', today }).interview;
  expect(asked.asked).toMatchObject({ kind: 'detail', field: 'members', detail: 'percentage' });
  expect(asked.facts.members).toEqual(reviewed.facts.members);
});
