import { editDistance } from '#library/edit-distance.ts';
import { wordsOf } from '#library/words-of.ts';

/** The words of the texts that answer to a typed one, each with how close it is: 1 is the word itself. */
export type Term = ReadonlyMap<string, number>;

export interface Correction {
  readonly typed: string;
  readonly readAs: string;
}

interface Reading {
  readonly terms: readonly Term[];
  readonly corrections: readonly Correction[];
}

// Said in every question and in every text: they would find everything.
const smallWords = new Set(
  'a about an and are as at be by can do does for from how i in is it my of on or should the to what when where which who with you your'.split(
    ' ',
  ),
);

/** Reads a query against the words that the texts know. A word that none of them holds is read as its nearest. */
export const readTerms = (query: string, vocabulary: ReadonlySet<string>): Reading => {
  const typed = [...new Set(wordsOf(query))];
  const telling = typed.filter((word) => !smallWords.has(word));
  const readings = (telling.length > 0 ? telling : typed).map((word) => readTerm(word, vocabulary));
  return {
    terms: readings.map(({ term }) => term),
    corrections: readings.flatMap(({ correction }) => (correction ? [correction] : [])),
  };
};

const readTerm = (
  typed: string,
  vocabulary: ReadonlySet<string>,
): { readonly term: Term; readonly correction?: Correction } => {
  const known = [...vocabulary].map((word) => [word, closeness(typed, word)] as const).filter(([, close]) => close > 0);
  if (known.length > 0) return { term: new Map(known) };
  const near = nearest(typed, vocabulary);
  if (near === undefined) return { term: new Map() };
  const family = [...vocabulary]
    .map((word) => [word, closeness(near, word) / 2] as const)
    .filter(([, close]) => close > 0);
  return { term: new Map(family), correction: { typed, readAs: near } };
};

const closeness = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (typed.length < 2) return 0;
  if (isPlural(typed, word) || isPlural(word, typed)) return 0.9;
  return word.startsWith(typed) ? 0.5 + (0.3 * typed.length) / word.length : 0;
};

const isPlural = (one: string, many: string): boolean =>
  one.length > 2 &&
  (many === `${one}s` || many === `${one}es` || (one.endsWith('y') && many === `${one.slice(0, -1)}ies`));

// One slip in a short word, two in a long one; a word of three letters is too short to guess.
const nearest = (typed: string, vocabulary: ReadonlySet<string>): string | undefined => {
  if (typed.length < 4 || /\d/.test(typed)) return undefined;
  const allowed = typed.length < 8 ? 1 : 2;
  const candidates = [...vocabulary]
    .filter((word) => word.length > 3 && Math.abs(word.length - typed.length) <= allowed)
    .map((word) => ({ word, distance: editDistance(typed, word) + (word[0] === typed[0] ? 0 : 0.5) }))
    .filter(({ distance }) => distance <= allowed + 0.5);
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.word;
};
