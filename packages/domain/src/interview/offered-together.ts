import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { usualAnswer } from '#interview/usual-answer.ts';

/** Whether the usual answer to an open question is offered together with others, so that one yes takes them all. */
export const isOfferedTogether = (interview: Interview, question: FactQuestion): boolean =>
  question.isAskedAlone !== true &&
  interview.facts[question.field] === undefined &&
  usualAnswer(interview, question) !== undefined;
