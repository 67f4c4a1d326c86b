import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { usualAnswer } from '#interview/usual-answer.ts';

/** Whether the usual answer to an open question is offered together with others, so that one yes takes them all. */
export const isOfferedTogether = (interview: Interview, question: FactQuestion): boolean =>
  !isAskedByItself(interview, question) &&
  interview.facts[question.field] === undefined &&
  usualAnswer(interview, question) !== undefined;

/**
 * Whether a question is put by itself before the usual settings are offered. One that may be left out is not put again where it was
 * asked beside another and passed over: its usual answer stands among the others, to be read there.
 */
export const isAskedByItself = (
  { trail }: Pick<Interview, 'trail'>,
  { field, isAskedAlone, isRequired }: Pick<FactQuestion, 'field' | 'isAskedAlone' | 'isRequired'>,
): boolean =>
  isAskedAlone === true && (isRequired || !trail.some((question) => 'also' in question && question.also === field));
