import { readTerms, type Correction, type Term } from '#library/read-terms.ts';
import { wordsOf } from '#library/words-of.ts';

/** A piece of text that can be found, and how much it says about the whole. */
export interface Passage {
  /** Where it stands, in words for a reader, e.g. `Tips`. */
  readonly part: string;
  readonly weight: number;
  readonly text: string;
}

export interface Searchable {
  readonly id: string;
  readonly passages: readonly Passage[];
}

export interface Hit {
  readonly id: string;
  /** The passage that says most about what was asked. */
  readonly passage: Passage;
}

export interface Findings {
  readonly hits: readonly Hit[];
  /** Every word of the texts that answers to a typed one, to be marked. */
  readonly words: ReadonlySet<string>;
  /** True when nothing holds all the words and what holds most of them is given. */
  readonly isPartial: boolean;
  /** Typed words that occur nowhere, and what was looked for in their place. */
  readonly corrections: readonly Correction[];
}

/**
 * Prepares entries for searching. The search finds what holds every word of a query, as typed, begun or mistyped, the
 * best first; when nothing holds them all, what lacks at most a third of them.
 */
export const createSearch = (entries: readonly Searchable[]): ((query: string) => Findings) => {
  const index = entries.map(({ id, passages }) => ({
    id,
    passages: passages.map((passage) => ({ passage, words: new Set(wordsOf(passage.text)) })),
  }));
  const vocabulary = new Set(index.flatMap(({ passages }) => passages.flatMap(({ words }) => [...words])));
  return (query) => {
    const { terms, corrections } = readTerms(query, vocabulary);
    const rated = index.flatMap(({ id, passages }) => rate(id, passages, terms) ?? []);
    const fewest = Math.min(...rated.map(({ missing }) => missing));
    const mayMiss = Math.floor(terms.length / 3);
    const hits = rated
      .filter(({ missing }) => missing === fewest && missing <= mayMiss)
      .toSorted((one, other) => other.score - one.score)
      .map(({ id, passage }) => ({ id, passage }));
    return {
      hits,
      isPartial: hits.length > 0 && fewest > 0,
      words: new Set(terms.flatMap((term) => [...term.keys()])),
      corrections,
    };
  };
};

interface IndexedPassage {
  readonly passage: Passage;
  readonly words: ReadonlySet<string>;
}

const rate = (id: string, passages: readonly IndexedPassage[], terms: readonly Term[]) => {
  const rows = passages.map(({ passage, words }) => ({
    passage,
    points: terms.map((term) => passage.weight * bestOf(term, words)),
  }));
  const best = terms.map((_, position) => Math.max(0, ...rows.map(({ points }) => points[position] ?? 0)));
  const top = rows.toSorted((one, other) => richness(other.points) - richness(one.points))[0];
  if (!top || sum(best) === 0) return undefined;
  const missing = best.filter((points) => points === 0).length;
  return { id, passage: top.passage, missing, score: sum(best) + richness(top.points) };
};

const bestOf = (term: Term, words: ReadonlySet<string>): number =>
  Math.max(0, ...[...term].filter(([word]) => words.has(word)).map(([, closeness]) => closeness));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

// A passage that holds all the words says more than a weightier one that holds some.
const richness = (points: readonly number[]): number => sum(points) * points.filter((each) => each > 0).length;
