import { changeNote as noteChanged } from '@evergrant/domain/interview/notes/change-note.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';

/** Changes what was noted in the person's words; a note that is gone already changes nothing. */
export const changeNote = async (
  context: InterviewChanges,
  input: WhoseInterview & { readonly words: string; readonly to: string },
) => changeInterview(context, { ...input, change: ({ interview }) => noteChanged(interview, input.words, input.to) });
