import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const say = (message: string, facts: Facts): Facts =>
  replyAgreeing(
    { ...openInterview(livingTrustPlan), facts, asked: { kind: 'fact', field: 'successorTrustee' } },
    message,
    '2026-11-20',
  ).interview.facts;

const sister: Facts = { beneficiaries: [{ name: 'Laura Harlan', relationship: 'sister', percentage: 100 }] };

test('somebody whose middle name is told in a second place is one person', () => {
  const facts = say('Laura Beth Harlan', sister);
  expect(facts.successorTrustee?.name).toBe('Laura Beth Harlan');
  expect(facts.beneficiaries?.[0]?.name).toBe('Laura Beth Harlan');
});

test('two relatives of nearly the same name stay two people', () => {
  const facts = say('my cousin Laura Beth Harlan', sister);
  expect(facts.successorTrustee).toEqual({ name: 'Laura Beth Harlan', relationship: 'cousin' });
  expect(facts.beneficiaries?.[0]?.name).toBe('Laura Harlan');
});
