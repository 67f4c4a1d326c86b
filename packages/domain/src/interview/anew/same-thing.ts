import { type Entry, nameOf } from '#interview/anew/entries-of.ts';
import { wordKey } from '#kit/word-key.ts';

/** True when the words of two things say one: those of one stand in the other, or both are land of the same name. */
export const isSameThing = (one: Entry, other: Entry): boolean => {
  const [words, others] = [wordsOf(nameOf(one)), wordsOf(nameOf(other))];
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  if (fewer.length > 0 && fewer.every((word) => more.includes(word))) return true;
  const shared = fewer.filter((word) => more.includes(word));
  const isLand = one['category'] === 'realEstate' && other['category'] === 'realEstate';
  return isLand && shared.filter((word) => !ofPlaces.has(word)).length > 0 && !isOther(words, others);
};

// A house and a cabin in the same street are two.
const isOther = (words: readonly string[], others: readonly string[]): boolean => {
  const kindsOf = (some: readonly string[]): readonly string[] => some.filter((word) => buildings.has(word));
  const [kinds, otherKinds] = [kindsOf(words), kindsOf(others)];
  return kinds.length > 0 && otherKinds.length > 0 && !kinds.some((kind) => otherKinds.includes(kind));
};

/** The words that tell a thing from others, without their endings. */
export const wordsOf = (text: string): readonly string[] =>
  wordKey(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => short[word] ?? word.replace(/(?<=\p{L}{3}[^s])s$/u, ''));

const fillers = new Set(
  'the a an my our his her their and with at in on of for to by it its from that is collection'.split(' '),
);
const short: Readonly<Record<string, string>> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  boulevard: 'blvd',
  highway: 'hwy',
  terrace: 'ter',
};
const buildings = new Set('house home cabin cottage condo apartment townhouse shop barn lot store'.split(' '));
const ofPlaces = new Set([
  ...buildings,
  ...Object.values(short),
  ...'land ground acre property building county north south east west'.split(' '),
]);
