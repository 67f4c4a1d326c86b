import type { Item } from '#interview/entries/subject.ts';
import { shareSaid } from '#interview/lists/shares-of-list.ts';
import { isAll, noShare, type Share, sumOfShares } from '#kit/share.ts';

/** Who gets which part of what is divided, as it was said; the list engine calculates. */
export interface Division {
  readonly parts: readonly { readonly who: string; readonly share: string }[];
  /** Those who share what is left, equally. */
  readonly rest?: 'equally' | { readonly to: readonly string[] };
  /** Everybody who takes, in the order in which they were named. */
  readonly takers: readonly string[];
}

/** An item and the names that it stands for. */
export interface Placed {
  readonly item: Item;
  readonly names: readonly string[];
}

interface Value {
  readonly at: number;
  readonly kind: 'share' | 'rest' | 'whole';
  readonly written: string;
  isEach: boolean;
  names: readonly string[];
}

/** Who takes what, read from the order of people and parts; undefined where an answer gives parts that fit nobody plainly. */
export const pairShares = (said: readonly Placed[], base: readonly string[]): Division | undefined => {
  // "20% to my church, Grace Chapel": the comma stands within what is one.
  const placed = said.filter(({ item }, at) => item.kind !== 'comma' || said[at - 1]?.item.kind !== 'to');
  const values = valuesOf(placed);
  const named = unique(placed.flatMap(({ names }) => names));
  // "Split it between Carl and Ida, a larger share for Carl": how much is not said.
  const isUneven = placed.some(({ item }) => item.kind === 'more' || item.kind === 'less');
  const isEqual = !isUneven && placed.some(({ item }) => item.kind === 'equal');
  if (values.length === 0) {
    const isOfAll = isEqual || placed.some(({ item }) => item.kind === 'except');
    const takers = named.length > 0 ? named : isOfAll ? base : [];
    return takers.length === 0 ? undefined : { parts: [], takers, ...(isEqual && { rest: { to: takers } }) };
  }
  const favored = favoredOf(placed, values, base);
  if (favored) return favored;
  if (
    values.every(({ kind }) => kind === 'share') &&
    (named.length === 0 || placed.every(({ names }) => names.length !== 1))
  )
    return inOrder(values, named.length > 0 ? named : base);
  claim(placed, values);
  const [only] = values;
  if (only && values.length === 1 && named.length === 0 && base.length === 1) only.names = base;
  // "My wife first, Guinevere Stout. 100%."
  const isNamed = placed.every(({ item, names }) => item.kind !== 'subject' || names.length > 0);
  if (only && values.length === 1 && named.length === 1 && isNamed && only.names.length === 0) only.names = named;
  return divide(placed, { values, named, base, isEqual });
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

const valuesOf = (placed: readonly Placed[]): Value[] =>
  placed.flatMap(({ item }, at) => {
    if (item.kind !== 'share' && item.kind !== 'rest' && item.kind !== 'whole') return [];
    const behind = placed.slice(at + 1).find(({ item: next }) => !/^(?:filler|to)$/u.test(next.kind))?.item.kind;
    return [
      {
        at,
        kind: item.kind,
        written: item.kind === 'share' ? item.written : '100%',
        isEach: behind === 'each',
        names: [],
      },
    ];
  });

// "33.4 / 33.3 / 33.3" to three people, "a third each": parts in the order of the list.
const inOrder = (values: readonly Value[], people: readonly string[]): Division | undefined => {
  const [only, ...others] = values;
  if (only && others.length === 0 && people.length > 0) {
    const share = shareSaid(only.written);
    const isMeant = only.isEach || (share.ok && isAll(share.value.mul(people.length)));
    return isMeant ? { parts: people.map((who) => ({ who, share: only.written })), takers: people } : undefined;
  }
  return values.length === people.length
    ? { parts: people.map((who, index) => ({ who, share: values[index]?.written ?? '' })), takers: people }
    : undefined;
};

// "60/40, Obinna the bigger part": two people, one of them favored.
const favoredOf = (
  placed: readonly Placed[],
  values: readonly Value[],
  base: readonly string[],
): Division | undefined => {
  const at = placed.findIndex(({ item }) => item.kind === 'more' || item.kind === 'less');
  const isOne = ({ names }: Placed): boolean => names.length === 1;
  const who = (placed.slice(0, at).findLast(isOne) ?? placed.slice(at + 1).find(isOne))?.names[0];
  const other = base.find((name) => name !== who);
  if (at < 0 || who === undefined || other === undefined || base.length !== 2 || values.length !== 2) return undefined;
  const sorted = values
    .map(({ written }) => written)
    .toSorted((one, two) => Number.parseFloat(two) - Number.parseFloat(one));
  const [high = '', low = ''] = placed[at]?.item.kind === 'more' ? sorted : sorted.toReversed();
  return {
    parts: base.map((name) => ({ who: name, share: name === who ? high : low })),
    takers: base,
  };
};

const skipped = /^(?:filler|gets|is|each|equal|dash|age|outright|left|remark)$/u;

// Every part goes to the people beside it: behind a `to`, else right before it, else right behind it.
const claim = (placed: readonly Placed[], values: readonly Value[]): void => {
  const claimed = new Set<number>();
  for (const run of runsOf(placed, values).flatMap((one) => splitRun(placed, one))) {
    const [first, last] = [run[0] as Value, run.at(-1) as Value];
    const people = isForward(placed, { at: first.at, until: last.at, claimed })
      ? behind(placed, last.at, claimed)
      : before(placed, first.at, claimed);
    const named = people
      .map((at) => placed[at]?.names ?? [])
      .filter((some, index, all) => all.findIndex((one) => one[0] === some[0]) === index);
    for (const at of people) claimed.add(at);
    // "Each kid gets an eighth".
    const [start] = people;
    if (start !== undefined && placed[start - 1]?.item.kind === 'each') first.isEach = true;
    if (run.length === 1) first.names = named.flat();
    else if (named.length === run.length) for (const [index, value] of run.entries()) value.names = named[index] ?? [];
  }
};

// "Ivan 60 and 40 Nathan": each has somebody of their own beside it.
const splitRun = (placed: readonly Placed[], run: readonly Value[]): readonly (readonly Value[])[] => {
  const isBeside = (at: number): boolean => (placed[at]?.names.length ?? 0) > 0;
  const [first, last] = [run[0]?.at ?? 0, run.at(-1)?.at ?? 0];
  const isAhead = isBeside(last + 1) || (placed[last + 1]?.item.kind === 'to' && isBeside(last + 2));
  return run.length === 2 && isBeside(first - 1) && isAhead ? run.map((value) => [value]) : [run];
};

// Parts side by side: "50/50", "33 33 34".
const runsOf = (placed: readonly Placed[], values: readonly Value[]): readonly (readonly Value[])[] => {
  const runs: Value[][] = [];
  for (const value of values) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? placed.slice(last.at + 1, value.at) : [];
    const isBeside =
      last?.kind === 'share' &&
      value.kind === 'share' &&
      between.every(({ item }) => /^(?:dash|comma|and|each)$/u.test(item.kind));
    if (isBeside) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  return runs;
};

const isForward = (
  placed: readonly Placed[],
  { at, until, claimed }: { readonly at: number; readonly until: number; readonly claimed: ReadonlySet<number> },
): boolean => {
  const next = placed.slice(until + 1).find(({ item }) => !skipped.test(item.kind) || item.kind === 'dash');
  const tight = placed.slice(until + 1).find(({ item }) => !/^(?:filler|equal|each)$/u.test(item.kind));
  if (tight?.item.kind === 'to' || tight?.item.kind === 'dash' || tight?.item.kind === 'is')
    return (
      placed.slice(until + 1).some(({ names }) => names.length > 0) &&
      (tight.item.kind !== 'dash' || before(placed, at, claimed).length === 0)
    );
  const previous = placed.slice(0, at).findLastIndex(({ item }) => !skipped.test(item.kind));
  const isBeside = previous >= 0 && placed[previous]?.names.length !== 0 && !claimed.has(previous);
  if (isBeside) return false;
  const follows = next !== undefined && next.names.length > 0;
  return follows || before(placed, at, claimed).length === 0;
};

// Everybody back to the part before, or to the place later in line.
const before = (placed: readonly Placed[], at: number, claimed: ReadonlySet<number>): readonly number[] => {
  const found: number[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const { item, names } = placed[index] as Placed;
    if (claimed.has(index) || /^(?:share|rest|whole|stop)$/u.test(item.kind)) break;
    if (names.length > 0) found.unshift(index);
  }
  return found;
};

// Everybody up to the next part, but for whom that part has beside it.
const behind = (placed: readonly Placed[], at: number, claimed: ReadonlySet<number>): readonly number[] => {
  const found: number[] = [];
  for (let index = at + 1; index < placed.length; index += 1) {
    const { item, names } = placed[index] as Placed;
    if (claimed.has(index) || /^(?:share|rest|whole|stop)$/u.test(item.kind)) break;
    if (names.length === 0) continue;
    const next = placed.slice(index + 1).findIndex(({ item: one }) => !skipped.test(one.kind));
    const after = next < 0 ? undefined : placed[index + 1 + next];
    const isOfNext = found.length > 0 && after !== undefined && /^(?:share|rest|whole)$/u.test(after.item.kind);
    const toNext = isOfNext && placed[index + 2 + next]?.item.kind !== 'to';
    if (toNext) break;
    found.push(index);
  }
  return found;
};

const divide = (
  placed: readonly Placed[],
  said: {
    readonly values: readonly Value[];
    readonly named: readonly string[];
    readonly base: readonly string[];
    readonly isEqual: boolean;
  },
): Division | undefined => {
  const { values, named, base } = said;
  const parts: { readonly who: string; readonly share: string }[] = [];
  let rest: readonly string[] | undefined;
  const isOfAll = isEachMeant(values.filter(({ kind }) => kind !== 'rest'));
  for (const value of values) {
    // "Of the rest Idris takes 37.5": what is named is all there is.
    if (value.kind === 'rest' && isOfAll && value.names.length === 0) continue;
    if (value.kind === 'rest') rest = value.names;
    else if (value.names.length === 1 || value.isEach || (value.kind === 'share' && isOfAll))
      parts.push(...value.names.map((who) => ({ who, share: value.written })));
    else if (isSplit(value, values)) parts.push(...splitAmong(value));
    else if (value.kind === 'whole' && value.names.length > 1) rest = value.names;
    else return undefined;
  }
  const given = new Set(parts.map(({ who }) => who));
  if (given.size < parts.length) return undefined;
  const open = named.filter((name) => !given.has(name));
  const others =
    rest !== undefined && rest.length === 0 ? (open.length > 0 ? open : base.filter((name) => !given.has(name))) : rest;
  const left = others ?? (open.length > 0 && said.isEqual ? open : undefined);
  if (others?.length === 0 || left?.some((name) => given.has(name))) return undefined;
  // Where all is given, whoever else is named is only spoken of.
  const isGiven = isAll(totalOf(parts));
  const takers = unique([...inSaidOrder(placed), ...(left ?? [])]).filter((name) => !isGiven || given.has(name));
  return { parts, takers, ...(left && { rest: { to: left } }) };
};

const inSaidOrder = (placed: readonly Placed[]): readonly string[] => placed.flatMap(({ names }) => names);

// "25% to Rex and Tammy": each of them where everything adds up so.
const isEachMeant = (values: readonly Value[]): boolean => {
  if (values.length === 0 || values.some(({ kind }) => kind !== 'share')) return false;
  return isAll(totalOf(values.flatMap(({ written, names }) => names.map((who) => ({ who, share: written })))));
};

// "Half to Ronald, half to Marlys and the church": one part among several, where everything adds up so.
const isSplit = (value: Value, values: readonly Value[]): boolean =>
  value.kind === 'share' &&
  values.every(({ kind, isEach, names }) => kind === 'share' && !isEach && names.length > 0) &&
  isAll(totalOf(values.map(({ written }) => ({ who: '', share: written }))));

const splitAmong = ({ written, names }: Value): readonly { readonly who: string; readonly share: string }[] => {
  const share = shareSaid(written);
  return share.ok ? names.map((who) => ({ who, share: share.value.div(names.length).toFraction() })) : [];
};

const totalOf = (parts: readonly { readonly share: string }[]): Share =>
  sumOfShares(
    parts.map(({ share }) => {
      const said = shareSaid(share);
      return said.ok ? said.value : noShare;
    }),
  );
