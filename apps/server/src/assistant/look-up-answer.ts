import type { LookUp } from '@evergrant/domain/interview/conversation/look-up.ts';
import { withPage } from '#assistant/answer-question.ts';
import { findMeaning } from '#assistant/find-meaning.ts';
import { findCandidates, sureEnough } from '#assistant/find-answer.ts';

/** What is written down of a question asked in the middle of an interview, with where to read on; undefined where nothing is. */
export const lookUpAnswer: LookUp = ({ question, about }) =>
  findPassage(question) ?? findMeaning(question) ?? (about === '' ? undefined : findPassage(`${question} ${about}`));

const findPassage = (question: string): string | undefined => {
  const [best] = findCandidates(question);
  return best && best.confidence >= sureEnough ? withPage(best.topic.answer, best.topic.page) : undefined;
};
