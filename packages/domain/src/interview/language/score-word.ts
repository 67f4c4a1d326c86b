import { findRelation } from '#interview/language/relations.ts';
import type { Word } from '#interview/language/word.ts';

/** How the person writes: a message that shows names by capitals says something of every word without one. */
export type Capitals = 'used' | 'perhaps' | 'none';

/** How capitals are used in a message. */
export const capitalsIn = (words: readonly Word[]): Capitals => {
  const capitals = words.flatMap(({ isCapital, low }, at) =>
    isCapital && low !== 'i' && !/^i'/u.test(low) ? [at] : [],
  );
  if (capitals.length === 0) return 'none';
  return capitals.some((at) => !opensSentence(words, at)) ? 'used' : 'perhaps';
};

/** True for the first word of a sentence. */
export const opensSentence = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1];
  return before === undefined || /^[.!?\n:;"(]$/u.test(before.text);
};

/** How likely one word, as it stands, is part of the name of somebody: from its form, the dictionary and its neighbours. */
export const scoreWord = (words: readonly Word[], at: number, capitals: Capitals): number => {
  const word = words[at];
  if (!word || word.part === 'mark' || /\d/u.test(word.text) || word.low.length < 2) return 0;
  const score = word.isCapital ? scoreCapital(words, at) : scoreLower(word, capitals);
  return score === 0 ? 0 : inContext(words, { at, score });
};

const scoreCapital = (words: readonly Word[], at: number): number => {
  const word = words[at] as Word;
  // "My grandchildren: Tilly, Huxley and Bram": behind a colon a capital is chosen.
  const isFirst = opensSentence(words, at) && words[at - 1]?.text !== ':';
  const next = words[at + 1];
  const isFollowed =
    next?.isCapital === true && (!isFunction(next) || isAlsoName(next.low)) && findRelation(next.low) === undefined;
  if (isFunction(word) || isTitle(word.low)) return isAlsoName(word.low) && isFollowed ? 0.7 : 0;
  if (findRelation(word.low)) return !isFirst && isFollowed && word.isName ? 0.4 : 0;
  if (word.isName) return word.isOrdinary ? (isFirst && !isFollowed ? 0.55 : 0.9) : 0.95;
  if (word.isPlace) return isFollowed || words[at - 1]?.isCapital === true ? 0.35 : 0.15;
  if (/^\p{Lu}{2,}$/u.test(word.text) && word.text.length > 2) return 0.3;
  if (word.isOrdinary) return isFirst ? (isFollowed ? 0.4 : 0.08) : 0.45;
  if (!isFirst) return 0.9;
  if (word.part === 'adverb' && !isFollowed) return 0.2;
  return word.part === 'noun' || isFollowed ? 0.75 : 0.35;
};

/** `Will Grace`, `April May Sullivan`: written like a name beside another, these are no months and no verbs. */
export const isAlsoName = (low: string): boolean => /^(?:will|april|may|june|august)$/u.test(low);

const scoreLower = (word: Word, capitals: Capitals): number => {
  if (isFunction(word) || isTitle(word.low) || findRelation(word.low) || isPlainAdverb(word)) return 0;
  const share = capitals === 'used' ? 0.45 : capitals === 'perhaps' ? 0.8 : 1;
  if (word.isName) return word.isOrdinary ? (word.part === 'noun' ? 0.5 : 0.2) * share : 0.88;
  if (word.isPlace || word.isOrdinary) return 0.03;
  if (word.part !== 'noun') return 0.3 * share;
  return (word.isPlural ? 0.32 : 0.45) * share;
};

// "teddy obviously", "all six of em": no part of a name where nothing is written like one.
const isPlainAdverb = ({ low, isName, part }: Word): boolean =>
  /^'?em$/u.test(low) || (!isName && part === 'adverb' && /ly$/u.test(low));

const inContext = (words: readonly Word[], { at, score }: { readonly at: number; readonly score: number }): number => {
  const word = words[at] as Word;
  const before = words[at - 1];
  const isAfterKin = (one: number): boolean =>
    findRelation(words[one]?.low ?? '') !== undefined && words[one]?.isPossessive === false;
  if (before && !word.isCapital && !word.isName && isCompound(words, at - 1) && !isAfterKin(at - 2))
    return score * 0.35;
  const next = words[at + 1];
  const isGiven =
    word.isOrdinary && word.part === 'noun' && isAfterKin(at - 1) && next?.part === 'noun' && !next.isOrdinary;
  if (isGiven && !word.isCapital) return 0.45;
  if (word.isCapital && /^(?:in|from|at|near|of|on)$/u.test(before?.low ?? '')) return score * 0.35;
  if (before && findRelation(before.low) && !before.isPossessive && (word.isCapital || !word.isOrdinary))
    return 1 - (1 - score) * 0.3;
  if (before?.part === 'determiner' || /^(?:an?|the|every|some|any)$/u.test(before?.low ?? ''))
    return word.isCapital
      ? /^(?:my|our)$/u.test(before?.low ?? '')
        ? score
        : score * 0.5
      : word.isName
        ? score * 0.8
        : score * 0.15;
  return score;
};

// What stands before a common noun: a figure, a place, or another noun: `stage 4 cancer`, `from church`, `law office`.
const isCompound = (words: readonly Word[], at: number): boolean => {
  const word = words[at] as Word;
  if (/^(?:of|from|in|at|on|into|about|like|same|equal|other|own)$/u.test(word.low)) return true;
  if (word.part === 'number') return /\d|^(?:two|three|four|five|six|seven|eight|nine|ten)$/u.test(word.low);
  const isNoun = (word.part === 'noun' || word.part === 'adjective') && word.isOrdinary && !word.isName;
  return isNoun && !word.isCapital && !isFunction(word) && findRelation(word.low) === undefined;
};

const functionWords: ReadonlySet<string> = new Set(
  [
    'i a an mi hes shes theyre im ive id cant wont dont doesnt isnt whos thats theres its y am is are was were',
    'be been do does did has have had will would can could should shall must might may yes no ok okay',
    'well so then and or but just only also too both all each same please thanks everyone everybody',
    'everything nobody none nothing someone somebody anyone other others rest left first next last after',
    'before together jointly equally evenly again now instead outright',
  ].flatMap((line) => line.split(' ')),
);

/** True for the words that hold a sentence together: no name is one, unless it is written like a name beside another. */
export const isFunction = (word: Word): boolean =>
  /^(?:pronoun|determiner|preposition|conjunction|negative|question|number)$/u.test(word.part) ||
  functionWords.has(word.low);

/** True for what stands before a name and is no part of it. */
export const isTitle = (low: string): boolean =>
  /^(?:mr|mrs|ms|miss|dr|rev|prof|sir|madam|father|sister|brother|aunt|uncle)\.?$/u.test(low);
