import { Fraction } from 'fraction.js';

/** A part of a whole as an exact fraction; 1 is all of it. */
export type Share = Fraction;

/** All of it. */
export const wholeShare: Share = new Fraction(1);

/** Nothing of it. */
export const noShare: Share = new Fraction(0);

// Two fractions with denominators up to 100,000 differ by more than the precision, and so do they from a decimal of eight digits.
const [greatestUnder, precision, typedDecimals] = [100_000n, 1e-12, 8] as const;

/** The share that a stored percentage means: the simplest fraction that is stored so, `33.333333333333336` is a third. */
export const shareOfPercentage = (percentage: number): Share => simplest(percentage).div(100);

// A number with few decimals was typed, and one that is no simple fraction was measured: both are what they say.
const simplest = (value: number): Fraction => {
  const digits = plainDigits(value);
  const stated = new Fraction(digits);
  if ((digits.split('.')[1]?.length ?? 0) <= typedDecimals) return stated;
  const simple = stated.simplify(precision);
  return simple.d <= greatestUnder ? simple : stated;
};

/** A share as it is stored, in percent: the number next to it, from which `shareOfPercentage` gives the same share. */
export const percentageOfShare = (share: Share): number => share.mul(100).valueOf();

/** The share that a part of 1 means: `0.125` is an eighth. */
export const shareOfPart = (part: number): Share => simplest(part);

/** The sum of shares. */
export const sumOfShares = (shares: readonly Share[]): Share => shares.reduce((sum, share) => sum.add(share), noShare);

/** True for all of it, exactly. */
export const isAll = (share: Share): boolean => share.equals(wholeShare);

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const written =
  /^(?:(\d{1,9}) (\d{1,9})\/(\d{1,9})|(\d{1,9})\/(\d{1,9})|(\d{1,9}(?:\.\d{1,12})?|\.\d{1,12})) ?(%|percent)?$/u;

/**
 * Reads a share in figures: `1/3` is a part of the whole; `12.5`, `33 1/3`, `33⅓%` and `1/2%` are percent. Undefined for anything
 * else, and for nothing or more than all.
 */
export const readShare = (text: string): Share | undefined => {
  const figures = text
    .trim()
    .toLowerCase()
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (sign) => ` ${vulgar[sign]}`)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const [, whole, over, under, top, bottom, decimal, sign] = written.exec(figures) ?? [];
  if (Number(under) === 0 || Number(bottom) === 0) return undefined;
  const isPart = top !== undefined && sign === undefined;
  const value =
    decimal !== undefined
      ? new Fraction(decimal.startsWith('.') ? `0${decimal}` : decimal)
      : top !== undefined && bottom !== undefined
        ? new Fraction(Number(top), Number(bottom))
        : over !== undefined && under !== undefined
          ? new Fraction(Number(over), Number(under)).add(Number(whole))
          : undefined;
  if (value === undefined) return undefined;
  const share = isPart ? value : value.div(100);
  return share.gt(0) && share.lte(1) ? share : undefined;
};

const greatestRounded = 12;

/**
 * The shares that stored percentages of one group mean. Where they are not all of it as they stand, but are with thirds, sixths and the
 * like that were cut or rounded behind the point (`33.33` three times, `16.67` six times), those are meant.
 */
export const sharesOfGroup = (percentages: readonly number[]): readonly Share[] => {
  const stated = percentages.map(shareOfPercentage);
  if (isAll(sumOfShares(stated))) return stated;
  const meant = percentages.map((percentage, index) => unrounded(percentage) ?? (stated[index] as Share));
  return isAll(sumOfShares(meant)) ? meant : stated;
};

// `33.33` and `33.34` are no round numbers; `33` and `12.5` were said as they are.
const unrounded = (percentage: number): Share | undefined => {
  const decimals = plainDigits(percentage).split('.')[1]?.length ?? 0;
  if (decimals < 2) return undefined;
  for (let under = 3; under <= greatestRounded; under += 1) {
    const over = Math.round((percentage * under) / 100);
    const exact = (100 * over) / under;
    const isNear = over > 0 && over < under && Math.abs(exact - percentage) < 10 ** -decimals;
    if (isNear && isEndless(new Fraction(over, under))) return new Fraction(over, under);
  }
  return undefined;
};

// A half or a tenth has a percentage of its own, which nobody needs to cut.
const isEndless = ({ d }: Share): boolean => d % 3n === 0n || d % 7n === 0n || d % 11n === 0n;

// No exponent: 1e-7 is written out.
const plainDigits = (value: number): string =>
  Math.abs(value) < 1e-6 && value !== 0 ? value.toFixed(20) : String(value);
