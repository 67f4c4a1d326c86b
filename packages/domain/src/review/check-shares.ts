import { percentInWords } from '#assembly/number-words.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { allOwnWords, wholeText } from '#review/read-document.ts';

/** What somebody takes of a whole, in percent. */
export interface Share {
  readonly name: string;
  readonly percentage: number;
}

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** G8: the shares are printed as they were given, and say the same in words and figures; that they add up is a rule of the facts. */
export const checkShares: Check<readonly Share[]> = (document, shares) => {
  const text = wholeText(document);
  const printed = shares
    .filter(({ percentage }) => !text.includes(percentInWords(percentage)))
    .map(({ name }) => error('G8', `The share of ${name} is not printed as it was given.`));
  const mismatched = [...allOwnWords(document).matchAll(/\((\d+(?:\.\d+|(?: \d+)?\/\d+)?)%\)/gu)]
    .filter(({ 1: figures, index, input }) => !input.slice(0, index).endsWith(wordsBefore(figures)))
    .map(([figures]) => error('G8', `The words before ${figures} state another share.`));
  return [...printed, ...mismatched];
};

const wordsBefore = (figures = ''): string => percentInWords(percentOf(figures)).replace(/\([^)]*\)$/u, '');

// `33 1/3` as it is stored.
const percentOf = (figures: string): number =>
  figures
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
