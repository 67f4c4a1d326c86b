import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { describeFacts } from '#interview/describe-facts.ts';
import { missingFacts } from '#interview/missing-facts.ts';
import { moveToNext } from '#interview/next-question.ts';
import { openInterview } from '#interview/open-interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { asking, hear, known, say, today } from '#interview/testing/hallorans.ts';
import { everyLaw } from '#law/every-law.ts';

const unclear: Facts = { ...known, successorTrustee: { name: 'Northern Trust' } };
const asked = { kind: 'detail', field: 'successorTrustee', entry: 0, detail: 'kind' } as const;

test('a trustee who may be a bank is not taken for a person: it is asked, and the fact is missing until then', () => {
  const questions = livingTrustPlan.questions.filter(({ field }) => field === 'successorTrustee');
  const interview = { ...openInterview({ ...livingTrustPlan, questions }), facts: {} };
  const turn = replyAgreeing(
    { ...interview, asked: { kind: 'fact', field: 'successorTrustee' } },
    'Northern Trust',
    today,
  );
  expect(turn.interview.facts.successorTrustee).toEqual({ name: 'Northern Trust' });
  expect(missingFacts(turn.interview)).toEqual(['successorTrustee']);
  expect(turn.reply).toContain('Is Northern Trust a person or an organization?');
  expect(turn.choices).toEqual(['A person', 'An organization']);
});

test.each([
  ['An organization', 'organization'],
  ['it is a bank', 'organization'],
  ["It's a company", 'organization'],
  ['A person', 'person'],
  ['she is a person', 'person'],
] as const)('“%s” answers it and names nobody', (message, kind) => {
  const { facts } = say(asked, message, unclear).interview;
  expect(facts).toEqual({ ...unclear, successorTrustee: { name: 'Northern Trust', kind } });
});

test.each([
  ['the bank Mercy Lane', 'Mercy Lane'],
  ['Mercy Lane, which is a bank', 'Mercy Lane'],
  ['a local charity called Mercy Lane', 'Mercy Lane'],
  ['Mercy Lane (a company)', 'Mercy Lane'],
] as const)('what stands beside a name is not lost: “%s” names an organization', (message, name) => {
  const { facts } = say('successorTrustee', message).interview;
  expect(facts.successorTrustee).toEqual({ name, kind: 'organization' });
});

test('a taker who is called a charity beside the name is one, and is not asked for a relationship', () => {
  const said = say('beneficiaries', 'everything to a charity called Mercy Lane').interview;
  expect(said.facts.beneficiaries).toEqual([
    { name: 'Mercy Lane', relationship: 'charity', percentage: 100, kind: 'organization' },
  ]);
});

test('a sister who works for a bank, a friend from church and who is named after a church stay people', () => {
  for (const message of [
    'my sister Ana Reyes, a bank manager',
    'Ana Reyes, a friend from church',
    'I asked my church, Ana Reyes can do it',
  ])
    expect(say('successorTrustee', message).interview.facts.successorTrustee?.kind).toBeUndefined();
});

test('nobody is taken for a church or a charity because of a surname: it is asked', () => {
  for (const name of ['Sarah Church', 'Lilly Cross']) {
    const { interview } = say('successorTrustee', name);
    expect(interview.facts.successorTrustee).toEqual({ name });
    expect(missingFacts(interview)).toContain('successorTrustee');
  }
  const takers = say('beneficiaries', 'Sarah Church 50% and Northern Trust 50%');
  expect(takers.interview.facts.beneficiaries).toEqual([
    { name: 'Sarah Church', percentage: 50 },
    { name: 'Northern Trust', percentage: 50 },
  ]);
});

test('a company that receives something is not called a charity', () => {
  const said = say('beneficiaries', 'everything to Reyes Holdings LLC').interview;
  expect(said.facts.beneficiaries).toEqual([
    { name: 'Reyes Holdings LLC', relationship: 'organization', percentage: 100 },
  ]);
});

