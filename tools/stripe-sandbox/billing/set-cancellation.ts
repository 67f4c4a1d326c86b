import type { Change } from '#stripe-sandbox/books.ts';
import { periodEndOf } from '#stripe-sandbox/billing/period-end-of.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Metadata, Subscription } from '#stripe-sandbox/shapes/wire.ts';

interface Wish {
  readonly cancels: boolean;
  readonly metadata?: Metadata;
}

/** Cancels at the end of the paid month, or takes that back. */
export const setCancellation = (
  found: Subscription,
  { cancels, metadata = {} }: Wish,
): { readonly subscription: Subscription; readonly change: Change } => {
  const subscription: Subscription = {
    ...found,
    cancel_at_period_end: cancels,
    cancel_at: cancels ? periodEndOf(found) : null,
    canceled_at: cancels ? nowInSeconds() : null,
    metadata: { ...found.metadata, ...metadata },
  };
  const before = { cancel_at_period_end: found.cancel_at_period_end };
  const events = [buildEvent('customer.subscription.updated', subscription, before)];
  return { subscription, change: { objects: [subscription], events } };
};
