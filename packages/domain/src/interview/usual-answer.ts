import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';

/** What is offered as the answer to a question: what was suggested for this document, else what is usual; often nothing. */
export const usualAnswer = (
  { suggested, facts }: Pick<Interview, 'suggested' | 'facts'>,
  question: Pick<FactQuestion, 'field' | 'usual'>,
): unknown => suggested?.[question.field] ?? question.usual?.(facts);
