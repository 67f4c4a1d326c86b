import type { FieldId } from '#facts/facts.ts';
import type { Proposal } from '#interview/reading.ts';
import { nameWords } from '#interview/language/name-words.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { moneyIn } from '#interview/asked/settings.ts';
import { divideCents } from '#kit/money.ts';

interface Entry {
  readonly name: string;
  readonly percentage?: number | undefined;
}

/** What of an amount falls on each of a list, where an answer says it: `equal parts of $30,000 each`, `Nora 40,000 and Tomás 20,000`. */
export const readAmountsOfEach = ({ question, facts, low, text, isLenient }: Scene): readonly Proposal[] => {
  const { perEntry } = question ?? {};
  if (!perEntry || !isLenient) return [];
  const entries = (facts[perEntry.field as FieldId] ?? []) as readonly Entry[];
  const whole = facts[perEntry.whole as FieldId] as number | undefined;
  const said = entries.length < 2 ? undefined : amountsOf(spellOutInDigits(low), { entries, whole });
  if (said === undefined) return [];
  const value = entries.map((entry, index) => ({ ...entry, [perEntry.column]: said.amounts[index] }));
  const sum = said.amounts.reduce((total, one) => total + one, 0);
  const isSure = said.isSure && (whole === undefined || sum === whole || question?.field === perEntry.whole);
  return [{ field: perEntry.field as FieldId, value, evidence: text, confidence: isSure ? 0.9 : 0.5 }];
};

interface Sums {
  readonly amounts: readonly number[];
  readonly isSure: boolean;
}

interface Shared {
  readonly entries: readonly Entry[];
  readonly whole: number | undefined;
}

const amountsOf = (low: string, { entries, whole }: Shared): Sums | undefined => {
  const money = moneyIn(low);
  const [only] = money;
  if (only !== undefined && money.length === 1 && (isEach.test(low) || isEqual.test(low))) {
    // Of the whole, or of what each puts in, as the sum shows.
    const isWhole = only.cents === whole && !isEach.test(low);
    const amounts = isWhole ? equalParts(only.cents, entries) : entries.map(() => only.cents);
    return isUneven(entries) || whole !== undefined ? { amounts, isSure: isWhole || isEach.test(low) } : undefined;
  }
  if (money.length === 0)
    return isEqual.test(low) && whole !== undefined ? { amounts: equalParts(whole, entries), isSure: true } : undefined;
  return byName(low, { entries, whole });
};

const isEach = /\b(?:each|apiece|both of us|per (?:person|member|head))\b/u;
const isEqual = /\b(?:equal(?:ly)?|even(?:ly)?|the same|half and half|half each)\b/u;

// What percentages give is then something else.
const isUneven = (entries: readonly Entry[]): boolean => new Set(entries.map(({ percentage }) => percentage)).size > 1;

const equalParts = (cents: number, entries: readonly Entry[]): readonly number[] =>
  divideCents(
    cents,
    entries.map(() => 1),
  );

// Name and amount take turns; of the whole, what nobody was said to put in falls on the only one left.
const byName = (low: string, { entries, whole }: Shared): Sums | undefined => {
  const people = entries
    .flatMap(({ name }, index) => {
      const at = nameWords(name).exec(low)?.index;
      return at === undefined ? [] : [{ at, index }];
    })
    .toSorted((one, other) => one.at - other.at);
  const money = moneyIn(low);
  if (people.length === 0 || people.length !== money.length) return undefined;
  const isNameFirst = (people[0]?.at ?? 0) < (money[0]?.at ?? 0);
  const takesTurns = people.every(({ at }, turn) => {
    const [own = 0, next = Number.POSITIVE_INFINITY] = [money[turn]?.at, money[turn + 1]?.at];
    const [before, after] = isNameFirst ? [at, own] : [own, at];
    return before < after && after < (isNameFirst ? (people[turn + 1]?.at ?? Number.POSITIVE_INFINITY) : next);
  });
  if (!takesTurns) return undefined;
  const given = new Map(people.map(({ index }, turn) => [index, money[turn]?.cents ?? 0]));
  const rest = (whole ?? Number.NaN) - [...given.values()].reduce((sum, one) => sum + one, 0);
  if (given.size === entries.length) return { amounts: entries.map((_, index) => given.get(index) ?? 0), isSure: true };
  return given.size === entries.length - 1 && rest >= 0
    ? { amounts: entries.map((_, index) => given.get(index) ?? rest), isSure: false }
    : undefined;
};
