import { findQuestion } from '#interview/find-question.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview, Question } from '#interview/interview.ts';

/** The question that is asked in the same breath as the open one. */
export const partnerOf = ({ plan, asked }: Pick<Interview, 'plan' | 'asked'>): FactQuestion | undefined =>
  (asked?.kind === 'fact' || asked?.kind === 'detail') && asked.also !== undefined
    ? findQuestion(plan, asked.also)
    : undefined;

/** The interview with nothing asked beside its open question. */
export const askingAlone = (interview: Interview): Interview => ({ ...interview, asked: alone(interview.asked) });

const alone = (asked: Question | null): Question | null => {
  if ((asked?.kind !== 'fact' && asked?.kind !== 'detail') || asked.also === undefined) return asked;
  const { also: _also, ...first } = asked;
  return first;
};
