import { z } from 'zod';
import type { CheckoutState } from '#payments/payments.ts';
import { reference } from '#payments/stripe-reference.ts';

const session = z.object({
  object: z.literal('checkout.session'),
  id: z.string().min(1),
  mode: z.enum(['payment', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nonnegative(),
  currency: z.string().length(3),
  client_reference_id: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_details: z.object({ email: z.string().nullable() }).nullable(),
  payment_intent: reference.nullable(),
  subscription: reference.nullable(),
  invoice: reference.nullable(),
  customer: reference.nullable(),
  url: z.string().nullish(),
});

/**
 * Translates a Checkout Session of the Stripe API.
 * @returns `undefined` for anything that is not understood in full: a half-read session is never taken as paid.
 */
export const readCheckoutState = (wire: unknown): CheckoutState | undefined => {
  const parsed = session.safeParse(wire);
  if (!parsed.success) return undefined;
  const { data } = parsed;

  return {
    sessionId: data.id,
    orderId: data.client_reference_id ?? undefined,
    kind: data.mode === 'payment' ? 'one_time' : 'subscription',
    status: data.status,
    paymentStatus: data.payment_status,
    amountTotalInCents: data.amount_total,
    currency: data.currency,
    customerEmail: data.customer_details?.email ?? data.customer_email ?? undefined,
    paymentIntentId: data.payment_intent ?? undefined,
    subscriptionId: data.subscription ?? undefined,
    invoiceId: data.invoice ?? undefined,
    customerId: data.customer ?? undefined,
    url: data.url ?? undefined,
  };
};
