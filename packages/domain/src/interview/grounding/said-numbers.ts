import { denominatorOf, spellOutInDigits } from '#interview/language/numbers.ts';

/** Every number that a text says, in digits or words: `1,500`, `twenty-five`, `250k`. */
export const saidNumbers = (text: string): readonly number[] =>
  [...plain(text).matchAll(/(\d+(?:\.\d+)?)(?:\s*(k|m|thousand|million)\b)?/giu)].map(
    ([, number, scale]) => Number(number) * scaleOf(scale),
  );

/** Every share that a text says, in percent: of a fraction, and of the whole. */
export const saidShares = (text: string): readonly number[] => [
  ...saidNumbers(text),
  ...[...plain(text).matchAll(/(?:\b(\d+)\s*[\s/-]\s*)?(\p{L}+|\d+)\b/gu)].flatMap(([, above = '1', below = '']) => {
    const parts = /^\d+$/u.test(below) ? Number(below) : denominatorOf(below.toLowerCase());
    return parts ? [(Number(above) / parts) * 100] : [];
  }),
  ...(/\b(?:all|everything|entire|whole)\b/iu.test(text) ? [100] : []),
];

const plain = (text: string): string => spellOutInDigits(text).replace(/(?<=\d),(?=\d{3}\b)/gu, '');

const scaleOf = (word: string | undefined): number => {
  if (!word) return 1;
  return /^[kt]/iu.test(word) ? 1000 : 1_000_000;
};
