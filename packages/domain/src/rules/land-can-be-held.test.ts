import { expect, test } from 'vitest';
import { fundingSteps } from '#clauses/trust/funding-steps.ts';
import { jointTrustPlan } from '#catalogue/joint-trust/plan.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { landCanBeHeld } from '#rules/land-can-be-held.ts';

const camp = { description: 'Camp near Houma', category: 'realEstate', state: 'LA' } as const;
const ranch = { description: 'Ranch near Waco', category: 'realEstate', state: 'TX' } as const;

const told = (facts: Facts) => landCanBeHeld(facts, { today: '2026-11-20', laws: everyLaw });

test.each(['assets', 'assetsOfBoth', 'assetsOfFirst', 'assetsOfSecond'] as const)(
  'land in Louisiana of somebody of another state is never put into a trust without a word (%s)',
  (list) => {
    const [objection, ...more] = told({ grantorState: 'TX', [list]: [camp, ranch] });
    expect(more).toEqual([]);
    expect(objection?.message).toContain('“Camp near Houma” lies in Louisiana');
  },
);

test('land is known to lie in Louisiana by its description as well', () => {
  const { state: _, ...unplaced } = camp;
  expect(told({ grantorState: 'TX', assets: [{ ...unplaced, description: 'Camp in Louisiana' }] })).toHaveLength(1);
  expect(told({ grantorState: 'TX', assets: [{ ...unplaced, description: 'Condo in LA' }] })).toEqual([]);
});

test('both trusts made in life tell it', () => {
  expect(livingTrustPlan.rules.map(({ code }) => code)).toContain(landCanBeHeld.code);
  expect(jointTrustPlan.rules.map(({ code }) => code)).toContain(landCanBeHeld.code);
});

test('no sheet tells anybody to sign and record a deed of land in Louisiana', () => {
  const texas = lawOf('TX');
  const steps = fundingSteps({ law: texas, homeLaw: texas, landLaws: [lawOf('LA'), texas], assets: [camp, ranch] });
  const stepsOf = (what: string) => steps.filter(({ items = [] }) => items.includes(what)).map(({ text }) => text);
  expect(stepsOf(ranch.description)).toEqual([expect.stringContaining('Sign and record a deed to the trustee')]);
  expect(stepsOf(camp.description)).toEqual([expect.stringContaining('Do not sign a deed yet: ask a notary')]);
});
