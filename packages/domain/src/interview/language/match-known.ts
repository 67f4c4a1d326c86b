import { isFullName, wordsOfName } from '#facts/same-person.ts';
import { isShortFor } from '#names/short-names.ts';
import type { Word } from '#interview/language/word.ts';

/** Known people whom words may mean: `to` is behind the last of them. */
export interface KnownMatch {
  readonly names: readonly string[];
  readonly to: number;
  /** How they were called. */
  readonly by: 'whole' | 'given' | 'family' | 'short';
}

/** Known names, taken apart once for a message. */
export interface KnownNames {
  readonly names: readonly { readonly name: string; readonly words: readonly string[] }[];
}

/** Takes names apart. */
export const takeApart = (names: readonly string[]): KnownNames => ({
  names: [...new Set(names)].map((name) => ({ name, words: wordsOfName(name) })),
});

/** The known people whom the words from a place on call: by most of their words, by the first name, by another of their names, short. */
export const matchKnown = ({ names }: KnownNames, words: readonly Word[], at: number): KnownMatch | undefined => {
  const [low = ''] = wordsOfName(words[at]?.low ?? '');
  if (low === '' || words[at]?.part === 'mark') return undefined;
  const given = names.flatMap(({ name, words: own }) => (own[0] === low ? [{ name, to: lastOf(own, words, at) }] : []));
  if (given.length > 0) {
    const to = Math.max(...given.map((one) => one.to));
    const longest = given.filter((one) => one.to === to).map(({ name }) => name);
    const isWhole = longest.some((name) => wordsOfName(name).length === to - at && isFullName(name));
    return { names: longest, to, by: isWhole || to > at + 1 ? 'whole' : 'given' };
  }
  // "Kev" is Kevin where nobody else begins so.
  const begins = low.length > 2 ? names.filter(({ words: [own = ''] }) => own.startsWith(low)) : [];
  const short = names
    .filter((one) => isShortFor(low, one.words[0] ?? '') || (begins.length === 1 && begins.includes(one)))
    .map(({ name }) => name);
  if (short.length > 0) return { names: short, to: at + 1, by: 'short' };
  const family = names.filter(({ words: own }) => own.length > 1 && own.slice(1).includes(low)).map(({ name }) => name);
  return family.length > 0 && low.length > 1 ? { names: family, to: at + 1, by: 'family' } : undefined;
};

// Of a longer name some words in the middle may be left away, or stand as initials.
const lastOf = (own: readonly string[], words: readonly Word[], at: number): number => {
  let to = at + 1;
  let next = 1;
  while (next < own.length && words[to - 1]?.isPossessive === false) {
    const [low = ''] = wordsOfName(words[to]?.low ?? '');
    const found = own.findIndex(
      (word, index) => index >= next && (word === low || (low.length === 1 && word[0] === low)),
    );
    if (low === '' || found === -1) break;
    next = found + 1;
    to += 1;
  }
  return to;
};
