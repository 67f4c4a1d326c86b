import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { children } from '#clauses/trust/death-children.ts';
import { specificGifts } from '#clauses/trust/death-first.ts';
import { residencePlan } from '#clauses/trust/death-residence.ts';
import { shares } from '#clauses/trust/death-shares.ts';
import { assetSchedule } from '#clauses/trust/schedules.ts';
import { checkDivision, checkSchedule } from '#review/check-division.ts';
import { checkGiven } from '#review/check-given.ts';
import type { Check } from '#review/check.ts';

/** G8, RLT6, RLT7, RLT8 and RLT19: who takes how much, and when; what the trust holds. */
export const reviewDistribution: Check<LivingTrustFacts> = (document, facts) => [
  ...checkGiven(document, { ...facts, sections: { gifts: specificGifts, home: residencePlan } }),
  ...checkDivision(document, { ...facts, sections: { shares, children } }),
  ...checkSchedule(document, { place: assetSchedule, assets: facts.assets }),
];
