import type { FactsAnswer } from '@evergrant/contract/documents.ts';

/** The words of the questions for an attorney, or of what was noted besides. */
export const wordsOf = (notes: FactsAnswer['notes'], ofQuestions: boolean): readonly string[] =>
  notes.filter(({ isQuestion }) => (isQuestion === true) === ofQuestions).map(({ words }) => words);
