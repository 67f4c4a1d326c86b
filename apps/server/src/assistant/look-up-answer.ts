import { withPage } from '#assistant/answer-question.ts';
import { findMeaning } from '#assistant/find-meaning.ts';
import { findCandidates, sureEnough } from '#assistant/find-answer.ts';

/** What is written down of a question asked in the middle of an interview, with where to read on; undefined where nothing is. */
export const lookUpAnswer = (question: string): string | undefined => {
  const [best] = findCandidates(question);
  if (best && best.confidence >= sureEnough) return withPage(best.topic.answer, best.topic.page);
  return findMeaning(question);
};
