import { percentInWords } from '#assembly/number-words.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { allOwnWords, wholeText } from '#review/read-document.ts';

/** Those among whom one whole is divided; `percentage` in percent. */
export type ShareGroup = readonly { readonly name: string; readonly percentage: number }[];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** G8: the shares of each group add up, are printed as they were given, and say the same in words and figures. */
export const checkShares: Check<readonly ShareGroup[]> = (document, shareGroups) => {
  const text = wholeText(document);
  const totals = shareGroups.flatMap((group) => {
    const total = group.reduce((sum, { percentage }) => sum + percentage, 0);
    const isSound = group.every(({ percentage }) => percentage > 0 && percentage <= 100);
    return Math.abs(total - 100) <= 0.0101 && isSound ? [] : [error('G8', `The shares add up to ${total}%, not 100%.`)];
  });
  const printed = shareGroups
    .flat()
    .filter(({ percentage }) => !text.includes(percentInWords(percentage)))
    .map(({ name }) => error('G8', `The share of ${name} is not printed as it was given.`));
  const mismatched = [...allOwnWords(document).matchAll(/\((\d+(?:\.\d+)?)%\)/gu)]
    .filter(({ 1: figures, index, input }) => !input.slice(0, index).endsWith(wordsBefore(Number(figures))))
    .map(([figures]) => error('G8', `The words before ${figures} state another share.`));
  return [...totals, ...printed, ...mismatched];
};

const wordsBefore = (percentage: number): string => percentInWords(percentage).replace(/\([^)]*\)$/u, '');
