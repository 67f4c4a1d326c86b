import { foldName, match } from '#interview/score.mjs';

/** What differs between what somebody meant and what was kept, each with the place where it stands. */
export interface Difference {
  readonly at: string;
  readonly kind: 'wrong' | 'missing' | 'extra';
  readonly meant: unknown;
  readonly kept: unknown;
}

type Entry = Readonly<Record<string, unknown>>;

/** Compares one fact, leaf by leaf; entries of a list are paired by what they are called, in whatever order. */
export const compareFact = (field: string, meant: unknown, kept: unknown): readonly Difference[] => {
  if (isMatcher(meant)) return compareLeaf(field, meant, kept);
  if (Array.isArray(meant)) return compareLists(field, meant, kept === undefined ? [] : kept);
  if (isEntry(meant)) return compareEntries(field, namedOnly(meant, kept), isEntry(kept) ? kept : { name: kept });
  return compareLeaf(field, meant, kept);
};

const compareLists = (field: string, meant: readonly unknown[], kept: unknown): readonly Difference[] => {
  if (!Array.isArray(kept)) return [{ at: field, kind: 'wrong', meant, kept }];
  if (meant.length > 0 && [...meant, ...kept].every(isNameless)) return compareInOrder(field, meant, kept);
  const left: unknown[] = [...kept];
  const differences = meant.flatMap((one): readonly Difference[] => {
    const index = left.findIndex((other) => isNamedLike(field, one, other));
    if (index < 0) return isOptional(one) ? [] : [{ at: field, kind: 'missing', meant: one, kept: undefined }];
    const [found] = left.splice(index, 1);
    return compareFact(field, one, found);
  });
  return [...differences, ...left.map((one) => ({ at: field, kind: 'extra' as const, meant: undefined, kept: one }))];
};

// Entries that nothing names, such as steps of payment by age, are the same at the same place.
const compareInOrder = (field: string, meant: readonly unknown[], kept: readonly unknown[]): readonly Difference[] => [
  ...meant.flatMap((one, at): readonly Difference[] =>
    at < kept.length
      ? compareFact(field, one, kept[at])
      : [{ at: field, kind: 'missing', meant: one, kept: undefined }],
  ),
  ...kept.slice(meant.length).map((one) => ({ at: field, kind: 'extra' as const, meant: undefined, kept: one })),
];

const isNameless = (one: unknown): boolean => isEntry(one) && !isMatcher(one) && !called.some((key) => key in one);

// A list of names alone tells nothing else of anybody.
const namedOnly = (meant: Entry, kept: unknown): Entry =>
  typeof kept === 'string' && 'name' in meant ? { name: meant['name'] } : meant;

const compareEntries = (field: string, meant: Entry, kept: Entry): readonly Difference[] =>
  Object.entries(meant).flatMap(([key, value]) => compareLeaf(`${field}.${key}`, value, kept[key]));

const compareLeaf = (at: string, meant: unknown, kept: unknown): readonly Difference[] => {
  if (isSame(at, meant, kept)) return [];
  return [{ at, kind: kept === undefined || kept === null ? 'missing' : 'wrong', meant, kept }];
};

// What names an entry, the most telling first.
const called = ['name', 'recipient', 'description', 'item'] as const;

const isNamedLike = (field: string, meant: unknown, kept: unknown): boolean => {
  const wanted = isMatcher(meant) && 'optional' in meant ? meant['optional'] : meant;
  if (!isEntry(wanted) || isMatcher(wanted)) return isSame(field, wanted, kept);
  const key = called.find((one) => one in wanted);
  if (key !== undefined && typeof kept === 'string') return isSame(`${field}.${key}`, wanted[key], kept);
  return key !== undefined && isEntry(kept) && isSame(`${field}.${key}`, wanted[key], kept[key]);
};

/** Whether a value is what was meant: names without titles and capitals, shares to a hundredth of a per cent. */
export const isSame = (at: string, meant: unknown, kept: unknown): boolean => {
  // What an organization is besides is not always said.
  if (at.endsWith('.relationship') && kept === 'organization')
    return /charity|church|temple|library/u.test(JSON.stringify(meant));
  // Who stands among the children without a word is a child.
  const isLeftOut = at === 'children.relationship' && (kept === undefined || kept === null);
  if (isLeftOut) return isOwnChildWord(meant);
  if (isMatcher(meant)) {
    if ('optional' in meant) return kept === undefined || kept === null || isSame(at, meant['optional'], kept);
    if ('anyOf' in meant) return (meant['anyOf'] as readonly unknown[]).some((one) => isSame(at, one, kept));
    return match(at, meant, textOf(kept));
  }
  if (kept === undefined || kept === null) return false;
  if (Array.isArray(meant) || isEntry(meant)) return compareFact(at, meant, kept).length === 0;
  if (at.endsWith('.percentage')) return Math.abs(shareOf(meant) - Number(kept)) <= 0.01;
  if (typeof meant !== 'string') return meant === kept;
  if (/County$/u.test(at)) return foldName(withoutCounty(meant)) === foldName(withoutCounty(textOf(kept)));
  // Somebody who was never called a son or a daughter is a child all the same.
  if (at.endsWith('.relationship') && kept === 'child' && /^(?:son|daughter)$/u.test(meant)) return true;
  return foldName(meant) === foldName(textOf(kept)) || match(at, meant, textOf(kept));
};

const isOwnChildWord = (meant: unknown): boolean => {
  if (isMatcher(meant))
    return 'optional' in meant || ('anyOf' in meant && (meant['anyOf'] as readonly unknown[]).some(isOwnChildWord));
  return meant === 'son' || meant === 'daughter' || meant === 'child';
};

const withoutCounty = (name: string): string => name.replace(/\s+(?:county|parish)$/iu, '');

const shareOf = (share: unknown): number => {
  const [part = 0, whole] = String(share).split('/').map(Number);
  return whole === undefined ? part : (100 * part) / whole;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMatcher = (value: unknown): value is Entry =>
  isEntry(value) && ('anyOf' in value || 'contains' in value || 'optional' in value);

const isOptional = (value: unknown): boolean => isMatcher(value) && 'optional' in value;
