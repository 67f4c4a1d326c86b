import type { Span, Word } from '#interview/language/word.ts';
import { spanOf } from '#interview/language/word.ts';
import { readShare, type Share } from '#kit/share.ts';

/** A number as it was said. */
export interface NumberSaid extends Span {
  /** `count`: a bare number, which may be a share, an age or how many. */
  readonly kind: 'count' | 'percent' | 'fraction' | 'ordinal' | 'money';
  readonly value: number;
  /** What it is as a part of a whole, exactly, where it can be one: `1/3`, `12.5`. */
  readonly share?: Share;
  /** The part as the list engine reads it: `1/3`, `12.5%`. */
  readonly written?: string;
}

/** The numbers of a message, in words and in figures, in order. */
export const findNumbers = (words: readonly Word[]): readonly NumberSaid[] => {
  const found: NumberSaid[] = [];
  for (let at = 0; at < words.length;) {
    const read = readAt(words, at);
    if (read.length > 0) found.push(...read);
    at = read.at(-1)?.to ?? at + 1;
  }
  return found;
};

const readAt = (words: readonly Word[], at: number): readonly NumberSaid[] => {
  const pair = pairAt(words, at);
  if (pair) return pair;
  const one = fractionAt(words, at) ?? plainAt(words, at);
  return one ? [one] : [];
};

const made = (
  words: readonly Word[],
  { from, to }: { readonly from: number; readonly to: number },
  said: { readonly kind: NumberSaid['kind']; readonly value: number; readonly written?: string },
): NumberSaid => {
  const share = said.written === undefined ? undefined : readShare(said.written);
  const { written, ...rest } = said;
  return { ...spanOf(words, from, to), ...rest, ...(share && written !== undefined && { share, written }) };
};

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const parts: ReadonlyMap<string, number> = new Map([
  ...ordinals.flatMap((word, index) =>
    index < 2 ? [] : [[word, index + 1] as const, [`${word}s`, index + 1] as const],
  ),
  ...(['half', 'halves'] as const).map((word) => [word, 2] as const),
  ...(['quarter', 'quarters'] as const).map((word) => [word, 4] as const),
]);

const smallOf = (low = ''): number | undefined => {
  const unit = units.indexOf(low);
  if (unit !== -1) return unit;
  const ten = tens.indexOf(low === 'fourty' ? 'forty' : low);
  if (ten !== -1) return 20 + 10 * ten;
  const [head = '', tail = ''] = low.split('-');
  const [before, behind] = [tens.indexOf(head), units.indexOf(tail)];
  return before !== -1 && behind > 0 && behind < 10 ? 20 + 10 * before + behind : undefined;
};

interface Figure {
  readonly value: number;
  readonly to: number;
}

/** A number below a thousand in words, or one in figures. */
const figureAt = (words: readonly Word[], at: number): Figure | undefined => {
  const word = words[at];
  if (!word) return undefined;
  if (/^\$?\d[\d,]*(?:\.\d+)?k?$|^\.\d+$/u.test(word.low)) {
    const value = Number(word.low.replace(/[$,k]/gu, '')) * (word.low.endsWith('k') ? 1000 : 1);
    return { value, to: at + 1 };
  }
  const first = smallOf(word.low);
  if (first === undefined) return undefined;
  const second = smallOf(words[at + 1]?.low);
  if (first >= 20 && first % 10 === 0 && second !== undefined && second > 0 && second < 10)
    return { value: first + second, to: at + 2 };
  return words[at + 1]?.low === 'hundred' ? { value: first * 100, to: at + 2 } : { value: first, to: at + 1 };
};

const isPercentWord = (low = ''): boolean => /^(?:%|percent|per-?cent|pct|percents)$/u.test(low);

// "12.5 %", "thirty five percent", "33 1/3", "twelve and a half percent", "$5,000".
const plainAt = (words: readonly Word[], at: number): NumberSaid | undefined => {
  const word = words[at];
  const sign = /^(\d+(?:\.\d+)?|\.\d+)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])?%?$/u.exec(word?.text ?? '');
  if (word && sign?.[2] !== undefined && !word.text.endsWith('%') && sign[1] === undefined) {
    const share = readShare(`${word.text}%`)?.mul(100);
    if (share)
      return made(
        words,
        { from: at, to: at + 1 },
        { kind: 'fraction', value: share.valueOf(), written: share.toFraction() },
      );
  }
  if (word && sign && (word.text.endsWith('%') || sign[2] !== undefined) && word.text !== '%') {
    const value = readShare(word.text)?.mul(100).valueOf();
    if (value !== undefined)
      return made(words, { from: at, to: at + 1 }, { kind: 'percent', value, written: withSign(word.text) });
  }
  const nth = ordinalAt(words, at);
  if (nth) return nth;
  const figure = figureAt(words, at);
  if (!figure || !word) return undefined;
  if (word.text.startsWith('$') || /^(?:dollars?|bucks?)$/u.test(words[figure.to]?.low ?? ''))
    return made(words, { from: at, to: figure.to }, { kind: 'money', value: figure.value });
  return withPart(words, { at, figure });
};

const withSign = (text: string): string => (text.endsWith('%') ? text : `${text}%`);

