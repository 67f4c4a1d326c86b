import { removeNote as withoutNote } from '@evergrant/domain/interview/notes/remove-note.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';

/** Removes what was noted in the person's words; a note that is gone already changes nothing. */
export const removeNote = async (context: InterviewChanges, input: WhoseInterview & { readonly words: string }) =>
  changeInterview(context, { ...input, change: ({ interview }) => withoutNote(interview, input.words) });
