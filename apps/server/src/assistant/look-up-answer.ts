import { answerOfTheState } from '@evergrant/domain/guide/of-the-state/answer-of-the-state.ts';
import { pages } from '@evergrant/domain/guide/pages.ts';
import type { LookUp } from '@evergrant/domain/interview/conversation/look-up.ts';
import { withPage } from '#assistant/answer-question.ts';
import { findMeaning } from '#assistant/find-meaning.ts';
import { findCandidates, sureEnough } from '#assistant/find-answer.ts';
import { isLight, stem, termsOf } from '#assistant/terms-of.ts';

/**
 * What is written down of a question asked in the middle of an interview, with where to read on: the law of the state first, then the
 * guide, then what a word means, then the guide again beside what the open question is about. Undefined where nothing is.
 */
export const lookUpAnswer: LookUp = (wondered) => {
  const { question, about } = wondered;
  const ofState = answerOfTheState(wondered);
  if (ofState?.isKnown) return withPage(ofState.words, pages.library);
  const passage = findPassage(question) ?? findMeaning(question);
  if (ofState) return [ofState.words, ...(passage === undefined ? [] : [passage])].join(' ');
  return passage ?? (saysSomething(question) && about !== '' ? findPassage(`${question} ${about}`) : undefined);
};

// What the open question is about helps to understand a question, and is none by itself.
const saysSomething = (question: string): boolean => termsOf(question).some((term) => !isLight(stem(term)));

const findPassage = (question: string): string | undefined => {
  const [best] = findCandidates(question);
  return best && best.confidence >= sureEnough ? withPage(best.topic.answer, best.topic.page) : undefined;
};
