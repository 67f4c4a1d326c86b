import { topics } from '@evergrant/domain/guide/topics.ts';
import { answerQuestion } from '@evergrant/server/assistant/answer-question.ts';
import type { QuestionCase } from '#guide/question-case.ts';

interface Score {
  /** Right answers of those that the guide has. */
  readonly recall: number;
  /** Questions that were answered with another question's passage. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Asks the floating assistant each question by itself and compares its answer with the right ones. */
export const scoreAnswers = (cases: readonly QuestionCase[]): Score => {
  const asked = cases.map((one) => ({ ...one, found: passageIn(answerQuestion(one.asks, []).response) }));
  const answerable = asked.filter(({ finds }) => finds.length > 0);
  const right = answerable.filter(({ found, finds }) => found !== undefined && finds.includes(found));
  return {
    recall: right.length / answerable.length,
    wrong: asked.flatMap(({ asks, found, finds }) =>
      found === undefined || finds.includes(found) ? [] : [`${asks} -> ${found}`],
    ),
    missed: answerable.filter(({ found }) => found === undefined).map(({ asks }) => asks),
  };
};

// Anything but the admission not to know is an answer, also one that no passage holds.
const passageIn = (response: string): string | undefined => {
  if (response.startsWith('I do not know that.')) return undefined;
  return topics.find(({ answer }) => response.startsWith(answer))?.id ?? response;
};
