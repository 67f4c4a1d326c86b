import { patternOf } from '#interview/edits/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

const counts: Readonly<Record<string, number>> = { a: 1, an: 1, the: 1, one: 1, single: 1, two: 2, double: 2, three: 3 };

const claim = patternOf(
  'giu',
  String.raw`(?<![\p{L}'])(?:with|has|have|having|takes?|it'?s|and|no|not|without)?\s*(?<no>no|without|not)?\s*(?<count>an?|the|one|a single|two|double|three)[\s-]+`,
  String.raw`(?:letters? )?["'“‘]?(?<letter>\p{L})["'”’]?(?:(?:'?s)|(?=[^\p{L}]|$))(?![\p{L}'])(?<end>[^.,;]{0,12}\b(?:end|last)\b)?`,
);

/** What is said of the letters of a word: `with an e`, `two n's`, `double r`. */
export interface LetterClaim {
  readonly letter: string;
  readonly count: number;
  readonly isAtEnd: boolean;
}

/** Every claim about letters in a text. */
export const lettersClaimed = (text: string): readonly LetterClaim[] =>
  [...text.matchAll(claim)].flatMap(({ groups = {} }) => {
    const { count = '', letter = '', no, end } = groups;
    const times = counts[count.toLowerCase().replace(/^a single$/u, 'single')];
    // `a B student` speaks of a letter only where it is one that can be counted.
    return times === undefined || no !== undefined || /^[ai]$/iu.test(letter) && times === 1 && !/\bwith\b/iu.test(text)
      ? []
      : [{ letter: wordKey(letter), count: times, isAtEnd: end !== undefined }];
  });

/** True where some words have the letters that are claimed. */
export const hasLetters = (words: string, claims: readonly LetterClaim[]): boolean => {
  const key = wordKey(words);
  return claims.every(({ letter, count, isAtEnd }) =>
    isAtEnd ? key.endsWith(letter.repeat(count)) : count > 1 ? key.includes(letter.repeat(count)) || key.split(letter).length > count : key.includes(letter),
  );
};
