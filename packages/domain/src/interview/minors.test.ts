import { expect, test } from 'vitest';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Turn } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const today = '2026-11-20';

const family: Facts = {
  grantorName: 'Ruth Halloran',
  children: [
    { name: 'Maya Halloran', dateOfBirth: '2014-05-03', isMinor: true },
    { name: 'Joe Halloran', relationship: 'son' },
  ],
};
const say = (field: FieldId, message: string, facts: Facts = family): Turn =>
  replyAgreeing({ ...openInterview(livingTrustPlan), facts, asked: { kind: 'fact', field } }, message, today);

test('a child with a date of birth is under 18 or not by that date', () => {
  const { children } = say('children', 'Maya, born 3 May 2014, and Jonah (born June 1, 1996)', {
    grantorName: 'Ruth Halloran',
  }).interview.facts;
  expect(children).toEqual([
    { name: 'Maya', dateOfBirth: '2014-05-03', isMinor: true },
    { name: 'Jonah', dateOfBirth: '1996-06-01' },
  ]);
});

test('what is said of several children makes each of them under 18', () => {
  const { children } = say('children', 'Maya, Teo and Jonah are under 18', { grantorName: 'Ruth Halloran' }).interview
    .facts;
  expect(children?.map(({ isMinor }) => isMinor)).toEqual([true, true, true]);
});

test('nobody under 18 becomes a trustee', () => {
  for (const field of ['initialTrustee', 'successorTrustee', 'successorTrustees'] as const) {
    const turn = say(field, 'Maya Halloran');
    expect(turn.interview.facts).toEqual(family);
    expect(turn.interview.asked).toEqual({ kind: 'fact', field });
    expect(turn.reply).toContain('Maya Halloran is under 18, and only an adult can serve here');
  }
});

test('an adult named beside somebody under 18 is kept', () => {
  const { facts } = say('successorTrustees', 'Maya and Joe').interview;
  expect(facts.successorTrustees?.map(({ name }) => name)).toEqual(['Joe Halloran']);
});
