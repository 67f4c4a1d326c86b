import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livingTrustFactsArbitrary } from '#catalogue/living-trust/living-trust-facts.arbitrary.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';

const generated = fc.sample(livingTrustFactsArbitrary, { numRuns: 300, seed: 5 });
const asked = livingTrustPlan.questions.map(({ field }) => field);

/** A family whose children are its takers, and a home. */
const family: Facts = {
  grantorAddress: '14 Alder Court, Boise, ID 83702',
  children: [{ name: 'Amy Halloran' }],
  beneficiaries: [{ name: 'Amy Halloran', relationship: 'daughter', percentage: 100 }],
  assets: [{ description: 'Our house' }],
};

test('every question can be reached, and is asked once', () => {
  const reached = livingTrustPlan.questions.filter(({ applies }) =>
    [...generated, family].some((facts) => applies?.(facts) ?? true),
  );
  expect(reached.map(({ field }) => field)).toEqual(asked);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a rule speaks of facts that are asked, and says it in a sentence', () => {
  const issues = generated.flatMap((facts) =>
    stateCodes
      .slice(0, 3)
      .flatMap((grantorState) =>
        livingTrustPlan.rules.flatMap((rule) =>
          rule({ ...facts, grantorState }, { today: '2026-11-22', laws: everyLaw }),
        ),
      ),
  );
  expect(new Set(issues.map(({ code }) => code)).size).toBeGreaterThan(5);
  for (const { fields, message } of issues) {
    expect(fields.filter((field) => !asked.includes(field))).toEqual([]);
    expect(message).toMatch(/[.?]$/u);
  }
});

test('a question never fails, whatever is recorded', () => {
  for (const facts of [{}, family, ...generated.slice(0, 50)]) {
    for (const { ask, chips, usual } of livingTrustPlan.questions) {
      expect(ask(facts, everyLaw)).toMatch(/[.?]$/u);
      expect(chips?.(facts) ?? []).not.toContain('');
      usual?.(facts);
    }
  }
});