const withPart = (
  words: readonly Word[],
  { at, figure }: { readonly at: number; readonly figure: Figure },
): NumberSaid => {
  const tail = mixedAt(words, figure.to);
  const to = tail?.to ?? figure.to;
  const hasSign = tail !== undefined && words[to - 1]?.text.endsWith('%') === true;
  const isPercent = hasSign || isPercentWord(words[to]?.low);
  const written = `${figure.value}${tail ? ` ${tail.written}` : ''}%`;
  const value = figure.value + (tail?.value ?? 0);
  return made(
    words,
    { from: at, to: isPercent && !hasSign ? to + 1 : to },
    { kind: isPercent ? 'percent' : 'count', value, written },
  );
};

// What stands behind a whole number: "33 1/3", "twelve and a half".
const mixedAt = (
  words: readonly Word[],
  at: number,
): { readonly to: number; readonly written: string; readonly value: number } | undefined => {
  const slash = /^(\d{1,2})\/(\d{1,2})%?$/u.exec(words[at]?.text ?? '');
  if (slash && Number(slash[1]) < Number(slash[2]))
    return { to: at + 1, written: `${slash[1]}/${slash[2]}`, value: Number(slash[1]) / Number(slash[2]) };
  if (words[at]?.low !== 'and') return undefined;
  const isOne = /^(?:an?|one)$/u.test(words[at + 1]?.low ?? '');
  const count = isOne ? 1 : smallOf(words[at + 1]?.low);
  const under = parts.get(words[at + 2]?.low ?? '');
  const isPercent = isPercentWord(words[at + 3]?.low);
  return count !== undefined && under !== undefined && (under === 2 || isPercent)
    ? { to: at + 3, written: `${count}/${under}`, value: count / under }
    : undefined;
};

const ordinalAt = (words: readonly Word[], at: number): NumberSaid | undefined => {
  const low = words[at]?.low ?? '';
  const index = ordinals.indexOf(low);
  const figures = /^(\d{1,3})(?:st|nd|rd|th)$/u.exec(low);
  const value = figures ? Number(figures[1]) : index + 1;
  return value > 0 ? made(words, { from: at, to: at + 1 }, { kind: 'ordinal', value }) : undefined;
};

// "one third", "a quarter", "two thirds", "1/3", "half", "third" behind "each a".
const fractionAt = (words: readonly Word[], at: number): NumberSaid | undefined => {
  const word = words[at];
  if (!word) return undefined;
  const slash = /^(\d{1,4})\/(\d{1,4})(%?)$/u.exec(word.text);
  if (slash && Number(slash[2]) > 0 && !isPercentWord(words[at + 1]?.low) && slash[3] === '')
    return made(
      words,
      { from: at, to: at + 1 },
      { kind: 'fraction', value: Number(slash[1]) / Number(slash[2]), written: slash[0] },
    );
  const joined = /^(\p{L}+)-(\p{L}+)$/u.exec(word.low);
  const [over, under] = joined ? [smallOf(joined[1]), parts.get(joined[2] ?? '')] : [];
  if (over !== undefined && under !== undefined) return asFraction(words, { from: at, to: at + 1, over, under });
  const isOne = /^(?:an?|one)$/u.test(word.low);
  const count = isOne ? 1 : (smallOf(word.low) ?? (/^\d{1,2}$/u.test(word.text) ? Number(word.text) : undefined));
  const next = parts.get(words[at + 1]?.low ?? '');
  if (count !== undefined && next !== undefined && count <= next)
    return asFraction(words, { from: at, to: at + 2, over: count, under: next });
  const alone = /^(?:half|quarter|.+s)$/u.test(word.low) ? parts.get(word.low) : undefined;
  if (alone !== undefined) return asFraction(words, { from: at, to: at + 1, over: 1, under: alone });
  return undefined;
};

const asFraction = (
  words: readonly Word[],
  {
    from,
    to,
    over,
    under,
  }: { readonly from: number; readonly to: number; readonly over: number; readonly under: number },
): NumberSaid => made(words, { from, to }, { kind: 'fraction', value: over / under, written: `${over}/${under}` });

// "50/50", "60/40", "33/33/34", "fifty fifty": several parts of a hundred side by side.
const pairAt = (words: readonly Word[], at: number): readonly NumberSaid[] | undefined => {
  const slash = /^(\d{1,2})\/(\d{1,2})$/u.exec(words[at]?.text ?? '');
  const last = /^\d{1,2}$/u.exec(words[at + 2]?.text ?? '');
  const isThree = words[at + 1]?.text === '/' && last !== null;
  const said = slash ? [Number(slash[1]), Number(slash[2]), ...(isThree ? [Number(last?.[0])] : [])] : [];
  if (said.length > 1 && said.reduce((sum, one) => sum + one, 0) === 100)
    return said.map((value) =>
      made(words, { from: at, to: at + (isThree ? 3 : 1) }, { kind: 'percent', value, written: `${value}%` }),
    );
  const [one, other] = (words[at]?.low ?? '')
    .split('-')
    .map((low) => smallOf(low) ?? (/^\d{1,2}$/u.test(low) ? Number(low) : undefined));
  return one !== undefined && other !== undefined && one >= 10 && one + other === 100
    ? [one, other].map((value) =>
        made(words, { from: at, to: at + 1 }, { kind: 'percent', value, written: `${value}%` }),
      )
    : undefined;
};
