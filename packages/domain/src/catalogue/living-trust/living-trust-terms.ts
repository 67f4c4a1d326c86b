import type { TermWords } from '#assembly/term-words.ts';
import { trustTerms } from '#clauses/trust/trust-terms.ts';

/** The defined terms of a living trust. A term is capitalised wherever it is used in its defined meaning. */
export const livingTrustTerms: TermWords = {
  ...trustTerms,
  spouse: ['Spouse', 'Spouses'],
};
