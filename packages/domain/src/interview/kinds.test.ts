import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { describeFacts } from '#interview/describe-facts.ts';
import { missingFacts } from '#interview/missing-facts.ts';
import { moveToNext } from '#interview/next-question.ts';
import { openInterview } from '#interview/open-interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { replyTo } from '#interview/reply-to.ts';
import { asking, known, say, today } from '#interview/testing/hallorans.ts';
import { everyLaw } from '#law/every-law.ts';

const unclear: Facts = { ...known, successorTrustee: { name: 'Northern Trust' } };
const asked = { kind: 'detail', field: 'successorTrustee', entry: 0, detail: 'kind' } as const;

test('a trustee who may be a bank is not taken for a person: it is asked, and the fact is missing until then', () => {
  const questions = livingTrustPlan.questions.filter(({ field }) => field === 'successorTrustee');
  const interview = { ...openInterview({ ...livingTrustPlan, questions }), facts: {} };
  const turn = replyTo({ ...interview, asked: { kind: 'fact', field: 'successorTrustee' } }, 'Northern Trust', today);
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

test('it can be said of anybody who was named, without being asked', () => {
  const facts: Facts = { ...known, successorTrustee: { name: 'Second Harvest', kind: 'person' } };
  for (const words of ['Second Harvest is an organization', 'Second Harvest is not a person'])
    expect(say('assets', words, facts).interview.facts.successorTrustee).toEqual({
      name: 'Second Harvest',
      kind: 'organization',
    });
});

test('whoever passes it by is asked again, and the document waits', () => {
  const { interview } = say(asked, 'skip', unclear);
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
});
