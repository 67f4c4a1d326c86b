import { expect, test } from 'vitest';
import { everyLaw } from '#law/every-law.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { confirmAllFacts } from '#interview/confirm-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { completenessOf } from '#interview/completeness.ts';

const today = '2026-11-20';

const facts: Facts = {
  ...livingTrustSample,
  beneficiaries: [
    { name: 'Ana Reyes', relationship: 'daughter', percentage: 60, distributionAge: 25 },
    { name: 'Luis Reyes', relationship: 'brother', percentage: 40, distributionAge: 25 },
  ],
  intentionallyOmitted: [{ name: 'Luis Reyes', relationship: 'brother' }],
};

const holding = (change: Facts): Interview => {
  const open = openInterview(livingTrustPlan);
  return { ...open, facts: change, declined: ['beneficiaries.distributionAge'], asked: { kind: 'review' } };
};

const talk = (from: Interview, ...messages: readonly string[]): Interview =>
  messages.reduce((interview, message) => replyAgreeing(interview, message, today).interview, from);

test('whoever is left out and receives something is asked about, with both ways out', () => {
  const turn = replyAgreeing(holding(facts), 'yes', today);
  expect(completenessOf(turn.interview, today).isComplete).toBe(false);
  expect(completenessOf(turn.interview, today).problems).toEqual([
    {
      field: 'intentionallyOmitted',
      code: 'V13a',
      message: expect.stringContaining('You leave Luis Reyes out, but also give'),
    },
  ]);
  expect(turn.reply).toContain('You leave Luis Reyes out');
  expect(turn.choices).toEqual(['Leave Luis Reyes out', 'Luis Reyes is not left out']);
});

test('taking somebody back in solves the contradiction and keeps the share', () => {
  const solved = talk(holding(facts), 'yes', 'Luis Reyes is not left out');
  expect(solved.facts.intentionallyOmitted).toEqual([]);
  expect(solved.facts.beneficiaries).toHaveLength(2);
  expect(completenessOf(solved, today).problems).toEqual([]);
});

test('leaving somebody out takes the share away, and the shares are asked again', () => {
  const solved = talk(holding(facts), 'yes', 'Leave Luis Reyes out');
  expect(solved.facts.beneficiaries?.map(({ name }) => name)).toEqual(['Ana Reyes']);
  expect(solved.asked).toEqual({ kind: 'detail', field: 'beneficiaries', entry: 0, detail: 'percentage' });
  const settled = talk(solved, 'yes, everything');
  expect(completenessOf(settled, today).problems).toEqual([]);
});

test('a successor who is named twice is reported, and nobody else clears the list', () => {
  const twice = { ...facts, intentionallyOmitted: [], successorTrustees: [facts.successorTrustee ?? { name: 'Bo' }] };
  const asked = talk(holding(twice), 'yes');
  expect(completenessOf(asked, today).problems[0]?.message).toContain('named twice as successor trustee');
  expect(phraseQuestion(asked).choices).toContain('Nobody else');
  expect(completenessOf(talk(asked, 'Nobody else'), today).problems).toEqual([]);
});

test('an interview that counts as complete is never refused by the instrument', () => {
  for (const change of [facts, { ...facts, intentionallyOmitted: [] }, livingTrustSample]) {
    const interview = confirmAllFacts(holding(change));
    expect(completenessOf(interview, today).isComplete).toBe(livingTrust(everyLaw).finish(change, today).ok);
  }
});

test('a first trustee who is named as successor too is refused, and the same question stays open', () => {
  const asking: Interview = {
    ...openInterview(livingTrustPlan),
    facts: { grantorName: 'Ruth Halloran', initialTrustee: [{ name: 'Ruth Halloran' }, { name: 'Luis Paz' }] },
    asked: { kind: 'fact', field: 'successorTrustee' },
  };
  const turn = replyAgreeing(asking, 'Luis Paz', today);
  expect(turn.reply).toContain('Luis Paz is already a first trustee. Please name somebody else as successor trustee.');
  expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'successorTrustee' });
  expect(turn.reply).toContain('Who should take over as successor trustee');
});
