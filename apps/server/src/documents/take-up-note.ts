import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';
import { Refused } from '#platform/refused.ts';

/** Prints a note in the document, in the person's own words; a note that is gone already changes nothing. */
export const takeUpNote = async (context: InterviewChanges, input: WhoseInterview & { readonly words: string }) =>
  changeInterview(context, {
    ...input,
    change: ({ type, interview, today }) => {
      const taken = type.interview.takeUpNote(interview, input.words, today);
      if (taken.ok) return taken.value;
      throw new Refused('invalid', { code: 'note-refused', message: taken.reason.message });
    },
  });
