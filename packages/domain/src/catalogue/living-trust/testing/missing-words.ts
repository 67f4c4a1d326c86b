import type { LegalDocument } from '#assembly/document.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { distributionWords } from '#catalogue/living-trust/testing/distribution-words.ts';
import { generalWords } from '#catalogue/living-trust/testing/general-words.ts';
import { lifetimeWords } from '#catalogue/living-trust/testing/lifetime-words.ts';
import type { Words } from '#catalogue/living-trust/testing/words.ts';
import { sectionText } from '#review/read-document.ts';

/** Everything that a living trust with these facts is there to say. */
export const wordsOf = (facts: LivingTrustFacts): readonly Words[] => [
  ...lifetimeWords(facts),
  ...distributionWords(facts),
  ...generalWords(facts),
];

/** What a document with these facts does not say although it is there to say it. */
export const missingWords = (document: LegalDocument, facts: LivingTrustFacts): readonly string[] =>
  wordsOf(facts).flatMap(({ section, says, message }) => {
    const text = sectionText(document, section);
    const isSaid = says.every((piece) => (typeof piece === 'string' ? text.includes(piece) : piece.test(text)));
    return text !== '' && isSaid ? [] : [`${section}: ${message}`];
  });
