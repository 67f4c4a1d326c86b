import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Question } from '#interview/interview.ts';

/** True for a question that may stay open for good. */
export const isOptional = ({ plan }: Pick<Interview, 'plan'>, asked: Question): boolean => {
  if (asked.kind === 'fact') return findQuestion(plan, asked.field)?.isRequired !== true;
  if (asked.kind !== 'detail' || asked.detail === 'surname' || asked.detail === 'kind') return false;
  const details = findQuestion(plan, asked.field)?.details ?? [];
  return !details.some(({ detail, isRequired }) => detail === asked.detail && isRequired);
};
