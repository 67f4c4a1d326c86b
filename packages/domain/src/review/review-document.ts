import type { LegalDocument } from '#assembly/document.ts';
import type { ExecutionMethod } from '#execution/execution-of.ts';
import { checkParties } from '#review/check-parties.ts';
import { checkStructure } from '#review/check-structure.ts';
import { checkWords } from '#review/check-words.ts';
import type { Finding } from '#review/finding.ts';
import type { ReviewSubject, WitnessName } from '#review/review-subject.ts';

/** What a review knows besides the document and its facts. */
interface ReviewedWith {
  /** How the document comes into force. */
  readonly method: ExecutionMethod;
  /** Those added so far. */
  readonly witnesses: readonly WitnessName[];
}

/**
 * What a reviewing attorney would look for in any assembled document, in plain words: the global checks G1 to G27. An error keeps
 * the document from being complete.
 */
export const reviewDocument = (
  document: LegalDocument,
  subject: ReviewSubject,
  { method, witnesses }: ReviewedWith,
): readonly Finding[] => [
  ...checkWords(document, subject),
  ...checkParties(document, subject, witnesses),
  ...checkStructure(document, subject, witnesses),
  { check: 'G25', level: 'information', message: method.reason },
];
