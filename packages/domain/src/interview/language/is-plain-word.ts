import { isFunction } from '#interview/language/score-word.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import type { Word } from '#interview/language/word.ts';

/** True for a word of everyday language that nobody bears as a name; what no dictionary has is none. */
export const isPlain = (word: Word): boolean => (word.isOrdinary || isFunction(word)) && !word.isName;

/** The same of a word that stands alone. */
export const isPlainWord = (said: string): boolean => {
  const words = tagWords(said);
  return words.length > 0 && words.every(isPlain);
};
