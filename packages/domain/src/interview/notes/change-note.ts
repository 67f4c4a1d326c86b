import type { StoredInterview } from '#interview/interview.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * The interview in which a note, exactly as it stands, says something else. Where another note says that already, one of them is
 * left; a note that is gone changes nothing.
 */
export const changeNote = <Of extends StoredInterview>(interview: Of, words: string, to: string): Of => {
  const { notes = [] } = interview;
  if (words === to || !notes.some((note) => note.words === words)) return interview;
  const changed = notes.map((note) => (note.words === words ? { ...note, words: to } : note));
  const isFirst = (said: string, at: number): boolean =>
    changed.findIndex((note) => wordKey(note.words) === wordKey(said)) === at;
  return { ...interview, notes: changed.filter((note, at) => isFirst(note.words, at)) };
};
