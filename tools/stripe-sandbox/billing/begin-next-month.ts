import { endSubscription } from '#stripe-sandbox/billing/end-subscription.ts';
import type { Books, Change } from '#stripe-sandbox/books.ts';
import { renewSubscription } from '#stripe-sandbox/checkout/renew-subscription.ts';
import type { Subscription } from '#stripe-sandbox/shapes/wire.ts';

interface NextMonth {
  readonly subscription: Subscription;
  readonly outcome: 'succeeded' | 'declined';
}

/** The paid month is over: a cancelled subscription ends, and so does one whose card is declined a second time. */
export const beginNextMonth = (books: Books, { subscription, outcome }: NextMonth): Change => {
  const givesUp = subscription.status === 'past_due' && outcome === 'declined';
  if (subscription.cancel_at_period_end || givesUp) return endSubscription(subscription).change;
  return renewSubscription(books, { subscription, outcome });
};
