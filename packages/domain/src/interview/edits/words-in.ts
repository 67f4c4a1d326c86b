import { wordKey } from '#kit/word-key.ts';

/** A word of a message, with its place. */
export interface Word {
  readonly text: string;
  /** As it is compared, without `'s`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly isOwner: boolean;
}

/** The words of a text. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'-]|\.(?=\p{L}|\s\p{Lu}))*/gu)].map(({ 0: word, index }) => {
    const owner = /'s?$/u.test(word);
    return {
      text: word,
      key: wordKey(word.replace(/'s?$/u, '')),
      start: index,
      end: index + word.length,
      isOwner: owner,
    };
  });
