import { told } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';

/** By what the maker is called in the conversation; undefined while the name is not known. */
export const firstName = ({ facts }: Pick<Interview, 'facts'>): string | undefined => {
  const words = told(facts, 'maker-name')?.split(' ') ?? [];
  // A title or an initial is no name to be called by.
  return words.find((word) => /^\p{Lu}[\p{L}'’-]*\p{Ll}$/u.test(word) && !word.endsWith('.'));
};
