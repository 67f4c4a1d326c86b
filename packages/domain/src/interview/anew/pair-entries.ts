import type { FactKind } from '#facts/fact-kind.ts';
import { canBeSamePerson, isLonger, isMeantBy, isMisspelled, isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { type Entry, nameOf } from '#interview/anew/entries-of.ts';
import { isSameThing } from '#interview/anew/same-thing.ts';

/** An entry that is said, and the recorded one that it says again. */
export interface Pair {
  readonly said: Entry;
  readonly known: Entry | undefined;
}

type Means = (known: Entry, said: Entry) => boolean;

const byName =
  (isSame: (one: string, other: string) => boolean): Means =>
  (known, said) =>
    isSame(nameOf(known), nameOf(said));

// From the surest way to mean somebody to the least sure.
const waysToMean: readonly Means[] = [
  byName(isSamePerson),
  byName(isMeantBy),
  byName((one, other) => isLonger(one, other) || isLonger(other, one)),
  byName(canBeSamePerson),
  byName((one, other) => isShortened(one, other) || isShortened(other, one)),
  byName(isMisspelled),
];

// Thad is Thaddeus of the same last name.
const isShortened = (full: string, name: string): boolean => {
  const [words, others] = [wordsOfName(full), wordsOfName(name)];
  const [given = '', short = ''] = [words[0], others[0]];
  return words.at(-1) === others.at(-1) && others.length > 1 && short.length > 2 && given.startsWith(short);
};

/** Each entry that is said with the only recorded one that it means; nobody is meant twice. */
export const pairEntries = (kind: FactKind, before: readonly Entry[], said: readonly Entry[]): readonly Pair[] => {
  const found = new Map<Entry, Entry>();
  for (const isMeant of kind === 'assets' ? [isSameThing] : waysToMean)
    for (const one of said) {
      if (found.has(one)) continue;
      const taken = new Set(found.values());
      const free = before.filter((known) => !taken.has(known) && isMeant(known, one));
      const [only, ...others] = free;
      if (only && others.length === 0) found.set(one, only);
    }
  return said.map((one) => ({ said: one, known: found.get(one) }));
};
