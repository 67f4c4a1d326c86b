import type { Fraction } from 'fraction.js';
import type { Share } from '#kit/share.ts';

const signs: ReadonlyMap<string, string> = new Map([
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/6', '⅙'],
  ['5/6', '⅚'],
]);

/** The percentage of a share in figures without a sign, exactly: `12.5`, `33 1/3`, `14 2/7`; what was measured, to six decimals. */
export const percentFigures = (share: Share): string => {
  const percent = share.mul(100);
  if (isDecimal(percent)) return percent.toString();
  return percent.d <= greatestUnder ? percent.toFraction(true) : percent.valueOf().toFixed(6);
};

/** A share as a screen shows it: `12.5%`, `33⅓%`, `14 2/7%`. */
export const sharePercent = (share: Share): string => {
  const [whole = '', part] = percentFigures(share).split(' ');
  if (part === undefined) return `${whole}%`;
  const sign = signs.get(part);
  return sign === undefined ? `${whole} ${part}%` : `${whole}${sign}%`;
};

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const parts = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A share as a person says it: `one third`, `half`, `three quarters`, `all of it`; in percent where nobody says a fraction. */
export const shareWords = (share: Share): string => {
  const [over, under] = [Number(share.n), Number(share.d)];
  if (under === 1) return over === 1 ? 'all of it' : sharePercent(share);
  const part = parts[under];
  if (part === undefined) return sharePercent(share);
  if (under === 2) return 'half';
  return `${counts[over]} ${part}${over === 1 ? '' : 's'}`;
};

// Nobody reads a fraction of millions: such a number was measured.
const greatestUnder = 999_999n;

// Twelve decimals are more than anybody types.
const isDecimal = (percent: Fraction): boolean => percent.mul(1_000_000_000_000).d === 1n;
