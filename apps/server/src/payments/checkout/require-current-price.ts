import type { Plan } from '#payments/plan-of.ts';
import { Refused } from '#platform/refused.ts';

/** Refuses a checkout that was begun with another price than the one that would be charged. */
export const requireCurrentPrice = (plan: Plan, shownInCents: number): void => {
  if (shownInCents === plan.priceInCents) return;
  const message = 'The price on your screen is no longer current. Please reload the page and try again.';
  throw new Refused('conflict', { code: 'price-changed', title: 'Payment Error', message });
};
