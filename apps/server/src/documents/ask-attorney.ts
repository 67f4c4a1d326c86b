import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';

/** Keeps a question for an attorney with the document; the same question is kept once. */
export const askAttorney = async (context: InterviewChanges, input: WhoseInterview & { readonly words: string }) =>
  changeInterview(context, {
    ...input,
    change: ({ type, interview }) => type.interview.askAttorney(interview, input.words),
  });
