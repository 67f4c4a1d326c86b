import { topics } from '@evergrant/domain/guide/topics.ts';
import { answerQuestion } from '@evergrant/server/assistant/answer-question.ts';
import type { QuestionCase } from '#guide/question-case.ts';
import { type Score, scorePassages } from '#guide/score-passages.ts';

/** Asks the floating assistant each question by itself and compares its answer with the right ones. */
export const scoreAnswers = (cases: readonly QuestionCase[]): Score =>
  scorePassages(cases, (question) => passageIn(answerQuestion(question, []).response));

// Anything but the admission not to know is an answer, also one that no passage holds.
const passageIn = (response: string): string | undefined => {
  if (response.startsWith('I do not know that.')) return undefined;
  return topics.find(({ answer }) => response.startsWith(answer))?.id ?? response;
};
