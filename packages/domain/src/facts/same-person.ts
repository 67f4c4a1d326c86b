import { nameKey } from '#facts/name-key.ts';

/**
 * True when two spellings name the same person or organisation: titles, case, marks and punctuation do not count, a middle initial
 * may be written out or left away. Father and son (`Sr.`, `Jr.`, `II`) stay two people.
 */
export const isSamePerson = (one: string, other: string): boolean => {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a === b) return a !== '' || one.trim() === other.trim();
  const [first, second] = [splitName(a), splitName(b)];
  return (
    first !== undefined &&
    second !== undefined &&
    first.given === second.given &&
    first.family === second.family &&
    first.generation === second.generation &&
    areSameMiddles(first.middles, second.middles)
  );
};

/** True when two full names may mean one person: the same, or one of them leaves middle names away: `Robert Sandoval`, `Robert Luis Sandoval`. */
export const canBeSamePerson = (one: string, other: string): boolean => {
  if (isSamePerson(one, other)) return true;
  const [first, second] = [splitName(nameKey(one)), splitName(nameKey(other))];
  return (
    first !== undefined &&
    second !== undefined &&
    first.given === second.given &&
    first.family === second.family &&
    first.generation === second.generation &&
    (first.middles.length === 0 || second.middles.length === 0)
  );
};

/** The one person of a list whom a name means: the same name, or the only one who is called so by the first name. */
export const findPerson = <Person extends { readonly name: string }>(
  people: readonly Person[],
  name: string,
): Person | undefined => {
  const same = people.find((person) => isSamePerson(person.name, name));
  if (same || nameKey(name).includes(' ')) return same;
  const called = people.filter((person) => isCalled(person.name, name));
  return called.length === 1 ? called[0] : undefined;
};

/** True when a single word is the first name of a full one: `Adaeze` and `Adaeze Okonkwo`. */
export const isCalled = (full: string, name: string): boolean => {
  const [key, whole] = [nameKey(name), nameKey(full)];
  return key !== '' && !key.includes(' ') && whole.includes(' ') && whole.split(' ')[0] === key;
};

/** True when two full names differ in the family name alone, as before and after a marriage. */
export const hasOtherFamilyName = (one: string, other: string): boolean => {
  const [first, second] = [splitName(nameKey(one)), splitName(nameKey(other))];
  return (
    first !== undefined &&
    second !== undefined &&
    first.given === second.given &&
    first.family !== second.family &&
    first.generation === second.generation
  );
};

interface NameParts {
  readonly given: string;
  readonly middles: readonly string[];
  readonly family: string;
  readonly generation: string;
}

const generations = /^(?:jr|sr|ii|iii|iv|v)$/u;

const splitName = (key: string): NameParts | undefined => {
  const words = key.split(' ');
  const generation = generations.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const family = words.pop();
  const given = words.shift();
  return given === undefined || family === undefined ? undefined : { given, middles: words, family, generation };
};

const areSameMiddles = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length === 0 || other.length === 0) return [...one, ...other].every((middle) => middle.length === 1);
  return one.length === other.length && one.every((middle, index) => isSameMiddle(middle, other[index] ?? ''));
};

const isSameMiddle = (one: string, other: string): boolean =>
  one === other || (one.charAt(0) === other.charAt(0) && (one.length === 1 || other.length === 1));
