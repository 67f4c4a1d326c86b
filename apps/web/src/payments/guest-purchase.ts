import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { planOf, type Plan } from '#payments/plans.ts';

/** What a visitor without an account came to buy. */
export interface GuestPurchase {
  readonly plan: Plan;
  readonly description: string;
}

const usualDescription = 'Trust Creation Package';

/** The navigation state that starts a guest purchase; `amount` is in dollars. */
export const guestPurchaseState = (planId: PlanId) => {
  const plan = planOf(planId);
  return { guestPurchase: true, amount: plan.priceInCents / 100, description: plan.name, productType: plan.id };
};

/**
 * What a guest came to buy, by the navigation state, the address, or what this tab remembers, in this order; undefined for
 * everybody else. The price is always that of the list, whatever an amount says.
 */
export const readGuestPurchase = (
  state: unknown,
  query: URLSearchParams,
  pending?: { readonly productType: string; readonly description: string },
): GuestPurchase | undefined => {
  if (isRecord(state) && state['guestPurchase'] === true) return purchaseOf(state['productType'], state['description']);
  const asked = query.get('guest');
  if (asked) return purchaseOf(asked, undefined);
  return pending ? purchaseOf(pending.productType, pending.description) : undefined;
};

const purchaseOf = (productType: unknown, description: unknown): GuestPurchase => {
  const plan = planOf(productType === 'subscription' ? 'subscription' : 'one_time');
  const words = typeof description === 'string' ? description.trim().slice(0, 200) : '';
  return { plan, description: words || (plan.id === 'subscription' ? plan.name : usualDescription) };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
