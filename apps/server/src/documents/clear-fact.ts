import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';
import { requireField } from '#documents/require-field.ts';

/** Forgets one fact. */
export const clearFact = async (context: InterviewChanges, input: WhoseInterview & { readonly field: string }) =>
  changeInterview(context, {
    ...input,
    change: ({ type, interview }) => type.interview.clear(interview, requireField(type, input.field)),
  });