test('it can be said of anybody who was named, without being asked', () => {
  const facts: Facts = { ...known, successorTrustee: { name: 'Second Harvest', kind: 'person' } };
  for (const words of ['Second Harvest is an organization', 'Second Harvest is not a person'])
    expect(say('assets', words, facts).interview.facts.successorTrustee).toEqual({
      name: 'Second Harvest',
      kind: 'organization',
    });
});

test('whoever passes it by is asked for a yes or a no, and left alone after a no: the document waits', () => {
  const suggested = hear(asked, 'skip', unclear);
  expect(suggested.reply).toContain('I would take');
  expect(suggested.choices).toEqual(['Yes', 'No']);
  const { interview } = replyTo(replyTo(suggested.interview, 'no', today).interview, 'skip', today);
  expect(interview.putAside).toContain('successorTrustee');
  expect(missingFacts(interview)).toContain('successorTrustee');
});

test('what is said of a name at one place is said of it at every other', () => {
  const facts: Facts = { ...unclear, beneficiaries: [{ name: 'Northern Trust', relationship: 'advisor' }] };
  const said = say(asked, 'An organization', facts).interview;
  expect(said.facts.beneficiaries).toEqual([{ name: 'Northern Trust', relationship: 'advisor', kind: 'organization' }]);
  const later = recordFact(said, 'successorTrustees', [{ name: 'Northern Trust' }], today);
  expect(later.ok && later.value.facts.successorTrustees).toEqual([{ name: 'Northern Trust', kind: 'organization' }]);
  const corrected = recordFact(said, 'successorTrustee', { name: 'Northern Trust', kind: 'person' }, today);
  expect(corrected.ok && corrected.value.facts.beneficiaries?.[0]?.kind).toBe('person');
});

test('neither an age nor a last name is asked of what was said to be an organization', () => {
  const facts: Facts = { ...known, beneficiaries: [{ name: 'Mercy', relationship: 'advisor', percentage: 100 }] };
  const beneficiaries = [{ name: 'Mercy', relationship: 'advisor', percentage: 100, kind: 'organization' }] as const;
  const detailsOf = (said: Facts) => {
    const { asked: question } = moveToNext(asking(null, said));
    return question?.kind === 'detail' ? question.detail : question?.kind;
  };
  expect(detailsOf(facts)).toBe('surname');
  expect(detailsOf({ ...facts, beneficiaries: [...beneficiaries] })).not.toMatch(/surname|distributionAge|kind/u);
});

test('the panel shows what is taken for an organization, and what is not although its words say so', () => {
  const displayed = (successorTrustee: Facts['successorTrustee']) =>
    describeFacts({ ...openInterview(livingTrustPlan, {}, everyLaw), facts: { ...known, successorTrustee } }).find(
      ({ field }) => field === 'successorTrustee',
    )?.display;
  expect(displayed({ name: 'Oak Trust Company' })).toBe('Oak Trust Company (organization)');
  expect(displayed({ name: 'Oak Trust Company', kind: 'person' })).toBe('Oak Trust Company (person)');
  expect(displayed({ name: 'Mercy Lane', relationship: 'lawyer', kind: 'organization' })).toBe(
    'Mercy Lane (lawyer, organization)',
  );
  expect(displayed({ name: 'Karl Berg' })).toBe('Karl Berg');
  expect(displayed({ name: 'Sarah Church' })).toBe('Sarah Church');
});

test('whoever makes the document is a person, be the name that of a church', () => {
  const before = {
    ...openInterview(livingTrustPlan),
    facts: { grantorName: 'Vernell Ann Church' },
    asked: { kind: 'fact', field: 'initialTrustee' },
  } as const;
  const { interview } = replyTo(before, 'me', today);
  expect(interview.facts.initialTrustee).toEqual([{ name: 'Vernell Ann Church', kind: 'person' }]);
});
