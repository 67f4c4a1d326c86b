import { endsName, isPartOfWhole } from '#interview/language/ends-name.ts';
import { findRelation } from '#interview/language/relations.ts';
import { type Capitals, isFunction, isTitle } from '#interview/language/score-word.ts';
import type { Word } from '#interview/language/word.ts';
import { isWordName } from '#names/word-names.ts';

/** "hope church and grace law, 44 and 41": in lower case, a given name that is a word too, with one word behind it, in a list. */
export const isListedName = (words: readonly Word[], at: number, capitals: Capitals): boolean => {
  const [word, family, before] = [words[at], words[at + 1], words[at - 1]];
  if (capitals === 'used' || !word || !family || family.part === 'mark' || isFunction(family)) return false;
  if (!isWordName(word.low) || findRelation(family.low)) return false;
  // "Crystal gets my ring".
  if (family.part === 'verb' && !family.isName && /(?:s|ed|ing)$/u.test(family.low)) return false;
  const opens =
    before === undefined ||
    before.part === 'mark' ||
    /^(?:and|then|to|for|have|got|there's|theres)$/u.test(before.low) ||
    isRelated(before);
  const isEnd =
    /\d/u.test(words[at + 2]?.text ?? '') ||
    endsName(words, at + 2) ||
    (!family.isOrdinary && words[at + 2]?.isOrdinary === false && endsName(words, at + 3));
  return opens && isEnd && !isTitle(word.low) && !isTitle(family.low) && !isPartOfWhole(family);
};

const isRelated = (word: Word): boolean => findRelation(word.low) !== undefined;
