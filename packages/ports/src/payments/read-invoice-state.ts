import { z } from 'zod';
import type { InvoiceState } from '#payments/payments.ts';
import { reference } from '#payments/stripe-reference.ts';

const metadata = z.object({ order_id: z.string().optional() });

const invoice = z.object({
  id: z.string(),
  customer: reference.nullable(),
  currency: z.string().length(3),
  amount_paid: z.int(),
  amount_due: z.int(),
  billing_reason: z.string().nullish(),
  status_transitions: z.object({ paid_at: z.int().nullish() }).nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: reference, metadata: metadata.nullable() }).nullable() })
    .nullable(),
});

/**
 * Translates an Invoice of the Stripe API.
 * @returns `undefined` for anything that is not understood in full.
 */
export const readInvoiceState = (wire: unknown): InvoiceState | undefined => {
  const { data } = invoice.safeParse(wire);
  if (!data) return undefined;
  const paidAt = data.status_transitions?.paid_at;

  return {
    orderId: data.parent?.subscription_details?.metadata?.order_id,
    invoiceId: data.id,
    subscriptionId: data.parent?.subscription_details?.subscription,
    customerId: data.customer ?? undefined,
    currency: data.currency,
    isRenewal: data.billing_reason === 'subscription_cycle',
    amountDueInCents: data.amount_due,
    amountPaidInCents: data.amount_paid,
    paidAt: paidAt ? new Date(paidAt * 1000) : undefined,
  };
};
