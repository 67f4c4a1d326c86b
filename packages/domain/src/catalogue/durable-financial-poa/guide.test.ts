import { expect, test } from 'vitest';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const type = durableFinancialPoa(everyLaw);

const guideOf = (grantorState: StateCode): string =>
  type
    .preview({ ...agencySample, grantorState }, '2026-11-20')
    .guide.flatMap(({ steps }) => steps.flatMap(({ text, items = [] }) => [text, ...items]))
    .join('\n');

test('a family reads what the law asks, and never a note of whoever looked it up', () => {
  for (const state of stateCodes)
    expect([state, guideOf(state)]).toEqual([
      state,
      expect.not.stringMatching(
        /what we read|check scope|not reviewed|not verified|secondary|shorthand|possible\.|\(\d{3,4}\.\d+/iu,
      ),
    ]);
});

test('what the law asks on recording stands with its source, also where the power dies without it', () => {
  expect(guideOf('CA')).toContain('What the law of California asks on recording (Cal. Gov. Code § 27322');
  expect(guideOf('SC')).toMatch(
    /\(S\.C\. Code § 62-8-109\(c\)\): After you become incapacitated, the agent may act only/u,
  );
});

test('what the law asks of witnesses and what is only recommended do not contradict each other in one sentence', () => {
  for (const state of stateCodes) {
    const [signing = ''] = guideOf(state).split('Each witness is an adult');
    expect([state, signing]).toEqual([state, expect.not.stringContaining('together with two witnesses')]);
  }
  expect(guideOf('OH')).toContain('asks for no witness');
  expect(guideOf('OH')).toContain('We recommend two witnesses and a notary all the same');
});

test('the initials at the foot of the pages are explained apart from those that grant a power', () => {
  expect(guideOf('OH')).toContain('initials at the foot of every page');
  expect(guideOf('OH')).toContain('initials on the line before each special power');
});
