import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';

/** Marks every recorded fact as looked at and right. */
export const confirmAllFacts = async (context: InterviewChanges, input: WhoseInterview) =>
  changeInterview(context, { ...input, change: ({ type, interview }) => type.interview.confirmAll(interview) });
