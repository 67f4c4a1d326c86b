import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';

/** What is offered as the answer to a question: what was suggested for this document, else what is usual; often nothing. */
export const usualAnswer = (
  { suggested, facts }: Pick<Interview, 'suggested' | 'facts'>,
  question: Pick<FactQuestion, 'field' | 'usual'>,
): unknown => suggested?.[question.field] ?? question.usual?.(facts);

/** What the name that a person gave their document says about the instrument: a name with "trust" in it is the trust's. */
export const suggestFromName = (name: string): NonNullable<Interview['suggested']> =>
  /\btrust\b/iu.test(name) ? { trustName: name } : {};
