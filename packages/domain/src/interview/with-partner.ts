import { recallEarlier } from '#interview/earlier-answers.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { triesOf } from '#interview/tries.ts';

/**
 * A question, and beside it the one that is asked in the same breath: two small ones that belong together. Whatever was tried before,
 * or recalls words of the person, is asked alone.
 */
export const withPartner = (interview: Interview, question: Question | null): Question | null => {
  if (question?.kind !== 'fact' && question?.kind !== 'detail') return question;
  const key = question.kind === 'fact' ? question.field : `${question.field}.${question.detail}`;
  const partner = applicableQuestions(interview).find(({ askedWith }) => askedWith?.first === key);
  if (!partner || !isOpen(interview, partner) || triesOf({ ...interview, asked: question }) > 0) return question;
  return isRecalled(interview, question.field) || isRecalled(interview, partner.field)
    ? question
    : { ...question, also: partner.field };
};

const isOpen = (
  { facts, skipped, putAside = [], unanswered = [] }: Interview,
  { field, isAsked }: FactQuestion,
): boolean =>
  isAsked &&
  facts[field] === undefined &&
  !skipped.includes(field) &&
  !putAside.includes(field) &&
  !unanswered.some(({ proposed }) => field in proposed);

const isRecalled = (interview: Interview, field: FactQuestion['field']): boolean =>
  recallEarlier(interview, field) !== '' || (interview.later ?? []).some((one) => one.field === field);
