import { rememberLast } from '#kit/remember-last.ts';
/** Phrases of a language, found by their words: a closed set with a name instead of one long pattern. */
export interface Phrases {
  /** True where one of them stands anywhere among the words. */
  readonly isIn: (text: string) => boolean;
  /** True where the words begin with one of them. */
  readonly begins: (text: string) => boolean;
  /** The text behind those with which it begins, however many stand one after another. */
  readonly pass: (text: string) => string;
  /** The words with each of them taken out. */
  readonly leaveOut: (text: string) => string;
}

interface Slot {
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
  /** Up to so many words of any kind, of the same sentence. */
  readonly gap: number;
}

type Phrase = readonly Slot[];

/**
 * Makes a set of phrases, one a line: `do|does you? know` has a choice in its first place and a word that may be missing in its
 * second, `*3` stands for up to three words, `$` for the end of what is said. They are compared without regard to case and marks.
 */
export const phrases = (...lines: readonly string[]): Phrases => {
  const all = lines.map(toPhrase).filter((phrase) => phrase.length > 0);
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of all)
    for (const first of firstsOf(phrase)) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  const lengthAt = (words: readonly string[], at: number): number =>
    Math.max(0, ...(byFirst.get(words[at] ?? '') ?? []).map((phrase) => (endOf(phrase, words, at) ?? at) - at));
  return {
    isIn: (text) => {
      const words = wordsOf(text);
      return words.some((_, at) => lengthAt(words, at) > 0);
    },
    begins: (text) => {
      const words = wordsOf(text).filter((word) => !isMark(word));
      return lengthAt(words, 0) > 0;
    },
    pass: (text) => {
      const places = placesOf(text).filter(({ word }) => !isMark(word));
      const words = places.map(({ word }) => word);
      let at = 0;
      for (let length = lengthAt(words, 0); length > 0; length = lengthAt(words, at)) at += length;
      return at === 0 ? text : text.slice(places[at]?.start ?? text.length);
    },
    leaveOut: (text) => {
      const words = wordsOf(text);
      const left: string[] = [];
      for (let at = 0; at < words.length;) {
        const length = lengthAt(words, at);
        if (length === 0) left.push(words[at] ?? '');
        at += Math.max(1, length);
      }
      return left.join(' ');
    },
  };
};

const wordsOf = (text: string): readonly string[] => placesOf(text).map(({ word }) => word);

// Every list of phrases looks at the same text.
const texts = 100;

const placesOf = rememberLast(texts, (text): readonly { readonly word: string; readonly start: number }[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’`-][\p{L}\p{M}\p{N}]+)*|[.!?;\n]/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll(/[’`]/gu, "'"),
    start: index,
  })),
);

const isMark = (word: string): boolean => /^[.!?;\n]$/u.test(word);

const toPhrase = (line: string): Phrase => line.trim().split(/\s+/u).filter(Boolean).map(toSlot);

const toSlot = (said: string): Slot => {
  const gap = /^\*(\d+)$/u.exec(said)?.[1];
  const isOptional = said.endsWith('?');
  return {
    words: new Set(gap === undefined ? said.replace(/\?$/u, '').split('|') : []),
    isOptional,
    gap: Number(gap ?? 0),
  };
};

const firstsOf = ([first, ...others]: Phrase): readonly string[] =>
  first === undefined ? [] : [...first.words, ...(first.isOptional ? firstsOf(others) : [])];

/** Where the phrase that begins at a word ends; undefined where it does not stand there. */
const endOf = ([slot, ...others]: Phrase, words: readonly string[], at: number): number | undefined => {
  if (slot === undefined) return at;
  if (slot.gap > 0) {
    for (let skipped = 0; skipped <= slot.gap && !isMark(words[at + skipped - 1] ?? ''); skipped += 1) {
      const end = endOf(others, words, at + skipped);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  if (slot.words.has('$')) return words.slice(at).every(isMark) ? at : undefined;
  const isHere = slot.words.has(words[at] ?? '');
  return (
    (isHere ? endOf(others, words, at + 1) : undefined) ?? (slot.isOptional ? endOf(others, words, at) : undefined)
  );
};
