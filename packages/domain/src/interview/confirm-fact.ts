import type { FieldId } from '#facts/facts.ts';
import { withoutEarlier } from '#interview/earlier-answers.ts';
import type { Interview } from '#interview/interview.ts';
import { moveToNext } from '#interview/next-question.ts';
import { unconfirmedFacts } from '#interview/review.ts';

/** Marks one recorded fact as looked at and right; a fact that was never recorded cannot be confirmed. */
export const confirmFact = (interview: Interview, field: FieldId): Interview =>
  unconfirmedFacts(interview).includes(field) ? settle(withoutEarlier(interview, field), [field]) : interview;

/** Marks every recorded fact as looked at and right. */
export const confirmAllFacts = (interview: Interview): Interview => settle(interview, unconfirmedFacts(interview));

const settle = (interview: Interview, fields: readonly FieldId[]): Interview => {
  const settled = { ...interview, confirmed: [...interview.confirmed, ...fields] };
  return settled.asked?.kind === 'review' || settled.asked === null ? moveToNext(settled) : settled;
};
