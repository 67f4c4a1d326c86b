import { nameKey as findKey } from '#facts/name-key.ts';
import { editDistance } from '#kit/edit-distance.ts';
import { isShortFor } from '#names/short-names.ts';

// Every comparison of the names of people, and of organizations, is made here: whoever compares two names asks one of these.

/**
 * True when two spellings name the same person or organisation: titles, case, marks and punctuation do not count, a middle initial
 * may be written out or left away. Father and son (`Sr.`, `Jr.`, `II`) stay two people.
 */
export const isSamePerson = (one: string, other: string): boolean => {
  const [a, b] = [readName(one), readName(other)];
  if (a.key === b.key) return a.key !== '' || one.trim() === other.trim();
  const [first, second] = [a.parts, b.parts];
  return (
    first !== undefined &&
    second !== undefined &&
    first.given === second.given &&
    first.family === second.family &&
    first.generation === second.generation &&
    areSameMiddles(first.middles, second.middles)
  );
};

/** True when a name is the same person as one of several. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => isSamePerson(one, name));

/** True when two names are also spelled alike, title, case and marks aside: `Ann B. Lee` and `Ann Lee` are not. */
export const isSpelledAlike = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** True when one of two names may be used for the other: the same person, or one of them called by the first name alone. */
export const isMeantBy = (one: string, other: string): boolean =>
  isSamePerson(one, other) || isCalled(one, other) || isCalled(other, one);

/**
 * True when two full names may mean one person, which nobody but the owner can tell: one leaves middle names away (`Robert
 * Sandoval`, `Robert Luis Sandoval`), has the first name as an initial (`A. Lee`, `Ann Lee`) or short (`Dan Smith`, `Daniel
 * Smith`), or a second family name (`Ruth Castellano`, `Ruth Castellano-Weber`).
 */
export const canBeSamePerson = (one: string, other: string): boolean => {
  if (isSamePerson(one, other)) return true;
  const [first, second] = [readName(one).parts, readName(other).parts];
  if (first === undefined || second === undefined || first.generation !== second.generation) return false;
  if (!isSameMiddle(first.given, second.given) && !isShortFor(first.given, second.given)) return false;
  if (first.family === second.family)
    return first.middles.length === 0 || second.middles.length === 0 || areSameMiddles(first.middles, second.middles);
  return first.middles.includes(second.family) || second.middles.includes(first.family);
};

/** The one of several names that may mean the same person as a name and is not plainly theirs; see `canBeSamePerson`. */
export const findPerhapsSame = (names: readonly string[], name: string): string | undefined =>
  names.find((one) => !isSamePerson(one, name) && canBeSamePerson(one, name));

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

/** True when a single word is the first name of a full one: `Adaeze` and `Adaeze Okonkwo`, `Ruth-Ann` and `Ruth-Ann Whitfield`. */
export const isCalled = (full: string, name: string): boolean => {
  const [key, whole] = [nameKey(name), nameKey(full)];
  return key !== '' && (!key.includes(' ') || /^\S+-\S+$/u.test(name.trim())) && whole.startsWith(`${key} `);
};

/** People with the fuller spelling of those who were named anew: `Ann Lee` is `Ann B. Lee` once that was said. */
export const withFullerNames = <Named extends { readonly name: string }>(
  people: readonly Named[],
  said: readonly { readonly name: string }[],
): readonly Named[] =>
  people.map((person) => {
    const anew = said.find(
      ({ name }) =>
        isSamePerson(name, person.name) && !isSpelledAlike(name, person.name) && name.length > person.name.length,
    );
    return anew ? { ...person, name: anew.name } : person;
  });

/** True for a name of more than one word, titles aside. */
export const isFullName = (name: string): boolean => nameKey(name).includes(' ');

/** The words of a name as they are compared, titles aside. */
export const wordsOfName = (name: string): readonly string[] => nameKey(name).split(' ');

/** True when a name has words in the middle, or behind, that a shorter name of the same person leaves away; `Ann`, `Ann Lee` and `Ann Beth Lee`. */
export const isLonger = (full: string, name: string): boolean => {
  const [long, short] = [wordsOfName(full), wordsOfName(name)];
  const isInside = short.every((word) => long.includes(word)) && short[0] === long[0] && short[0] !== '';
  return isInside && short.length < long.length && (short.length === 1 || short.at(-1) === long.at(-1));
};

/** True when a text has a whole name in it, word for word. */
export const isNamedIn = (text: string, name: string): boolean => hasWords(text, nameKey(name));

/** `isNamedIn` for many names: the text is prepared once. */
export const isNamedInText = (text: string): ((name: string) => boolean) => {
  const key = ` ${nameKey(text)} `;
  return (name) => nameKey(name) !== '' && key.includes(` ${nameKey(name)} `);
};

/** True when a text has the first name of somebody in it: `Ann` stands in “Ann gets half”, not in “planning”. */
export const isCalledIn = (text: string, name: string): boolean => hasWords(text, wordsOfName(name)[0] ?? '');

const hasWords = (text: string, words: string): boolean => words !== '' && ` ${nameKey(text)} `.includes(` ${words} `);

/** True when one name is the other with letters put right: as many words, each with its first letter and few others changed. */
export const isMisspelled = (one: string, other: string): boolean => {
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  return (
    words.length === others.length &&
    words.every((word, index) => {
      const beside = others[index] ?? '';
      // Beth is not Ruth.
      return word[0] === beside[0] && editDistance(word, beside) <= Math.max(1, Math.floor(word.length / 2.5));
    })
  );
};

/** True when two full names differ in the family name alone, as before and after a marriage. */
export const hasOtherFamilyName = (one: string, other: string): boolean => {
  const [first, second] = [readName(one).parts, readName(other).parts];
  return (
    first !== undefined &&
    second !== undefined &&
    first.given === second.given &&
    first.family !== second.family &&
    first.generation === second.generation
  );
};

interface ReadName {
  readonly key: string;
  readonly parts: NameParts | undefined;
}

const [namesKept, longestKept] = [2000, 160];
const readNames = new Map<string, ReadName>();

// Many names are compared with many: each is taken apart once. The oldest make room, so that no account fills the memory.
const readName = (name: string): ReadName => {
  const known = readNames.get(name);
  if (known) return known;
  const key = findKey(name);
  const read = { key, parts: splitName(key) };
  if (name.length > longestKept) return read;
  const [oldest] = readNames.size < namesKept ? [] : readNames.keys();
  if (oldest !== undefined) readNames.delete(oldest);
  readNames.set(name, read);
  return read;
};

const nameKey = (name: string): string => readName(name).key;

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
