import { definitionOf } from '#facts/people-in.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { isMeantBy } from '#facts/same-person.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import type { Interview } from '#interview/interview.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Entry {
  readonly name: string;
  readonly percentage?: number;
}

/**
 * The list that a message says anew in place of the one that was asked back: `no, my children are Ann, Bob and Cy`. What was understood
 * of somebody who stands in both stays. Undefined where it is no whole list: it changes something, or leaves out whom it says nothing of.
 */
export const listAnew = (interview: Interview, words: string, today: PlainDate): Facts | undefined => {
  const proposed = Object.entries(interview.doubt?.proposed ?? {}) as unknown as readonly (readonly [
    FieldId,
    unknown,
  ])[];
  const [only, ...others] = proposed;
  if (!only || others.length > 0 || !isList(only[1]) || !definitionOf(only[0]).entries) return undefined;
  const [field, before] = only;
  const asking: Interview = { ...interview, doubt: null, asked: { kind: 'fact', field } };
  const read = (some: string): { readonly after: readonly Entry[]; readonly isPlain: boolean } | undefined => {
    const { patch, isPlain = false } = readSaid(asking, some, today);
    const after: unknown = patch.find((one) => one.field === field)?.value;
    return isList(after) && after.length > 1 ? { after, isPlain } : undefined;
  };
  const whole = read(words);
  // "No, not Pat. Ann a half, Bob a half": the list stands behind what takes somebody out.
  const behind = whole?.isPlain ? undefined : read(words.replace(/^[^.!;\n]+[.!;\n]+\s*/u, ''));
  const after = [whole, behind].find((one) => one && isSaidAnew(before, one))?.after;
  const found = after ?? (whole && counted.test(words) ? whole.after : undefined);
  if (!found) return undefined;
  return {
    [field]: found.map((one) => ({ ...before.find((other) => isOne(one, other)), ...one })),
  };
};

const isSaidAnew = (
  before: readonly Entry[],
  { after, isPlain }: { readonly after: readonly Entry[]; readonly isPlain: boolean },
): boolean =>
  isPlain &&
  (isDivided(after) ||
    (after.length > before.length && before.every((one) => after.some((other) => isOne(one, other)))));

// Each with a share, and the shares make up the whole.
const isDivided = (list: readonly Entry[]): boolean =>
  Math.abs(list.reduce((sum, { percentage = Number.NaN }) => sum + percentage, 0) - 100) < 0.01;

const isOne = (one: Entry, other: Entry): boolean => isMeantBy(one.name, other.name);

const isList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (one: unknown) => typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string',
  );

// “My three children are”, “both:”, “it's just”, “they are”: a list follows, from its first to its last.
const counted = patternOf(
  'iu',
  String.raw`^\W*(?:(?:no|nope|sorry|dear|i said|i mean|i meant|well|actually|there are|i have|it is|it's)\W+)*`,
  String.raw`(?:(?:my|our|the|all|both|these|those|just|only|i have|we have)\s+){0,3}(?:(?:of|two|three|four|five|six|[2-6])\s+){0,2}`,
  String.raw`(?:(?:children|kids|grandchildren|heirs|names|people|beneficiaries|trustees|they)\s+(?:are|names are)\b|(?:both|all(?: \p{L}+)?|two|three|four|five|children|kids|names)\s*:)`,
);
