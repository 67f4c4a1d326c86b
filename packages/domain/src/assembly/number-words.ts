import { shareOfPercentage } from '#kit/share.ts';
import { percentFigures } from '#kit/write-share.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 999,999 in words: `45` → `forty-five`. */
export const numberWords = (value: number): string => {
  if (!Number.isInteger(value) || value < 0 || value > 999_999) throw new Error(`no words for ${value}`);
  if (value < 20) return small[value] as string;
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? `-${small[value % 10]}` : ''}`;
  if (value < 1000) {
    return `${small[Math.floor(value / 100)]} hundred${value % 100 ? ` ${numberWords(value % 100)}` : ''}`;
  }
  const rest = value % 1000;
  return `${numberWords(Math.floor(value / 1000))} thousand${rest ? ` ${numberWords(rest)}` : ''}`;
};

const decimalParts = ['', 'tenth', 'hundredth', 'thousandth', 'ten-thousandth', 'hundred-thousandth', 'millionth'];

/**
 * A percentage in words and figures, exactly: `33.33` → `thirty-three and thirty-three hundredths percent (33.33%)`, a third →
 * `thirty-three and one third percent (33 1/3%)`.
 */
export const percentInWords = (percentage: number): string => {
  const figures = printedFigures(percentage);
  const [whole, part] = splitFigures(figures);
  const words = [...(whole === '0' && part !== undefined ? [] : [numberWords(Number(whole))]), ...(part ? [part] : [])];
  return `${words.join(' and ')} percent (${figures}%)`;
};

// There are words for six decimals.
const printedFigures = (percentage: number): string => {
  const figures = percentFigures(shareOfPercentage(percentage));
  return /\.\d{6}\d*$/u.test(figures) ? percentage.toFixed(6).replace(/\.?0+$/, '') : figures;
};

const splitFigures = (figures: string): readonly [string, string | undefined] => {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(figures);
  if (fraction) return [fraction[1] ?? '0', partWords(Number(fraction[2]), ordinalWords(Number(fraction[3])))];
  const [whole = '0', decimals] = figures.split('.');
  return [whole, decimals && partWords(Number(decimals), decimalParts[decimals.length] ?? '')];
};

const partWords = (count: number, part: string): string => `${numberWords(count)} ${part}${count === 1 ? '' : 's'}`;

const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

// `forty-two` → `forty-second`, `sixty` → `sixtieth`.
const ordinalWords = (value: number): string =>
  numberWords(value).replace(/[a-z]+$/u, (last) => ordinals[last] ?? `${last.replace(/y$/u, 'ie')}th`);
