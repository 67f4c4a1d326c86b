import { withoutEarlier } from '#interview/earlier-answers.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { isOptional } from '#interview/ladder/is-optional.ts';
import { countLeft, forgetTries } from '#interview/tries.ts';
import { moveToNext } from '#interview/next-question.ts';

/** The interview without its open question: what the document needs is asked once more at the end, what it does not is left out. */
export const leaveOpen = (interview: Interview): Interview => {
  const { asked } = interview;
  if (asked === null) return interview;
  const left = forgetTries(interview);
  switch (asked.kind) {
    case 'fact':
      return moveToNext(leaveFact(left, asked));
    case 'detail':
      return moveToNext(leaveDetail(left, asked));
    case 'offer':
      return moveToNext(putAside(left, asked.fields));
    case 'known':
    case 'differs':
    case 'namesake':
    case 'review':
      return left;
  }
};

const leaveFact = (interview: Interview, asked: Extract<Question, { kind: 'fact' }>): Interview =>
  isOptional(interview, asked)
    ? { ...withoutEarlier(interview, asked.field), skipped: [...interview.skipped, asked.field] }
    : putAside(countLeft(interview, asked.field), [asked.field]);

const leaveDetail = (interview: Interview, asked: Extract<Question, { kind: 'detail' }>): Interview =>
  isOptional(interview, asked)
    ? { ...interview, declined: [...(interview.declined ?? []), `${asked.field}.${asked.detail}`] }
    : putAside(countLeft(interview, asked.field), [asked.field]);

/** The interview with facts that are not asked before everything else is. */
export const putAside = (interview: Interview, fields: Interview['skipped']): Interview => ({
  ...interview,
  putAside: [...(interview.putAside ?? []).filter((field) => !fields.includes(field)), ...fields],
});
