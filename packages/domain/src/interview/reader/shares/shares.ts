import { equalWords } from '#interview/language/equal-words.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { obstacle } from '#interview/language/blank.ts';
import { denominatorOf, spellOutInDigits } from '#interview/language/numbers.ts';
import { isListGap } from '#interview/mentions/attach-relations.ts';
import { percentageOfShare, shareOfPercentage } from '#kit/share.ts';

/** Somebody who can take a share, in the order of the message. */
export interface Taker {
  readonly start: number;
  readonly end: number;
}

/** A share as it was said; `percentage` is undefined for "the rest". */
export interface ShareEvent {
  readonly kind: 'part' | 'rest' | 'bare';
  readonly percentage: number | undefined;
  readonly isEach: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * The percentage of every taker whose share was said, by index; undefined where none was. `free` is what others, not spoken of
 * here, leave over: "the rest" is measured against it.
 */
export const readShares = (text: string, takers: readonly Taker[], free = 100): readonly (number | undefined)[] => {
  const low = spellOutInDigits(text.toLowerCase());
  const events = findShareEvents(low);
  const shares: (number | undefined)[] = takers.map(() => undefined);
  if (takers.length === 0) return shares;
  const parts = bareAsParts(low, events, takers);
  const said = parts.filter(({ kind }) => kind === 'part');
  if (said.length === takers.length && said.length > 1 && isParallel(said, takers))
    return said.map(({ percentage }) => percentage && exact(percentage));
  const inOrder = readRatio(low, takers.length) ?? readBareNumbers(low, events, takers);
  if (inOrder) return inOrder;
  const spans = new Set(takers.map(({ start }) => start)).size;
  const isOneEach = parts.filter(({ kind }) => kind !== 'bare').length >= spans;
  const groups = groupTakers(isOneEach ? '' : low, takers);
  const rests: (readonly number[])[] = [];
  parts
    .filter(({ kind }) => kind !== 'bare')
    .forEach((event, index, all) => {
      const group = groupOf({ low, event, groups, shares, takers, isFirst: index === 0, next: all[index + 1] });
      if (event.percentage === undefined) rests.push(group);
      else
        for (const taker of group)
          shares[taker] = isPerHead(event, group.length) ? event.percentage : exact(event.percentage / group.length);
    });
  return fillEqual(low, { shares: fillRest(shares, rests, free), events, free });
};

// `Abel and Cain (60% and 40%)`: as many shares as people, all behind or all before them, go by order.
const isParallel = (said: readonly ShareEvent[], takers: readonly Taker[]): boolean =>
  said.every(
    ({ start, isEach }) => !isEach && takers.every((taker) => taker.end <= start || taker.start >= taker.end),
  ) || said.every(({ end, isEach }) => !isEach && takers.every(({ start }) => start >= end));

// `Otto gets 65 and Greta the rest`, `Ollie at 10 percent, Hannah 50 and Caleb 40`: beside other shares, plain numbers are percentages.
const bareAsParts = (low: string, events: readonly ShareEvent[], takers: readonly Taker[]): readonly ShareEvent[] => {
  const total = events.reduce((sum, { kind, percentage }) => sum + (kind === 'rest' ? 0 : (percentage ?? 0)), 0);
  const hasRest = events.some(({ kind }) => kind === 'rest');
  const hasPart = events.some(({ kind }) => kind === 'part');
  const isShared = (hasRest && !hasPart && total < 100) || (hasPart && Math.abs(total - 100) <= 1);
  const isBeside = ({ start }: ShareEvent): boolean =>
    takers.some(
      ({ end }) =>
        end <= start && /^\s*(?::|=|-|gets?|should get|will get|at|with|only|just|\s)*$/u.test(low.slice(end, start)),
    );
  return isShared
    ? events.map((event) =>
        event.kind === 'bare' && (hasRest || isBeside(event)) ? { ...event, kind: 'part' } : event,
      )
    : events;
};

// `a fifth: Ana, Bea, Carla, Dora and Eva`: what makes a whole when everybody has it is meant for each.
const isPerHead = ({ isEach, percentage = 0 }: ShareEvent, count: number): boolean =>
  isEach || (count > 1 && Math.abs(percentage * count - 100) < 1.5);

// What was reckoned with stays the fraction it is: a third of what two thirds leave is a ninth.
const exact = (percentage: number): number => percentageOfShare(shareOfPercentage(percentage));

const partPattern = patternOf(
  'gu',
  String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|pct\b|prcnt\b|precent\b)|(?<![\d/.])(\d)\s?/\s?(\d{1,2})`,
  String.raw`(?![\d/])(?:rds?|ths?)?|\b(?:(\d+|an?|one)[ -]+)?(half|halves|thirds?|quarters?|fourths?|fifths?|sixths?`,
  String.raw`|sevenths?|eighths?|ninths?|tenths?)\b`,
  String.raw`|\b(everything else|the (?:rest|remainder|balance|remaining(?: \d+)?|other (?:half|third|quarter|part))`,
  String.raw`|(?:all )?(?:the )?rest\b|remaining(?: \d+(?: ?%| percent)?)?|remainder`,
  String.raw`|what(?:'s|ever's| is|ever is) left|what(?:ever)? remains)|\b(everything|all of it|it all`,
  '|the whole (?:thing|estate|lot|shebang|kit)|(?:my |the )?(?:entire|whole) estate|all (?:of )?my ',
  String.raw`(?:assets|property|money|estate|stuff|belongings|things)|gets? all\b|all to\b|sole beneficiary`,
  String.raw`|only (?:one|beneficiary))|\b(\d{1,3})\b`,
);

/** Every share said in a text in lower case, spelled-out numbers in digits. */
export const findShareEvents = (low: string): readonly ShareEvent[] =>
  Array.from(low.matchAll(partPattern), (match): ShareEvent | undefined => {
    const [whole, percent, over, under, count, part, rest, all, bare] = match;
    const span = { start: match.index, end: match.index + whole.length };
    const isEach =
      /^[^.;\d]{0,12}\b(?:each|apiece)\b/u.test(low.slice(span.end, span.end + 24)) ||
      /\beach\b[^.;\d]{0,24}$/u.test(low.slice(Math.max(0, span.start - 36), span.start));
    if (percent) return { kind: 'part', percentage: Number(percent), isEach, ...span };
    if (over && under)
      return Number(over) < Number(under)
        ? { kind: 'part', percentage: (100 * Number(over)) / Number(under), isEach, ...span }
        : undefined;
    if (part) {
      if (/^[- ](?:brother|sister|sibling)/u.test(low.slice(span.end, span.end + 9))) return undefined;
      const isRest = /\b(?:other|remaining|second)\s*$/u.test(low.slice(Math.max(0, span.start - 12), span.start));
      if (isRest) return { kind: 'rest', percentage: undefined, isEach, ...span };
      return readPart({ count, part, isEach, span });
    }
    if (rest) return { kind: 'rest', percentage: undefined, isEach, ...span };
    if (all) return { kind: 'part', percentage: 100, isEach: false, ...span };
    // A number of days or years is a part of nothing.
    if (/^\s*(?:days?|weeks?|months?|years?)\b/u.test(low.slice(span.end, span.end + 10))) return undefined;
    return { kind: 'bare', percentage: Number(bare), isEach, ...span };
  }).filter((event) => event !== undefined);

const readPart = ({
  count,
  part,
  isEach,
  span,
}: {
  count: string | undefined;
  part: string;
  isEach: boolean;
  span: { start: number; end: number };
}): ShareEvent | undefined => {
  const denominator = denominatorOf(part);
  const numerator = count && /^\d+$/u.test(count) ? Number(count) : 1;
  // Ordinals such as "my third son" are no fractions: those need an article, a number, or to be a half or a quarter.
  if (!denominator || numerator >= denominator || (!count && !/^(?:half|quarter)/u.test(part))) return undefined;
  return { kind: 'part', percentage: (100 * numerator) / denominator, isEach, ...span };
};

const readRatio = (low: string, count: number): readonly number[] | undefined => {
  for (const match of low.matchAll(/(?<![\d/$.])\d{1,3}(?:\s?%?\s?(?:\/|-|:| - | to )\s?\d{1,3}){1,7}(?![\d/])/gu)) {
    const parts = match[0].match(/\d+/gu)?.map(Number) ?? [];
    const total = parts.reduce((sum, part) => sum + part, 0);
    if (parts.length === count && Math.abs(total - 100) <= 1) return parts;
  }
  if (count === 2 && /\b50 +50\b|\bhalf and half\b|\b50 50\b/u.test(low)) return [50, 50];
  return undefined;
};

// `Dale 60 and Wayne 40`: numbers without a sign are shares only when they add up to 100.
const readBareNumbers = (
  low: string,
  events: readonly ShareEvent[],
  takers: readonly Taker[],
): readonly number[] | undefined => {
  const numbers = events.filter(({ start }) => !/[$,.]$/u.test(low.slice(0, start).slice(-1)));
  const bare = numbers.filter(({ kind }) => kind === 'bare');
  if (bare.length === 0 || numbers.some(({ kind }) => kind === 'part' || kind === 'rest')) return undefined;
  const values = bare.map(({ percentage }) => percentage ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.length === takers.length && Math.abs(total - 100) <= 1) return values;
  const [only] = values;
  return values.length === 1 && only !== undefined && Math.abs(only * takers.length - 100) <= 1
    ? takers.map(() => only)
    : undefined;
};

const groupTakers = (low: string, takers: readonly Taker[]): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  takers.forEach((taker, index) => {
    const group = groups.at(-1);
    const last = takers[index - 1];
    const gap = last ? low.slice(last.end, taker.start) : '';
    if (group && last && last.start === taker.start) group.push(index);
    else if (group && last && isListGap(gap.replace(/\bto\b/gu, ' ')) && !/[\d%]|\bhalf\b|\bto\b/u.test(gap))
      group.push(index);
    else groups.push([index]);
  });
  return groups;
};

interface Place {
  readonly low: string;
  readonly event: ShareEvent;
  readonly groups: readonly (readonly number[])[];
  readonly shares: readonly (number | undefined)[];
  readonly takers: readonly Taker[];
  readonly isFirst: boolean;
  readonly next: ShareEvent | undefined;
}

const carriesBack = patternOf(
  'u',
  String.raw`^[^\p{L}]*(?:\b(?:who|should|will|would|can|'ll|gets?|receives?|takes?|has|have|is|are|at|with|to|each`,
  '|both|all|on|for|the|a|my|our|just|only|about|inherits?|getting|as|owns?|be|of|goes|share',
  String.raw`|split)\b[^\p{L}]*)*$`,
);

// A share belongs to who comes after it ("half to Ann"), unless it stands behind its person ("Ann gets half").
const groupOf = (place: Place): readonly number[] => {
  const { low, event, groups, shares, takers, next } = place;
  const isOpen = (group: readonly number[]): boolean => group.some((taker) => shares[taker] === undefined);
  const startOf = (group: readonly number[]): number => takers[group[0] ?? 0]?.start ?? 0;
  const endOf = (group: readonly number[]): number => takers[group.at(-1) ?? 0]?.end ?? 0;
  const nextGroup = groups.find((group) => startOf(group) >= event.end && isOpen(group));
  const lastGroup = groups.findLast((group) => endOf(group) <= event.start && isOpen(group));
  const after = nextGroup && !low.slice(event.end, startOf(nextGroup)).includes(obstacle) ? nextGroup : undefined;
  const before = lastGroup && !low.slice(endOf(lastGroup), event.start).includes(obstacle) ? lastGroup : undefined;
  if (!after && !before && (nextGroup || lastGroup)) return [];
  const gapAfter = after ? low.slice(event.end, startOf(after)) : undefined;
  const gapBefore = before ? low.slice(endOf(before), event.start) : undefined;
  const breaks = /[;\n!?]|\.\s/u;
  const isForward =
    gapAfter !== undefined &&
    /^[^,]*\b(?:to|for|between|among|amongst)\b/u.test(gapAfter) &&
    !/^\s*(?:and|,)\s/u.test(gapAfter) &&
    !breaks.test(gapAfter) &&
    !(next && next.kind !== 'bare' && next.start < startOf(after ?? []));
  const isBackward = gapBefore !== undefined && !breaks.test(gapBefore) && carriesBack.test(gapBefore);
  if (
    isForward &&
    !(
      isBackward &&
      /^[^\p{L}]*(?:\b(?:should|will|would|gets?|receives?|takes?|inherits?|has|have|owns?)\b[^\p{L}]*)+$/u.test(
        gapBefore ?? '',
      ) &&
      /\b(?:and|,)/u.test(gapAfter ?? '')
    )
  )
    return after ?? [];
  if (isBackward) return event.isEach ? backOverList(place, before ?? []) : pickLast(event, before ?? [], place);
  if (after && gapAfter !== undefined && !breaks.test(gapAfter) && gapAfter.length < 50) return after;
  if (before && gapBefore !== undefined) return pickLast(event, before, place);
  return after ?? groups.filter(isOpen)[0] ?? [];
};

// `Ann, Bo and Cy get 20% each`: everybody without a share so far.
const backOverList = ({ takers, shares, event }: Place, group: readonly number[]): readonly number[] => {
  const open = takers.flatMap((taker, index) =>
    taker.end <= event.start && shares[index] === undefined ? [index] : [],
  );
  return open.length > group.length ? open : group;
};

// `Ann and Bo 40%`: a share right behind a list belongs to its last person when the others have their own.
const pickLast = (event: ShareEvent, group: readonly number[], { takers, low }: Place): readonly number[] => {
  const last = group.at(-1);
  if (last === undefined || group.length === 1) return group;
  const gap = low.slice(takers[last]?.end ?? 0, event.start);
  return /\b(?:gets|receives|takes|inherits|has)\b|^[\s:=(-]*$/u.test(gap) ? [last] : group;
};

const fillRest = (
  shares: readonly (number | undefined)[],
  rests: readonly (readonly number[])[],
  free: number,
): readonly (number | undefined)[] => {
  const takers = [...new Set(rests.flat())].filter((index) => shares[index] === undefined);
  if (takers.length === 0) return shares;
  const used = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  return spread(shares, takers, free - used);
};

const fillEqual = (
  low: string,
  {
    shares,
    events,
    free,
  }: {
    readonly shares: readonly (number | undefined)[];
    readonly events: readonly ShareEvent[];
    readonly free: number;
  },
): readonly (number | undefined)[] => {
  const open = shares.flatMap((share, index) => (share === undefined ? [index] : []));
  if (open.length === 0 || !equalWords.test(low)) return shares;
  const used = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const isSplitAmongAll =
    open.length === shares.length && events.every(({ kind, percentage }) => kind === 'bare' || percentage === 100);
  return isSplitAmongAll || used < free ? spread(shares, open, free - (isSplitAmongAll ? 0 : used)) : shares;
};

/** Divides what is free into equal shares. */
const spread = (
  shares: readonly (number | undefined)[],
  takers: readonly number[],
  free: number,
): readonly (number | undefined)[] => {
  if (free <= 0) return shares;
  const each = exact(free / takers.length);
  return shares.map((share, index) => (takers.includes(index) ? each : share));
};
