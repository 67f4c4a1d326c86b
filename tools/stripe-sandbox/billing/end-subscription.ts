import type { Change } from '#stripe-sandbox/books.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Subscription } from '#stripe-sandbox/shapes/wire.ts';

/** Ends a subscription now and for good. */
export const endSubscription = (
  found: Subscription,
): { readonly subscription: Subscription; readonly change: Change } => {
  const endedAt = nowInSeconds();
  const subscription: Subscription = { ...found, status: 'canceled', canceled_at: endedAt, ended_at: endedAt };
  const events = [buildEvent('customer.subscription.deleted', subscription)];
  return { subscription, change: { objects: [subscription], events } };
};
