/** Money is a whole number of US cents everywhere; only `formatMoney` turns it into words. */
export type Cents = number;

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a US dollar amount: `29700` → `$297`, `3450` → `$34.50`. */
export const formatMoney = (cents: Cents): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** Cents as a US dollar amount that always shows the cents: `29700` → `$297.00`. */
export const formatMoneyExactly = (cents: Cents): string => exact.format(cents / 100);
