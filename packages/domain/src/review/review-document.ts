import type { LegalDocument } from '#assembly/document.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSubject } from '#catalogue/living-trust/living-trust-subject.ts';
import { reviewLivingTrust } from '#catalogue/living-trust/review-living-trust.ts';
import { checkParties } from '#review/check-parties.ts';
import { checkStructure } from '#review/check-structure.ts';
import { checkWords } from '#review/check-words.ts';
import type { Finding } from '#review/finding.ts';
import type { WitnessName } from '#review/review-subject.ts';

/**
 * What a reviewing attorney would look for in an assembled document, in plain words: the global checks G1 to G27 and those of the
 * document type. An error keeps the document from being complete. `witnesses` are those added so far.
 */
export const reviewDocument = (
  document: LegalDocument,
  facts: LivingTrustFacts,
  witnesses: readonly WitnessName[] = [],
): readonly Finding[] => {
  const subject = livingTrustSubject(facts);
  return [
    ...checkWords(document, subject),
    ...checkParties(document, subject, witnesses),
    ...checkStructure(document, subject, witnesses),
    ...reviewLivingTrust(document, facts),
  ];
};
