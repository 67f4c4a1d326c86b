import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { openRows } from '#documents/review/open-rows.ts';
import type { ReviewAnswer } from '@evergrant/contract/review.ts';

/** Something to know; `field` is the answer by which it can be mended. */
export interface Checked {
  readonly message: string;
  readonly field?: string;
}

/** What keeps a document from being made, and what may stay but should be known; nothing is said twice. */
export const toCheck = (
  facts: Pick<FactsAnswer, 'rows' | 'problems' | 'warnings' | 'missingFields'>,
  { findings }: Pick<ReviewAnswer, 'findings'>,
): { readonly mustFix: readonly Checked[]; readonly worthKnowing: readonly Checked[] } => {
  const problems = facts.problems.filter(({ field }) => !facts.missingFields.includes(field));
  const known = new Set([...facts.problems, ...facts.warnings].map(({ message }) => message));
  // Of a document that is not whole the review says only what the open questions say already.
  const said = openRows(facts).length > 0 ? [] : findings.filter(({ message }) => !known.has(message));
  return {
    mustFix: [...problems, ...said.filter(({ level }) => level === 'error')],
    worthKnowing: [...facts.warnings, ...said.filter(({ level }) => level !== 'error')],
  };
};
