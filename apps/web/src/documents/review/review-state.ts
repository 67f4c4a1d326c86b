import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { openRows, usualRows } from '#documents/review/open-rows.ts';

/** What the review waits for, in words, and the act that comes next. */
export interface ReviewState {
  readonly words: string;
  readonly act: 'answer' | 'fix' | 'confirm' | 'read';
}

/** Where a review stands. `mustFix` counts what keeps the document from being made besides open questions. */
export const reviewState = (
  facts: Pick<FactsAnswer, 'rows' | 'missingFields' | 'isComplete' | 'isEditable'>,
  mustFix: number,
): ReviewState => {
  if (!facts.isEditable) return { words: 'This document can no longer be changed. You can read it here.', act: 'read' };
  const open = openRows(facts).length;
  const usual = usualRows(facts).length;
  if (open > 0)
    return { words: open === 1 ? '1 question is still open.' : `${open} questions are still open.`, act: 'answer' };
  const isUnconfirmed = facts.rows.some(({ state }) => state === 'recorded');
  if (mustFix > 0)
    return {
      words: mustFix === 1 ? '1 thing must be fixed first.' : `${mustFix} things must be fixed first.`,
      act: 'fix',
    };
  if (usual > 0)
    return {
      words: `Is everything correct? ${usual === 1 ? 'The usual setting then becomes your answer' : `The ${usual} usual settings then become your answers`}. You can still change any answer later.`,
      act: 'confirm',
    };
  if (isUnconfirmed) return { words: 'Is everything correct? You can still change any answer later.', act: 'confirm' };
  return { words: 'You have confirmed everything. Your document is ready to read.', act: 'read' };
};
