import { isCalled, isFullName, isMeantBy, isSamePerson } from '#facts/same-person.ts';
import type { Entry, ListRefusal, ListShape } from '#interview/lists/list-edit.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { wordKey } from '#kit/word-key.ts';

/** The column that says which entry is which: a name, or the words that describe a thing. */
export const keyColumn = ({ columns }: Pick<ListShape, 'columns'>): string =>
  columns.find(({ isRequired }) => isRequired)?.key ?? 'name';

/** What an entry is called; empty where it has no name yet. */
export const nameIn = (shape: ListShape, entry: Entry): string => {
  const name = entry[keyColumn(shape)];
  return typeof name === 'string' ? name : '';
};

/** The place of the one entry that a name means; refused where none or several can be meant. */
export const findEntry = (shape: ListShape, entries: readonly Entry[], who: string): Result<number, ListRefusal> => {
  const names = entries.map((entry) => nameIn(shape, entry));
  const found = waysToMean(shape)
    .map((isMeant) => names.flatMap((name, index) => (name !== '' && isMeant(name, who) ? [index] : [])))
    .find((indexes) => indexes.length > 0);
  if (found === undefined) return refuse({ kind: 'nobodyOfThatName', who });
  const [first = 0] = found;
  return found.length === 1
    ? ok(first)
    : refuse({ kind: 'severalOfThatName', who, names: found.map((index) => names[index] ?? '') });
};

/** The places of several, each of whom is named once. */
export const findEntries = (
  shape: ListShape,
  entries: readonly Entry[],
  whos: readonly string[],
): Result<readonly number[], ListRefusal> => {
  const indexes: number[] = [];
  for (const who of whos) {
    const found = findEntry(shape, entries, who);
    if (!found.ok) return found;
    if (indexes.includes(found.value)) return refuse({ kind: 'namedTwice', who });
    indexes.push(found.value);
  }
  return ok(indexes);
};

/** The name under which somebody who is to be added is in a list already. */
export const findSame = (shape: ListShape, entries: readonly Entry[], name: string): string | undefined =>
  entries
    .map((entry) => nameIn(shape, entry))
    .find((one) => (isOfPeople(shape) ? isMeantBy(one, name) : wordKey(one) === wordKey(name)));

type Means = (name: string, who: string) => boolean;

const waysToMean = (shape: ListShape): readonly Means[] =>
  isOfPeople(shape)
    ? [
        isSamePerson,
        (name, who) => !isFullName(who) && isCalled(name, who),
        (name, who) => !isFullName(name) && isCalled(who, name),
      ]
    : [(name, who) => wordKey(name) === wordKey(who), hasWordsOf];

// A list whose entries are told apart by a name is one of people.
const isOfPeople = (shape: ListShape): boolean => keyColumn(shape) === 'name';

const hasWordsOf: Means = (name, who) => {
  const words = wordKey(name).split(' ');
  return (
    wordKey(who) !== '' &&
    wordKey(who)
      .split(' ')
      .every((word) => words.includes(word))
  );
};
