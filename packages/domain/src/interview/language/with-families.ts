import type { NameSaid } from '#interview/language/name-said.ts';
import type { KnownNames } from '#interview/language/match-known.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isFunction } from '#interview/language/score-word.ts';
import { spanOf, type Word } from '#interview/language/word.ts';

interface Means {
  readonly known: KnownNames;
  /** The words of a stretch as a name is printed. */
  readonly write: (words: readonly Word[], from: number, to: number) => string;
  /** True for a place where one item of a list ends. */
  readonly separates: (words: readonly Word[], at: number) => boolean;
}

/**
 * The names of a message with those more that a family name gives away: one word of no other meaning before the family name of
 * somebody who is named or known, "marcus bell 34, deja bell 29".
 */
export const withFamilies = (
  words: readonly Word[],
  found: readonly NameSaid[],
  { known, write, separates }: Means,
): readonly NameSaid[] => {
  const families = new Set([
    ...found.flatMap(({ from, to, probability }) =>
      to - from > 1 && probability >= 0.6 ? [words[to - 1]?.low ?? ''] : [],
    ),
    ...known.names.flatMap(({ words: own }) => (own.length > 1 ? [own.at(-1) ?? ''] : [])),
  ]);
  const isFree = (at: number): boolean => !found.some(({ from, to }) => from <= at && at < to);
  const more = words.flatMap((family, at): readonly NameSaid[] => {
    const given = words[at - 1];
    const isAlone = found.some(({ from, to }) => from === at && to === at + 1);
    if (!given || !families.has(family.low) || !(isFree(at) || isAlone) || !isEnd(words[at + 1])) return [];
    const owner = found.find(({ to }) => to === at);
    // "tyler young" where Young is a family name here.
    if (owner && owner.to - owner.from === 1 && owner.known.length === 0)
      return [
        { ...owner, ...spanOf(words, owner.from, at + 1), name: write(words, owner.from, at + 1), probability: 0.9 },
      ];
    const isGiven = isFree(at - 1) && given.part !== 'mark' && !isFunction(given);
    const isStrange = isGiven && (!given.isOrdinary || (separates(words, at - 2) && given.part !== 'verb'));
    return isStrange && !findRelation(given.low) && /^\p{L}{2,}$/u.test(given.text)
      ? [
          {
            ...spanOf(words, at - 1, at + 1),
            name: write(words, at - 1, at + 1),
            probability: 0.85,
            known: [],
            isLower: !given.isCapital,
          },
        ]
      : [];
  });
  if (more.length === 0) return found;
  const isReplaced = ({ from, to }: NameSaid): boolean => more.some((one) => one.from <= from && to <= one.to);
  return [...found.filter((one) => !isReplaced(one)), ...more].toSorted((one, other) => one.from - other.from);
};

const isEnd = (word: Word | undefined): boolean =>
  word === undefined ||
  word.part === 'mark' ||
  isFunction(word) ||
  /^\d/u.test(word.text) ||
  findRelation(word.low) !== undefined;
