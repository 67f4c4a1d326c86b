import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

const counts: Readonly<Record<string, number>> = { two: 2, '2': 2, double: 2, three: 3, '3': 3 };

const claim = patternOf(
  'giu',
  String.raw`(?<![\p{L}'])(?:(?:with|has|have|takes|needs|wants|spelled|spelt|and) (?:just |only )?(?:an?|the|one|1|a single)`,
  String.raw`|(?<many>two|2|double|three|3))[ -](?:letter )?["'“‘]?(?<letter>\p{L})["'”’]?(?:'?s)?(?![\p{L}\p{N}'])`,
  String.raw`(?<end>[^.,;]{0,8}\b(?:end|last)\b)?`,
);

/** What is said of the letters of a word: `with an e`, `two n's`, `double r`. */
export interface LetterClaim {
  readonly letter: string;
  readonly count: number;
  readonly isAtEnd: boolean;
}

/** Every claim about letters in a text. */
export const lettersClaimed = (text: string): readonly LetterClaim[] =>
  [...text.matchAll(claim)].map(({ groups = {} }) => ({
    letter: wordKey(groups['letter'] ?? ''),
    count: counts[(groups['many'] ?? '').toLowerCase()] ?? 1,
    isAtEnd: groups['end'] !== undefined,
  }));

/** True where some words have the letters that are claimed of them. */
export const hasLetters = (words: string, claims: readonly LetterClaim[]): boolean => {
  const key = wordKey(words);
  return claims.every(({ letter, count, isAtEnd }) =>
    // The end of a word is its last letters: "Nelsen with an e at the end".
    isAtEnd ? key.slice(-count - 1).split(letter).length > count : key.split(letter).length > count,
  );
};
