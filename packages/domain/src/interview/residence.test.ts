import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { isAvailableType } from '#catalogue/available-types.ts';
import type { Facts } from '#facts/facts.ts';
import { describeFacts } from '#interview/describe-facts.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const today = '2026-11-20';

const { assets: _, residencePlan: __, specificGifts: ___, ...sample } = livingTrustSample;

const asking = (change: Facts = {}): Interview => ({
  ...openInterview(livingTrustPlan),
  facts: {
    ...sample,
    maritalStatus: 'Married',
    spouseName: 'Tom Reyes',
    successorTrustees: [],
    specificGifts: [],
    ...change,
  },
  declined: ['beneficiaries.distributionAge'],
  asked: { kind: 'fact', field: 'assets' },
});

const say = (from: Interview, ...messages: readonly string[]) =>
  messages.reduce((turn, message) => replyAgreeing(turn.interview, message, today), { interview: from } as ReturnType<
    typeof replyAgreeing
  >);

test('a home among the property brings the question what happens to it', () => {
  const turn = say(asking(), 'my house and a savings account');
  expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'residencePlan' });
  expect(turn.choices).toEqual([
    'My spouse may live there',
    'Sell it and share the proceeds',
    'Give it to one person',
    'No rule of its own',
  ]);
});

test('nobody who is single is offered a right for a spouse', () => {
  const turn = say(asking({ maritalStatus: 'Single' }), 'my house');
  expect(turn.choices).toEqual(['Sell it and share the proceeds', 'Give it to one person', 'No rule of its own']);
});

test.each(['a savings account', 'a rental house in Tampa', '40 acres of farmland', 'my car and my ring collection'])(
  '“%s” is no home',
  (message) => {
    expect(say(asking(), message).interview.asked).not.toEqual({ kind: 'fact', field: 'residencePlan' });
  },
);

test.each([
  ['my husband may live there', { residencePlan: 'spouseMayLive' }],
  ['Sell it and share the proceeds', { residencePlan: 'sell' }],
  ['give it to my nephew Carl Voss', { residencePlan: 'giveTo', residenceRecipient: 'Carl Voss' }],
])('“%s” is recorded for the home alone', (message, facts) => {
  const turn = say(asking(), 'my house', message);
  expect(turn.interview.facts).toMatchObject(facts);
  expect(turn.interview.facts.beneficiaries).toEqual(sample.beneficiaries);
});

test('who receives the home is asked when only the wish was said', () => {
  const turn = say(asking(), 'my house', 'Give it to one person');
  expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'residenceRecipient' });
  expect(say(turn.interview, 'my nephew Carl Voss').interview.facts.residenceRecipient).toBe('Carl Voss');
});

test('no rule of its own is a good answer', () => {
  const turn = say(asking(), 'my house', 'No rule of its own');
  expect(turn.interview.facts.residencePlan).toBeUndefined();
  expect(turn.interview.skipped).toContain('residencePlan');
});

test('a home that is sold takes its rule with it', () => {
  const { interview } = say(asking(), 'my house', 'sell it');
  const without = replyAgreeing(
    { ...interview, facts: { ...interview.facts, assets: [{ description: 'savings' }] } },
    'Travis',
    today,
  );
  expect(describeFacts(without.interview).map(({ field }) => field)).not.toContain('residencePlan');
});

test('a pour-over will is suggested, because there is one to be had', () => {
  const row = describeFacts(openInterview(livingTrustPlan)).find(({ field }) => field === 'hasPourOverWill');
  expect(isAvailableType('pour-over-will')).toBe(true);
  expect(row?.usual).toBe('Yes');
});
