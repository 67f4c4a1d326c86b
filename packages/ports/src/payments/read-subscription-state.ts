import { z } from 'zod';
import type { SubscriptionState } from '#payments/payments.ts';
import { reference } from '#payments/stripe-reference.ts';

const subscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.enum([
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'incomplete',
    'incomplete_expired',
    'paused',
    'canceled',
  ]),
  cancel_at_period_end: z.boolean(),
  metadata: z.object({ order_id: z.string().optional() }),
  items: z.object({ data: z.array(z.object({ current_period_end: z.int() })) }),
});

/**
 * Translates a Subscription of the Stripe API.
 * @returns `undefined` for anything that is not understood in full.
 */
export const readSubscriptionState = (wire: unknown): SubscriptionState | undefined => {
  const { data } = subscription.safeParse(wire);
  if (!data) return undefined;
  const periodEnds = data.items.data.map((item) => item.current_period_end);

  return {
    orderId: data.metadata.order_id,
    subscriptionId: data.id,
    customerId: data.customer,
    status: data.status,
    cancelsAtPeriodEnd: data.cancel_at_period_end,
    currentPeriodEndsAt: periodEnds.length > 0 ? new Date(Math.max(...periodEnds) * 1000) : undefined,
  };
};
