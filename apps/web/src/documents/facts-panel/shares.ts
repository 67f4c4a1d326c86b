import {
  isAll,
  readShare,
  shareOfPercentage,
  sharesOfGroup,
  sumOfShares,
  percentageOfShare,
  wholeShare,
  type Share,
} from '@evergrant/domain/kit/share.ts';
import { percentFigures, sharePercent } from '@evergrant/domain/kit/write-share.ts';

/** Sum of what was typed, exactly; anything that is no share counts as nothing. */
export const shareTotal = (typed: readonly string[]): Share =>
  sumOfShares(sharesOfGroup(typed.flatMap((text) => storedShare(text) ?? [])));

/** Equal shares for `count` people as they are typed, exactly all of it: `33 1/3` three times. */
export const equalShares = (count: number): readonly string[] =>
  Array.from({ length: count }, () => typedShare(percentageOfShare(wholeShare.div(count))));

/** A share as it is stored, in percent; undefined for what is none. */
export const storedShare = (text: string): number | undefined => {
  const share = readShare(text);
  return share && percentageOfShare(share);
};

/** A stored share as it stands in its input: `12.5`, `33 1/3`; a fraction of one percent has its sign, to be no part of the whole. */
export const typedShare = (percentage: number): string => {
  const figures = percentFigures(shareOfPercentage(percentage));
  return figures.includes('/') && !figures.includes(' ') ? `${figures}%` : figures;
};

export type SharesState =
  | { readonly kind: 'complete' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'blank-share' }
  | { readonly kind: 'short'; readonly by: Share }
  | { readonly kind: 'over'; readonly by: Share };

/** Whether the typed shares give away everything, once. */
export const sharesState = (typed: readonly string[]): SharesState => {
  if (typed.every((text) => text.trim() === '')) return { kind: 'empty' };

  const total = shareTotal(typed);
  if (!isAll(total))
    return total.lt(1) ? { kind: 'short', by: wholeShare.sub(total) } : { kind: 'over', by: total.sub(1) };
  return typed.some((text) => storedShare(text) === undefined) ? { kind: 'blank-share' } : { kind: 'complete' };
};

/** Whether a list with these shares may be saved; `mayStayOpen`: they may be left out altogether, to be asked later. */
export const canSaveShares = ({ kind }: SharesState, mayStayOpen: boolean): boolean =>
  kind === 'complete' || (kind === 'empty' && mayStayOpen);

/** A share as this screen writes it: `33⅓ %`, `100 %`. */
export const percentText = (share: Share): string => sharePercent(share).replace('%', ' %');
