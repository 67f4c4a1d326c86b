import type { LegalDocument } from '#assembly/document.ts';
import { reviewDistribution } from '#catalogue/living-trust/review-distribution.ts';
import { reviewFamily } from '#catalogue/living-trust/review-family.ts';
import { reviewGeneral } from '#catalogue/living-trust/review-general.ts';
import { reviewLifetime } from '#catalogue/living-trust/review-lifetime.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Finding } from '#review/finding.ts';

/** The checks RLT1 to RLT27 on a revocable living trust. */
export const reviewLivingTrust = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...reviewLifetime(document, facts),
  ...reviewDistribution(document, facts),
  ...reviewGeneral(document, facts),
  ...reviewFamily(document, facts),
];
