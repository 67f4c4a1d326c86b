import type { DraftInline, Prose } from '#assembly/draft.ts';
import { opt, p } from '#assembly/prose.ts';

/** True where words of the maker's own speak of their maker in the first person. */
export const speaksOfMaker = (words: readonly string[]): boolean =>
  words.some((one) => speaksOfOne.test(one) || speaksOfMore.test(one));

const speaksOfOne = /\b(?:I|me|my|mine|myself)\b/iu;

// “US” in capitals is a country.
const speaksOfMore = /\b(?:[Uu]s|[Ww][Ee]|[Oo][Uu][Rr][Ss]?)\b/u;

/**
 * What words of the maker's own mean in an instrument that speaks of its maker: “my ring” is the maker's, and of “our car” only
 * the part that is. Nothing where none of them speaks in the first person.
 */
export const firstPerson = (words: readonly string[], maker: DraftInline): Prose => {
  const isShared = words.some((one) => speaksOfMore.test(one));
  const isOwn = words.some((one) => speaksOfOne.test(one));
  return [
    ...opt(isOwn, () => p` In those words, “I”, “me”, and “my” refer to the ${maker}.`),
    ...opt(
      isShared,
      () => p` Of a thing that those words call “our”, the interest of the ${maker} is given, and no more.`,
    ),
  ];
};
