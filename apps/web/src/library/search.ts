import MiniSearch, { type Options, type Query } from 'minisearch';
import { readQuery, type Correction } from '#library/read-query.ts';
import { plainWord, wordsOf } from '#library/words-of.ts';

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
  const index = indexEntries(entries);
  const findPassages = indexPassages(entries);
  return (query) => {
    const terms = readQuery(query, index);
    const combined: Query = { combineWith: 'OR', queries: terms.map((term) => term.query) };
    const found = index.search(combined).map(({ id, queryTerms, terms: words }) => ({
      id: String(id),
      words,
      missing: terms.filter(({ forms }) => !forms.some((form) => queryTerms.includes(form))).length,
    }));
    const fewest = Math.min(...found.map(({ missing }) => missing));
    const best = found.filter(({ missing }) => missing === fewest && missing <= Math.floor(terms.length / 3));
    const passages = findPassages(combined);
    return {
      hits: best.flatMap(({ id }) => passages.get(id) ?? []),
      isPartial: best.length > 0 && fewest > 0,
      words: new Set(found.flatMap(({ words }) => words)),
      corrections: terms.flatMap(({ correction }) => correction ?? []),
    };
  };
};

const asWords = {
  tokenize: wordsOf,
  processTerm: plainWord,
  searchOptions: { prefix: (term: string) => term.length > 1 },
} satisfies Partial<Options>;

// All passages of a weight are one field, so that its boost is that weight.
const indexEntries = (entries: readonly Searchable[]): MiniSearch<Searchable> => {
  const weights = new Set(entries.flatMap(({ passages }) => passages.map(({ weight }) => weight)));
  const index = new MiniSearch<Searchable>({
    ...asWords,
    fields: [...weights].map(String),
    extractField: ({ id, passages }, field) =>
      field === 'id'
        ? id
        : passages
            .filter(({ weight }) => String(weight) === field)
            .map(({ text }) => text)
            .join('\n'),
    searchOptions: {
      ...asWords.searchOptions,
      boost: Object.fromEntries([...weights].map((weight) => [String(weight), weight])),
    },
  });
  index.addAll(entries);
  return index;
};

// For each entry that a query finds, the passage that says most about it.
const indexPassages = (entries: readonly Searchable[]): ((query: Query) => ReadonlyMap<string, Hit>) => {
  const hits = entries.flatMap(({ id, passages }) => passages.map((passage) => ({ id, passage })));
  const index = new MiniSearch({
    ...asWords,
    fields: ['text'],
    searchOptions: { ...asWords.searchOptions, boostDocument: (at) => hits[at]?.passage.weight ?? 0 },
  });
  index.addAll(hits.map(({ passage: { text } }, id) => ({ id, text })));
  return (query) => {
    const bestLast = index.search(query).toReversed();
    return new Map(bestLast.flatMap(({ id }) => hits[id] ?? []).map((hit) => [hit.id, hit]));
  };
};
