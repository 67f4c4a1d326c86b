import { endsName } from '#interview/language/ends-name.ts';
import { findRelation } from '#interview/language/relations.ts';
import type { Capitals } from '#interview/language/score-word.ts';
import type { Word } from '#interview/language/word.ts';
import { isWordName } from '#names/word-names.ts';

/**
 * "my son dustin and my daughter crystal", "crystal and jody": in lower case, a given name that is a word too, by itself behind a
 * relation, or joined to a name.
 */
export const isWordCalled = (words: readonly Word[], at: number, capitals: Capitals): boolean => {
  const word = words[at];
  if (capitals === 'used' || !word || word.isCapital || !isWordName(word.low) || !isOver(words, at + 1)) return false;
  const before = words[at - 1];
  if (before && isRelated(words, at - 1)) return true;
  if (before && joins(before)) return isName(words, at - 2) || isWordCalled(words, at - 2, capitals);
  return before === undefined && words[at + 1] !== undefined && joins(words[at + 1]) && isName(words, at + 2);
};

const isOver = (words: readonly Word[], at: number): boolean =>
  endsName(words, at) || /^(?:half|a|an|each|get|both|all|goes)$/u.test(words[at]?.low ?? '');

const joins = (word: Word | undefined): boolean => word !== undefined && /^(?:and|,|&|then)$/u.test(word.low);

const isRelated = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && findRelation(word.low) !== undefined && !word.isPossessive;
};

const isName = (words: readonly Word[], at: number): boolean => words[at]?.isName === true && !words[at].isOrdinary;
