/** Shares are counted in hundredths of a percent, so that thirds add up without rounding surprises. */
const wholeInHundredths = 10_000;

/** Sum of what was typed, in percent; anything that is no number counts as nothing. */
export const shareTotal = (typed: readonly string[]): number =>
  typed.reduce((sum, text) => sum + hundredthsOf(text), 0) / 100;

/** Equal shares for `count` people in percent with two decimals, adding up to exactly 100. */
export const equalShares = (count: number): readonly number[] => {
  const base = Math.floor(wholeInHundredths / count);
  const left = wholeInHundredths - base * count;
  return Array.from({ length: count }, (_, index) => (base + (index < left ? 1 : 0)) / 100);
};

export type SharesState =
  | { readonly kind: 'complete' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'blank-share' }
  | { readonly kind: 'short'; readonly byPercent: number }
  | { readonly kind: 'over'; readonly byPercent: number };

/** Whether the typed shares give away everything, once. */
export const sharesState = (typed: readonly string[]): SharesState => {
  if (typed.every((text) => text.trim() === '')) return { kind: 'empty' };

  const total = typed.reduce((sum, text) => sum + hundredthsOf(text), 0);
  if (total < wholeInHundredths) return { kind: 'short', byPercent: (wholeInHundredths - total) / 100 };
  if (total > wholeInHundredths) return { kind: 'over', byPercent: (total - wholeInHundredths) / 100 };
  return typed.some((text) => hundredthsOf(text) === 0) ? { kind: 'blank-share' } : { kind: 'complete' };
};

/** Whether a list with these shares may be saved; `mayStayOpen`: they may be left out altogether, to be asked later. */
export const canSaveShares = ({ kind }: SharesState, mayStayOpen: boolean): boolean =>
  kind === 'complete' || (kind === 'empty' && mayStayOpen);

/** `33.3` → `33.3 %`, `100` → `100 %`. */
export const percentText = (percent: number): string => `${Number(percent.toFixed(2))} %`;

const hundredthsOf = (text: string): number => {
  const percent = Number(text.replace('%', '').trim());
  return Number.isFinite(percent) && percent > 0 ? Math.round(percent * 100) : 0;
};
