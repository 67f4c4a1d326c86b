/** A number of a message with what it counts. Offsets are characters. */
export interface Amount {
  readonly value: number;
  readonly unit?: 'dollars' | 'percent' | 'days' | 'weeks' | 'months' | 'years';
  /** It was said as a sum: with a dollar sign, in thousands, with the word. */
  readonly isMoney: boolean;
  readonly start: number;
  readonly end: number;
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  k: 1e3,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  m: 1e6,
};
const unitOf: readonly (readonly [RegExp, NonNullable<Amount['unit']>])[] = [
  [/^(?:dollars?|bucks?|usd|dollar's)$/u, 'dollars'],
  [/^(?:%|percent|pct)$/u, 'percent'],
  [/^days?$/u, 'days'],
  [/^(?:weeks?|wks?)$/u, 'weeks'],
  [/^(?:months?|mos?)$/u, 'months'],
  [/^(?:years?|yrs?|yr)$/u, 'years'],
];

interface Token {
  readonly low: string;
  readonly start: number;
  readonly end: number;
}

/** Every number of a message, in words or in figures: `a hundred and twenty`, `$2,500`, `12 and a half k`, `a month`. */
export const findAmounts = (text: string): readonly Amount[] => {
  const tokens = Array.from(
    text.toLowerCase().matchAll(/(?:\$ ?)?\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+(?:'\p{L}+)*|\S/gu),
    ({ 0: low, index }) => ({ low, start: index, end: index + low.length }),
  );
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = amountAt(tokens, at);
    if (read) found.push(read.amount);
    at = read?.to ?? at + 1;
  }
  return found;
};

interface Counted {
  readonly value: number;
  readonly to: number;
  readonly isMoney: boolean;
}

const amountAt = (
  tokens: readonly Token[],
  at: number,
): { readonly amount: Amount; readonly to: number } | undefined => {
  const counted = numberAt(tokens, at) ?? oneOf(tokens, at);
  if (!counted || isPartOfWord(tokens, at, counted.to)) return undefined;
  const [unit, to] = unitBehind(tokens, counted.to);
  if (unit === undefined && counted.to === at + 1 && isPronoun(tokens, at)) return undefined;
  const start = tokens[at]?.start ?? 0;
  const isMoney = counted.isMoney || unit === 'dollars';
  return {
    amount: {
      value: counted.value,
      isMoney: isMoney && unit !== 'years',
      start,
      end: tokens[to - 1]?.end ?? start,
      ...(unit !== undefined && { unit }),
    },
    to,
  };
};

// "That one", "one of them": no number.
const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.low === 'one' &&
  (/^(?:that|this|the|which|other|each|no|any|every|last|first|next|new|old|another|right|wrong|same|my|your|big|little)$/u.test(
    tokens[at - 1]?.low ?? '',
  ) ||
    /^(?:of|thing|more|who|that|whom|day|question|moment|second|sec|by|another)$/u.test(tokens[at + 1]?.low ?? ''));

// "4th", "83rd", "3/4", "7015-B": part of a date, an address, a share.
const isPartOfWord = (tokens: readonly Token[], at: number, to: number): boolean => {
  const [first, next, before] = [tokens[at], tokens[to], tokens[at - 1]];
  if (!first || !/\d/u.test(first.low)) return false;
  // A 401k is no sum.
  if (/^(?:401|403|457|529)$/u.test(first.low) && tokens[at + 1]?.start === first.end && to > at + 1) return true;
  const isTight = next !== undefined && next.start === tokens[to - 1]?.end && /^(?:st|nd|rd|th|\/|-)$/u.test(next.low);
  return isTight || (before !== undefined && before.end === first.start && /^[/\-.:#]$/u.test(before.low));
};

const unitBehind = (tokens: readonly Token[], to: number): readonly [Amount['unit'], number] => {
  const skip = /^(?:full|whole|calendar|us|u\.s\.|of|more)$/u.test(tokens[to]?.low ?? '') ? 1 : 0;
  const unit = unitOf.find(([pattern]) => pattern.test(tokens[to + skip]?.low ?? ''))?.[1];
  return unit === undefined ? [undefined, to] : [unit, to + skip + 1];
};

// "a month", "a couple of weeks": one of what stands behind.
const oneOf = (tokens: readonly Token[], at: number): Counted | undefined => {
  if (!/^(?:an?|couple|dozen)$/u.test(tokens[at]?.low ?? '')) return undefined;
  const isCouple = tokens[at + 1]?.low === 'couple';
  const to = isCouple ? at + 2 : at + 1;
  const [unit] = unitBehind(tokens, to);
  return unit !== undefined && unit !== 'dollars' && unit !== 'percent'
    ? { value: isCouple ? 2 : 1, to, isMoney: false }
    : undefined;
};

const smallOf = (low = ''): number | undefined => {
  const unit = units.indexOf(low);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(low === 'fourty' ? 'forty' : low);
  return ten < 0 ? undefined : 20 + 10 * ten;
};

const numberAt = (tokens: readonly Token[], from: number): Counted | undefined => {
  let [at, total, current] = [from, 0, 0];
  let [hasNumber, isMoney, isFigure] = [false, false, false];
  if (opensScale(tokens, at)) [at, current] = [at + 1, 1];
  for (; at < tokens.length; at += 1) {
    const low = tokens[at]?.low ?? '';
    const scale = scales[low];
    const small = smallOf(low);
    if (/^\$? ?\d/u.test(low)) {
      if (hasNumber) break;
      current = Number(low.replace(/[$, ]/gu, ''));
      isMoney = low.startsWith('$');
      [hasNumber, isFigure] = [true, true];
    } else if (scale !== undefined && (hasNumber || current > 0)) {
      total += (current === 0 ? 1 : current) * scale;
      current = 0;
      [hasNumber, isMoney, isFigure] = [true, true, false];
    } else if (low === 'hundred' && (hasNumber || current > 0)) {
      current = (current === 0 ? 1 : current) * 100;
      [hasNumber, isMoney] = [true, isMoney || current >= 1000];
    } else if (small !== undefined && !isFigure && fits(current, small)) {
      current += small;
      hasNumber = true;
    } else if (/^(?:half|quarter)$/u.test(low) && partOfScale(tokens, at) && !hasNumber) {
      const to = partOfScale(tokens, at) ?? at;
      total += (low === 'half' ? 0.5 : 0.25) * (scales[tokens[to - 1]?.low ?? ''] ?? 1);
      return { value: total, to, isMoney: true };
    } else if (low === '-' && hasNumber && smallOf(tokens[at + 1]?.low) !== undefined && !isFigure) {
      continue;
    } else if (low === 'and' && hasNumber) {
      const isHalf = /^an?$/u.test(tokens[at + 1]?.low ?? '') && tokens[at + 2]?.low === 'half';
      if (isHalf) {
        current += 0.5;
        at += 2;
        isFigure = true;
        continue;
      }
      const next = smallOf(tokens[at + 1]?.low);
      const isOpen = (total > 0 || current >= 100) && next !== undefined && fits(current, next);
      if (!isOpen || isFigure) break;
    } else break;
  }
  while (at > from && /^(?:and|-)$/u.test(tokens[at - 1]?.low ?? '')) at -= 1;
  return hasNumber ? { value: total + current, to: at, isMoney } : undefined;
};

// "A hundred", "a quarter million".
const opensScale = (tokens: readonly Token[], at: number): boolean =>
  /^(?:an?|one)$/u.test(tokens[at]?.low ?? '') &&
  /^(?:hundred|thousand|million|grand|half|quarter)$/u.test(tokens[at + 1]?.low ?? '');

// "twenty" takes a unit, "hundred" takes both, and nothing takes two of a kind.
const fits = (current: number, small: number): boolean => {
  if (current === 0) return true;
  const [open, size] = [current % 100, small];
  if (open === 0) return true;
  return open >= 20 && open % 10 === 0 && size > 0 && size < 10;
};

const partOfScale = (tokens: readonly Token[], at: number): number | undefined => {
  const skip = /^(?:an?|of)$/u.test(tokens[at + 1]?.low ?? '') ? (tokens[at + 2]?.low === 'a' ? 2 : 1) : 0;
  return scales[tokens[at + 1 + skip]?.low ?? ''] === undefined ? undefined : at + 2 + skip;
};
