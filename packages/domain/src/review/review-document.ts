import { checkParties } from '#review/check-parties.ts';
import { checkStructure } from '#review/check-structure.ts';
import { checkWords } from '#review/check-words.ts';
import type { Check } from '#review/check.ts';
import type { ReviewSubject } from '#review/review-subject.ts';

/**
 * What a reviewing attorney would look for in every assembled document, in plain words: the checks of every instrument. What
 * belongs to some instruments alone (shares, a family) their types choose. An error keeps the document from being complete.
 */
export const reviewDocument: Check<ReviewSubject> = (document, subject) => [
  ...checkWords(document, subject),
  ...checkParties(document, subject),
  ...checkStructure(document, subject),
];
