import { familyOf } from '#catalogue/living-trust/family-of.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { reviewDistribution } from '#catalogue/living-trust/review-distribution.ts';
import { reviewFamily } from '#catalogue/living-trust/review-family.ts';
import { reviewOffices } from '#catalogue/living-trust/review-offices.ts';
import { checkFamily } from '#review/check-family.ts';
import type { Check } from '#review/check.ts';

/** What a living trust is checked for besides what every instrument is; the words of its clauses are tested with them. */
export const reviewLivingTrust: Check<LivingTrustFacts> = (document, facts) => [
  ...checkFamily(document, familyOf(facts)),
  ...reviewOffices(document, facts),
  ...reviewDistribution(document, facts),
  ...reviewFamily(document, facts),
];
