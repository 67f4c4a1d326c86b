import type { StoredInterview } from '#interview/interview.ts';

/** The interview without what was noted in these words, exactly as they stand; the same interview where nothing was. */
export const removeNote = <Of extends StoredInterview>(interview: Of, words: string): Of => {
  const { notes = [] } = interview;
  const left = notes.filter((note) => note.words !== words);
  return left.length === notes.length ? interview : { ...interview, notes: left };
};
