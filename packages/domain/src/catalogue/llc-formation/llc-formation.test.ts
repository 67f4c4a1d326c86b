import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcFactsArbitrary, llcFactsIn } from '#catalogue/llc-formation/llc-facts.arbitrary.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { lostWords } from '#review/testing/lost-words.ts';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { everyLaw } from '#law/every-law.ts';
import { madeIn } from '#law/made-in.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

const type = llcFormation(everyLaw);
const today = '2026-11-20';

const finished = (facts: Facts): LegalDocument => {
  const result = type.finish(facts, today);
  if (!result.ok) throw new Error(`${facts.formationState}: ${JSON.stringify(result.reason)}`);
  return result.value;
};

// Who was named and is not printed, and what the review calls an error.
const faultsOf = (facts: Facts): readonly string[] => {
  const document = finished(facts);
  const text = plainText(document);
  const isPartnership = text.includes('Partnership Representative');
  const named = peopleIn(facts).filter(({ field }) => field !== 'partnershipRepresentative' || isPartnership);
  return [
    ...named.map(({ name }) => name).filter((name) => !text.includes(name)),
    ...(facts.members ?? []).flatMap(({ address = '' }) => (text.includes(address) ? [] : [address])),
    ...lostWords(Object.fromEntries(toPrint(facts, isPartnership)), document),
    ...type.findings(facts, document).flatMap(({ level, message }) => (level === 'error' ? [message] : [])),
  ];
};

// A company that files no return of a partnership has no use for its representative.
const toPrint = (facts: Facts, isPartnership: boolean) =>
  Object.entries(facts).filter(([field]) => field !== 'partnershipRepresentative' || isPartnership);

test('whatever valid facts are given, the papers of a company are whole and lose nobody who was named', () => {
  fc.assert(
    fc.property(llcFactsArbitrary, (facts) => {
      expect(faultsOf(facts)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a company of every shape is formed in each state whose law is certain', () => {
  for (const [seed, state] of stateCodes.entries()) {
    expect([state, madeIn('company', lawOf(state)).state]).toEqual([state, 'made']);
    for (const facts of fc.sample(llcFactsIn(state), { numRuns: 1, seed })) expect(faultsOf(facts)).toEqual([]);
  }
});

test('a state whose rule on the filing is not certain refuses the papers and says why', () => {
  const law = lawOf('OH');
  const unsure = {
    ...law,
    company: { ...law.company, filingItems: { ...law.company.filingItems, confidence: 'verify' as const } },
  };
  const refusal = llcFormation((state) => (state === 'OH' ? unsure : everyLaw(state))).finish(
    { ...llcSample, formationState: 'OH', registeredAgentAddress: '1 Main Street, Dayton, OH 45402' },
    today,
  );
  expect(refusal).toMatchObject({
    ok: false,
    reason: [
      { field: 'formationState', message: expect.stringContaining('We are not certain how a company is formed') },
    ],
  });
});

test('members and managers sign, an organization by a person with a title, and nobody witnesses', () => {
  const facts: Facts = {
    ...llcSample,
    members: [
      { name: 'Ridge Capital Partners LP', percentage: 70 },
      { name: 'Helen Marsh', percentage: 30 },
    ],
    management: 'manager',
    managers: [{ name: 'Ridge Capital Partners LP' }],
    organizer: { name: 'Helen Marsh' },
  };
  const document = finished(facts);
  expect(signersOf(document).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'member-2 person',
    'member-1 organization',
    'manager-1 organization',
    'organizer person',
    'organizer-action person',
  ]);
  const asked = type.execution.requirementsOf(document, facts);
  expect(asked).toMatchObject({ witnessesNeeded: 0, notary: { awaited: 'never' }, method: { kind: 'electronic' } });
});

test('a member is signed for, and has a spouse to consent, as it was said to be and not as its name sounds', () => {
  const owned = (kind: 'person' | 'organization'): Facts => ({
    ...llcSample,
    members: [{ name: 'Sarah Church', kind, percentage: 100 }],
    organizer: { name: 'Nora Whitfield' },
  });
  const kindOf = (facts: Facts) => signersOf(finished(facts)).find(({ id }) => id === 'member-1')?.kind;
  expect([kindOf(owned('person')), kindOf(owned('organization'))]).toEqual(['person', 'organization']);
  expect(plainText(finished(owned('person')))).toContain('Consent of a Spouse');
  expect(plainText(finished(owned('organization')))).not.toContain('Consent of a Spouse');
});

test('a company of companies is signed by a person as its organizer, and asks for one', () => {
  const firms: Facts = {
    ...llcSample,
    members: [{ name: 'Ridge Capital Partners LP', percentage: 100 }],
    management: 'member',
    managers: undefined,
    successorManager: undefined,
    partnershipRepresentative: undefined,
  };
  const [maker] = signersOf(finished({ ...firms, organizer: { name: 'Helen Marsh' } }));
  expect(maker).toMatchObject({ kind: 'person', name: 'Helen Marsh' });

  expect(type.finish({ ...firms, organizer: undefined }, today)).toMatchObject({
    ok: false,
    reason: [{ field: 'organizer', message: expect.stringContaining('Please name a person as the organizer') }],
  });
});

test('the public filing says what its state asks for and no more', () => {
  const filingIn = (formationState: 'CA' | 'DE' | 'FL') => {
    const registeredAgentAddress = `8 Green Street, Springfield, ${formationState} 19901`;
    const { schedules } = finished({ ...llcSample, formationState, registeredAgentAddress });
    const blocks = schedules.find(({ id }) => id === 'schedule.articles')?.blocks ?? [];
    return blocks.flatMap((block) => (block.kind === 'field' ? [block.label] : []));
  };
  expect(filingIn('DE')).toEqual(['Name of the company', 'Registered agent and registered office']);
  expect(filingIn('CA')).toContain('Management');
  expect(filingIn('FL')).toContain('Signature of the registered agent');
});

test('money that is given for all together is divided by percentage, to the cent', () => {
  const text = plainText(
    finished({
      ...llcSample,
      initialCapitalInCents: 10_000,
      members: [
        { name: 'Ann Lee', percentage: 33.33 },
        { name: 'Bo Lee', percentage: 33.33 },
        { name: 'Cy Lee', percentage: 33.34 },
      ],
    }),
  );
  for (const row of ['Ann Lee | Principal office | $33.33', 'Cy Lee | Principal office | $33.34'])
    expect(text).toContain(row);
});

test('a draft in which nothing is known shows what is missing and decides nothing', () => {
  const text = plainText(type.preview({}, today));
  expect(text).toContain('To be completed: Members and ownership');
  expect(text).not.toMatch(/undefined|NaN/u);
});
