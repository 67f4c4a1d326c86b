import { confirmFact as confirmInInterview } from '@evergrant/domain/interview/confirm-fact.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#trusts/change-interview.ts';
import { requireField } from '#trusts/require-field.ts';

/** Marks one recorded fact as looked at and right. */
export const confirmFact = async (context: InterviewChanges, input: WhoseInterview & { readonly field: string }) => {
  const field = requireField(input.field);
  return changeInterview(context, input, (interview) => confirmInInterview(interview, field));
};
