import { clearFact as clearInInterview } from '@evergrant/domain/interview/clear-fact.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#trusts/change-interview.ts';
import { requireField } from '#trusts/require-field.ts';

/** Forgets one fact. */
export const clearFact = async (context: InterviewChanges, input: WhoseInterview & { readonly field: string }) => {
  const field = requireField(input.field);
  return changeInterview(context, input, (interview) => clearInInterview(interview, field));
};
