/**
 * Conversions of a hundred clicks, with one decimal; 0 without clicks. Whoever types a code has not clicked, so there can
 * be more purchases than clicks and the rate can pass a hundred.
 */
export const conversionRate = (conversions: number, clicks: number): number =>
  clicks <= 0 ? 0 : Math.round((conversions / clicks) * 1000) / 10;
