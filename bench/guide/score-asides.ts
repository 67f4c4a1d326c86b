import { documentAnswers } from '@evergrant/domain/guide/of-the-document/answer-of-the-document.ts';
import { topics } from '@evergrant/domain/guide/topics.ts';
import { noLaw } from '@evergrant/domain/law/law-source.ts';
import { lookUpAnswer } from '@evergrant/server/assistant/look-up-answer.ts';
import type { QuestionCase } from '#guide/question-case.ts';
import { type Score, scorePassages } from '#guide/score-passages.ts';

/** Looks each question up as the interview does, and compares what is answered with the right passages. */
export const scoreAsides = (cases: readonly QuestionCase[]): Score => scorePassages(cases, passageFor);

const passageFor = (question: string): string | undefined => {
  const answer = lookUpAnswer({ question, about: '', state: undefined, laws: noLaw, documentName: 'living trust' });
  return answer && ([...topics, ...documentAnswers].find((topic) => answer.startsWith(topic.answer))?.id ?? answer);
};
