import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { plainWord, wordsOf } from '#library/words-of.ts';

export interface Correction {
  readonly typed: string;
  readonly readAs: string;
}

/** A word of a query: what is looked for, and every form that counts as found. */
interface Term {
  readonly query: Query;
  readonly forms: readonly string[];
  readonly correction?: Correction;
}

// Said in every question and in every text: they would find everything.
const smallWords = new Set(
  'a about an and are as at be by can do does for from how i in is it my of on or should the to what when where which who with you your'.split(
    ' ',
  ),
);

/** Reads a query against the words that an index knows. A word that it does not know is read as its nearest. */
export const readQuery = (query: string, index: MiniSearch): readonly Term[] => {
  const typed = [...new Set(wordsOf(query).map(plainWord))];
  const telling = typed.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : typed).map((word) => readWord(word, index));
};

const readWord = (typed: string, index: MiniSearch): Term => {
  const term = termOf(typed);
  const isKnown = index.search(term.query).length > 0;
  const readAs = isKnown ? undefined : findNearest(typed, index);
  return readAs === undefined ? term : { ...termOf(readAs), correction: { typed, readAs } };
};

const termOf = (word: string): Term => {
  const others = otherNumberOf(word);
  return {
    forms: [word, ...others],
    query: { combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: others, prefix: false }] },
  };
};

// The index finds a plural in -s by how it begins.
const otherNumberOf = (word: string): string[] =>
  [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y'), word.replace(/y$/u, 'ies')].filter(
    (other) => other !== word && other.length > 2,
  );

// One slip in a short word, two in a long one; a word of three letters is too short to guess.
const findNearest = (typed: string, index: MiniSearch): string | undefined => {
  if (typed.length < 4 || /\d/u.test(typed)) return undefined;
  const within = (slips: number) =>
    index
      .search(typed, { prefix: false, fuzzy: slips })
      .flatMap(({ terms }) => terms)
      .filter((word) => word.length > 3)
      .toSorted((one, other) => Number(other[0] === typed[0]) - Number(one[0] === typed[0]));
  const [one] = within(1);
  if (one !== undefined) return one;
  const two = within(2);
  return two.find((word) => lettersOf(word) === lettersOf(typed)) ?? (typed.length > 7 ? two[0] : undefined);
};

// Two letters that changed places are one slip for a reader and two for the index.
const lettersOf = (word: string): string => [...word].toSorted().join('');
