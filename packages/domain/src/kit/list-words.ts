/** Joins words as a sentence does: `a`, `a and b`, `a, b and c`. */
export const listWords = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
