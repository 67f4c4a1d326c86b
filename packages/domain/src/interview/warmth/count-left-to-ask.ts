import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';

/** About how many questions are left: what is still asked one by one, and the usual settings as one. */
export const countLeftToAsk = (interview: Interview): number => {
  const open = applicableQuestions(interview).filter(
    ({ field, isAsked }) => isAsked && interview.facts[field] === undefined && !isPassed(interview, field),
  );
  const alone = open.filter(({ usual, isAskedAlone }) => usual === undefined || isAskedAlone === true).length;
  return alone + (open.length > alone ? 1 : 0);
};

/** True for a fact that the person would rather not give, or not yet. */
export const isPassed = ({ skipped, putAside = [] }: Interview, field: FieldId): boolean =>
  skipped.includes(field) || putAside.includes(field);
