import { templateOf, type Template } from '#wording/translation/template.ts';

/** The wording of one language, by the English sentence. A value has its number in braces: `Nice to meet you, {1}`. */
export type Wording = Readonly<Record<string, string>>;

/** A wording, made ready to be looked up. */
export interface Catalogue {
  readonly whole: ReadonlyMap<string, string>;
  /** Sentences with values, by their first word. */
  readonly byFirstWord: ReadonlyMap<string, readonly Template[]>;
  /** Sentences that begin with a value. */
  readonly open: readonly Template[];
  /** Phrases that are hardly more than their values, `{1} to {2}`: looked up within a sentence, never as one. */
  readonly phrases: readonly Template[];
  readonly local: LocalForms;
}

/** How a language writes what no sentence says. */
export interface LocalForms {
  readonly list: (words: readonly string[]) => string;
  /** The day of an English date, or undefined for other words. */
  readonly day: (words: string) => string | undefined;
}

/** Makes a wording ready to be looked up. Sentences that say several things are looked up one by one. */
export const catalogueOf = (wording: Wording, local: LocalForms): Catalogue => {
  const pairs = Object.entries(wording).flatMap(([sentence, said]) =>
    linesOf(sentence, said).map(withoutBullet).map(withoutNeighbours),
  );
  const templates = pairs.filter(([sentence]) => sentence.includes('{')).map(([one, said]) => templateOf(one, said));
  const byFirstWord = new Map<string, Template[]>();
  const [open, phrases]: [Template[], Template[]] = [[], []];
  for (const template of templates) {
    const { parts } = template;
    if (isPhrase(parts)) phrases.push(template);
    else if (firstWord(parts[0] ?? '') === '') open.push(template);
    else {
      const word = firstWord(parts[0] ?? '');
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), template]);
    }
  }
  return { whole: new Map(pairs.filter(([one]) => !one.includes('{'))), byFirstWord, open, phrases, local };
};

const isPhrase = (parts: readonly string[]): boolean =>
  parts.join('').replaceAll(/[^\p{L}]/gu, '').length < fewestLetters && !/[.?!]$/u.test(parts.at(-1) ?? '');

const fewestLetters = 9;

/** By what the sentences that begin like a text are looked up. */
export const firstWord = (text: string): string => /^[^\p{L}{]*(\p{L}*)/u.exec(text)?.[1] ?? '';

type Pair = readonly [sentence: string, said: string];

const linesOf = (sentence: string, said: string): readonly Pair[] => {
  const [ours, theirs] = [sentence.split('\n'), said.split('\n')];
  if (ours.length !== theirs.length) return [[sentence, said]];
  return ours.map((line, index): Pair => [line, theirs[index] ?? '']).filter(([line]) => /\p{L}/u.test(line));
};

const withoutBullet = ([sentence, said]: Pair): Pair => [sentence.replace(/^• /u, ''), said.replace(/^• /u, '')];

// Another sentence before or behind this one is looked up by itself.
const withoutNeighbours = ([sentence, said]: Pair): Pair => {
  const [, behind = ''] = /[.?!:…]( \{\d\})$/u.exec(sentence) ?? [];
  const [, before = ''] = /^(\{\d\} )[\p{Lu}“{]/u.exec(sentence) ?? [];
  const isBehind = behind !== '' && said.endsWith(behind);
  const isBefore = before !== '' && said.startsWith(before) && /^[\p{Lu}¿¡“{]/u.test(said.slice(before.length));
  const cut = (text: string): string => text.slice(isBefore ? before.length : 0, isBehind ? -behind.length : undefined);
  return isBehind || isBefore ? withoutNeighbours([cut(sentence), cut(said)]) : [sentence, said];
};
