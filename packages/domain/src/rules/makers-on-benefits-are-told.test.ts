import { expect, test } from 'vitest';
import { jointTrustPlan } from '#catalogue/joint-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { openInterview } from '#interview/open-interview.ts';
import { makersOnBenefitsAreTold } from '#rules/makers-on-benefits-are-told.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const spouses: Facts = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' };

const told = (facts: Facts): string =>
  makersOnBenefitsAreTold(facts, { today: '2026-11-20', laws: everyLaw })
    .map(({ message }) => message)
    .join(' ');

test.each(['survivorDecides', 'heldForLife', 'disclaimer'] as const)(
  'no plan for the first death (%s) is taken to keep the benefits of a spouse',
  (survivorPlan) => {
    for (const makersOnBenefits of ['first', 'second', 'both'] as const) {
      const words = told({ ...spouses, survivorPlan, makersOnBenefits });
      expect(words).toContain('it can end SSI or Medicaid');
      expect(words).toContain('Only a will can hold a share for a spouse on benefits');
    }
  },
);

test('each maker who has benefits is spoken of, and nobody else', () => {
  expect(told({ ...spouses, makersOnBenefits: 'second' })).toContain('Luis Ortega Paz has, or may soon need,');
  expect(told({ ...spouses, makersOnBenefits: 'first' })).toContain('You have, or may soon need,');
  expect(told({ ...spouses, makersOnBenefits: 'neither' })).toBe('');
  expect(told(spouses)).toBe('');
  expect(told({ maritalStatus: 'Single', partnerName: 'Nadia Cole', makersOnBenefits: 'second' })).toContain(
    'for your partner',
  );
});

test('a joint trust asks about its makers and tells them', () => {
  expect(jointTrustPlan.questions.map(({ field }) => field)).toContain('makersOnBenefits');
  expect(jointTrustPlan.rules).toContain(makersOnBenefitsAreTold);
});

test.each([
  ['no', 'neither'],
  ['Neither of us does', 'neither'],
  ['nobody', 'neither'],
  ['I do', 'first'],
  ['I get SSI', 'first'],
  ['my husband is on Medicaid', 'second'],
  ['My spouse or partner does', 'second'],
  ['she does', 'second'],
  ['both of us', 'both'],
  ['Both of us do', 'both'],
])('“%s” is understood as who of the two has benefits', (said, value) => {
  const asked = {
    ...openInterview(jointTrustPlan),
    facts: spouses,
    asked: { kind: 'fact', field: 'makersOnBenefits' },
  };
  const { interview } = replyAgreeing(asked as Parameters<typeof replyAgreeing>[0], said, '2026-11-23');
  expect(interview.facts.makersOnBenefits).toBe(value);
});
