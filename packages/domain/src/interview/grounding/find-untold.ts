import { isCalledIn, isNamedIn, isSamePerson } from '#facts/same-person.ts';
import { saidNumbers, saidShares } from '#interview/grounding/said-numbers.ts';
import { readDate } from '#interview/language/dates.ts';
import { longDate, partsOf, type PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';
import { isStateCode, stateNameByCode } from '#law/state-code.ts';

/** All that a value may be made of: what was said, and who is known by name. */
export interface Told {
  readonly message: string;
  readonly people: readonly string[];
  readonly today: PlainDate;
}

/** Parts of a value that nobody told. */
export interface Untold {
  /** Names, numbers, days and words. */
  readonly words: readonly string[];
  /** What words alone can't prove: a yes, a no, one of a closed set inside an entry, a name put together from several places. */
  readonly choices: readonly string[];
}

/** What of a value neither the message tells nor `before`, which is recorded for the same fact. */
export const findUntold = (value: unknown, before: unknown, told: Told): Untold => {
  const leaves = leavesOf(value, before, '');
  const isEven = /\b(?:equal|even|same)/iu.test(told.message) && areEven(leaves);
  const untold = leaves.filter(
    (leaf) => leaf.value !== leaf.before && !(isEven && leaf.key === 'percentage') && !isTold(leaf, told),
  );
  const isChoice = ({ key, value: one }: Leaf): boolean => {
    if (key === 'name') return areWordsTold(String(one), told.message);
    return typeof one === 'boolean' || (typeof one === 'string' && key !== '' && /^\p{L}+$/u.test(one));
  };
  const print = (leaf: Leaf): string => String(leaf.value);
  return {
    words: untold.filter((leaf) => !isChoice(leaf)).map(print),
    choices: untold.filter(isChoice).map(print),
  };
};

// Of at least two, and all there is.
const areEven = (leaves: readonly Leaf[]): boolean => {
  const shares = leaves.filter(({ key }) => key === 'percentage').map(({ value }) => Number(value));
  const [first = 0] = shares;
  return (
    shares.length > 1 &&
    shares.every((share) => Math.abs(share - first) < 0.02) &&
    Math.abs(first * shares.length - 100) < 0.5
  );
};

interface Leaf {
  readonly key: string;
  readonly value: unknown;
  readonly before: unknown;
}

const leavesOf = (value: unknown, before: unknown, key: string): readonly Leaf[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, entryLike(before, entry), key));
  if (typeof value !== 'object') return [{ key, value, before }];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, partOf(before, name), name));
};

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

// The same person, or the same thing, of the recorded list.
const entryLike = (before: unknown, entry: unknown): unknown => {
  if (!Array.isArray(before)) return undefined;
  const [name, description] = [partOf(entry, 'name'), partOf(entry, 'description')];
  return (before as readonly unknown[]).find((one) => {
    const other = partOf(one, 'name');
    if (typeof name === 'string' && typeof other === 'string') return isSamePerson(name, other);
    return description === undefined ? one === entry : partOf(one, 'description') === description;
  });
};

const isTold = ({ key, value }: Leaf, told: Told): boolean => {
  if (typeof value === 'number') return isNumberTold(key, value, told.message);
  if (typeof value !== 'string') return false;
  if (partsOf(value)) return isDayTold(value, told);
  if (isStateCode(value)) return isWordTold(value, told.message) || areWordsTold(stateNameByCode[value], told.message);
  const known = told.people.find((name) => isSamePerson(name, value));
  if (known !== undefined && isCalledIn(told.message, known)) return true;
  return key === 'name' ? isNamedIn(told.message, value) : areWordsTold(value, told.message);
};

// Shares such as a third are rounded when they are kept.
const isNumberTold = (key: string, value: number, message: string): boolean => {
  if (key === 'percentage') return saidShares(message).some((said) => Math.abs(said - value) < 0.02);
  const unit = key.endsWith('InCents') ? 100 : 1;
  return saidNumbers(message).some((said) => Math.round(said * unit) === value);
};

const isDayTold = (day: PlainDate, { message, today }: Told): boolean => {
  if (readDate(message, today)?.date === day) return true;
  const parts = partsOf(day);
  const said = saidNumbers(message);
  const month = longDate(day).slice(0, 3).toLowerCase();
  const isMonthSaid = wordKey(message)
    .split(' ')
    .some((word) => word.startsWith(month));
  return parts !== undefined && isMonthSaid && said.includes(parts.year) && isDayOfMonthSaid(parts.day, message);
};

const isDayOfMonthSaid = (day: number, message: string): boolean =>
  new RegExp(`(?<!\\d)0?${day}(?:st|nd|rd|th)?(?![\\d\\p{L}])`, 'iu').test(message);

// Of an address the state may stand in full, or by its letters.
const areWordsTold = (text: string, message: string): boolean =>
  wordKey(text)
    .split(' ')
    .every((word) => {
      const code = word.toUpperCase();
      return isWordTold(word, message) || (isStateCode(code) && areWordsTold(stateNameByCode[code], message));
    });

const isWordTold = (word: string, message: string): boolean => {
  const said = wordKey(message).split(' ');
  const key = wordKey(word);
  // “My sons” tells that each of them is a son.
  return said.includes(key) || said.includes(`${key}s`);
};
