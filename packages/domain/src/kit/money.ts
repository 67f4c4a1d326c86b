/** Money is a whole number of US cents everywhere; only `formatMoney` turns it into words. */
export type Cents = number;

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a US dollar amount: `29700` → `$297`, `3450` → `$34.50`. */
export const formatMoney = (cents: Cents): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** Cents as a US dollar amount that always shows the cents: `29700` → `$297.00`. */
export const formatMoneyExactly = (cents: Cents): string => exact.format(cents / 100);

/**
 * An amount in US cents divided by weights, in their order. The parts are the whole to the cent: what rounding leaves goes to the
 * first of them, a cent each. NaN where the amount is not known.
 */
export const divideCents = (totalInCents: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((totalInCents * weight) / whole + 1e-6));
  const rest = totalInCents - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index < rest ? part + 1 : part));
};
