import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';
import { requireField } from '#documents/require-field.ts';

/** Marks one recorded fact as looked at and right. */
export const confirmFact = async (context: InterviewChanges, input: WhoseInterview & { readonly field: string }) =>
  changeInterview(context, {
    ...input,
    change: ({ type, interview }) => type.interview.confirm(interview, requireField(type, input.field)),
  });
