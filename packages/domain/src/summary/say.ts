import type { Share } from '#kit/share.ts';
import type { PieceKind } from '#summary/piece-kinds.ts';
import { sharePercent, shareWords } from '#kit/write-share.ts';

/** Some words of a sentence; `is` says that they are a name, a share, or the own words of the person. */
export interface Piece {
  readonly words: string;
  readonly is?: PieceKind;
  /** The words before a name say already who that is. */
  readonly isIntroduced?: true;
}

/** A sentence in its pieces. */
export type Saying = readonly Piece[];

export type Part = string | Piece | Saying;

/** Of what a sentence was made: our words with a number in braces for each part, or the parts of a list. */
export type SayingSource =
  | { readonly sentence: string; readonly parts: readonly Part[] }
  | { readonly last: 'and' | 'or'; readonly parts: readonly Part[] };

const sources = new WeakMap<Saying, SayingSource>();

/** Of what a sentence was made, so that it can be said in another language; undefined for single pieces. */
export const sourceOf = (saying: Saying): SayingSource | undefined => sources.get(saying);

/** Makes a sentence of words of ours, and of names, shares and other sentences between them. */
export const say = (words: TemplateStringsArray, ...parts: readonly Part[]): Saying => {
  const said = joinParts(words.flatMap((text, index) => [text, parts[index] ?? []]));
  const sentence = words.reduce((before, text, index) => `${before}{${index}}${text}`);
  sources.set(said, { sentence, parts });
  return said;
};

/** Parts of a sentence as its pieces, one behind the other. */
export const joinParts = (parts: readonly Part[]): Saying =>
  parts.flatMap((part): Saying => piecesOf(part)).reduce<Saying>(joined, []);

/** The name of a person, an organization or a trust, as it was given. */
export const named = (name: string): Piece => ({ words: name, is: 'name' });

/** A name after words that say who that is: `your children Ann and Bo`. */
export const introducedName = (name: string): Piece => ({ words: name, is: 'name', isIntroduced: true });

/** What the person wrote, in quotation marks. */
export const inOwnWords = (words: string): Piece => ({ words: `“${words}”`, is: 'own' });

/** A share as it is said, and in percent: `half (50%)`, `one third (33⅓%)`, `60%`, `all of it`. */
export const sharePiece = (share: Share): Piece => {
  const [words, percent] = [shareWords(share), sharePercent(share)];
  // Nobody says three fifths.
  const isPlain = words === percent || (share.d > 4n && /^\d+%$/u.test(percent));
  if (isPlain) return { words: percent, is: 'share' };
  return { words: words === 'all of it' ? words : `${words} (${percent})`, is: 'share' };
};

/** The sentence where it holds, and nothing otherwise. */
export const only = (holds: boolean, saying: () => Saying): Saying => (holds ? saying() : []);

/** Several parts of a sentence, joined as a sentence joins them: `a`, `a and b`, `a, b, and c`. */
export const series = (parts: readonly Part[], last: 'and' | 'or' = 'and'): Saying => {
  const comma = parts.length > 2 ? ', ' : ' ';
  const said = joinParts(
    parts.flatMap((part, index) => {
      if (index === 0) return [part];
      return [index === parts.length - 1 ? `${comma}${last} ` : ', ', part];
    }),
  );
  sources.set(said, { last, parts });
  return said;
};

/** Sentences after each other; what says nothing is left out. */
export const sentences = (sayings: readonly Saying[]): Saying =>
  sayings.reduce<Saying>((before, next) => say`${before}${before.length > 0 && next.length > 0 ? ' ' : ''}${next}`, []);

/** Names in a sentence. */
export const namesOf = (people: readonly { readonly name: string }[], last: 'and' | 'or' = 'and'): Saying =>
  series(
    people.map(({ name }) => named(name)),
    last,
  );

/** A sentence as it is read. */
export const wordsOf = (saying: Saying): string => saying.map(({ words }) => words).join('');

const piecesOf = (part: Part): Saying => {
  if (typeof part === 'string') return part === '' ? [] : [{ words: part }];
  return 'words' in part ? [part] : part;
};

// Words of ours beside each other are one piece.
const joined = (before: Saying, next: Piece): Saying => {
  const last = before.at(-1);
  // A name that ends in a point ends its sentence too: `Sons, Inc.`
  const piece = last?.is === 'name' && last.words.endsWith('.') ? withoutPoint(next) : next;
  if (piece.words === '') return before;
  return last === undefined || last.is !== undefined || piece.is !== undefined
    ? [...before, piece]
    : [...before.slice(0, -1), { words: last.words + piece.words }];
};

const withoutPoint = (piece: Piece): Piece =>
  piece.is === undefined && piece.words.startsWith('.') ? { words: piece.words.slice(1) } : piece;
