import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';

/** What is offered as the answer to a question: what was suggested for this document, else what is usual; often nothing. */
export const usualAnswer = (
  { suggested, facts }: Pick<Interview, 'suggested' | 'facts'>,
  question: Pick<FactQuestion, 'field' | 'usual'>,
): unknown => suggested?.[question.field] ?? question.usual?.(facts);

/** What somebody gets who asks for whatever is usual: the usual answer, else what most people choose where they are asked. */
export const commonAnswer = (
  interview: Pick<Interview, 'suggested' | 'facts'>,
  question: Pick<FactQuestion, 'field' | 'usual' | 'ifUndecided'>,
): unknown => usualAnswer(interview, question) ?? question.ifUndecided?.(interview.facts);
