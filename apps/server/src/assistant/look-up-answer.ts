import { answerOfTheDocument } from '@evergrant/domain/guide/of-the-document/answer-of-the-document.ts';
import { answerOfTheState } from '@evergrant/domain/guide/of-the-state/answer-of-the-state.ts';
import { pages } from '@evergrant/domain/guide/pages.ts';
import type { LookUp } from '@evergrant/domain/interview/conversation/look-up.ts';
import { withPage } from '#assistant/answer-question.ts';
import { findBySubject } from '#assistant/find-by-subject.ts';
import { findMeaning } from '#assistant/find-meaning.ts';
import { findCandidates } from '#assistant/find-answer.ts';
import { surestPassage, verySure } from '#assistant/surest-passage.ts';
import { isLight, stem, termsOf } from '#assistant/terms-of.ts';

/**
 * What is written down of a question asked in the middle of an interview, with where to read on: the law of the state first, then what is
 * true of the kind of document at hand, the guide, the passage whose subject it names, what a word means, and the guide again beside what the open question is about. Undefined where nothing is.
 */
export const lookUpAnswer: LookUp = (wondered) => {
  const { question, about, documentName } = wondered;
  const ofState = answerOfTheState(wondered);
  if (ofState?.isKnown) return withPage(ofState.words, pages.library);
  const ofDocument = answerOfTheDocument(question, documentName);
  if (ofDocument) return withPage(ofDocument.answer, ofDocument.page);
  const passage = meaningAlone(question) ?? findPassage(question) ?? sayMeant(question) ?? findMeaning(question);
  if (ofState) return [ofState.words, ...(passage === undefined ? [] : [passage])].join(' ');
  return passage ?? (saysMore(question, about) ? findNear(question, about) : undefined);
};

// What the open question is about helps to understand a question, and is none by itself.
const saysMore = (question: string, about: string): boolean => {
  const own = new Set(termsOf(about).map(stem));
  return own.size > 0 && termsOf(question).some((term) => !isLight(stem(term)) && !own.has(stem(term)));
};

const findNear = (question: string, about: string): string | undefined => {
  const [best] = findCandidates(`${question} ${about}`);
  return best && best.confidence >= sureBeside ? withPage(best.topic.answer, best.topic.page) : undefined;
};

const sureBeside = 0.8;

// “What is an executor” is answered by what the word means, unless a passage is about that very question.
const meaningAlone = (question: string): string | undefined =>
  (findCandidates(question)[0]?.confidence ?? 0) < verySure ? findMeaning(question) : undefined;

const sayMeant = (question: string): string | undefined => {
  const topic = findBySubject(question);
  return topic && withPage(topic.answer, topic.page);
};

const findPassage = (question: string): string | undefined => {
  const topic = surestPassage(question, findCandidates(question));
  return topic && withPage(topic.answer, topic.page);
};
