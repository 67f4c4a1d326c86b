import type { Books, Change } from '#stripe-sandbox/books.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildInvoice } from '#stripe-sandbox/shapes/build-invoice.ts';
import { buildPayment } from '#stripe-sandbox/shapes/build-payment.ts';
import { addMonth } from '#stripe-sandbox/shapes/build-subscription.ts';
import type { Customer, Subscription } from '#stripe-sandbox/shapes/wire.ts';

/** Begins the next period of a subscription, with a card that is accepted or declined. */
export const renewSubscription = (
  books: Books,
  { subscription, outcome }: { readonly subscription: Subscription; readonly outcome: 'succeeded' | 'declined' },
): Change => {
  const isPaid = outcome === 'succeeded';
  const email = books.findObject<Customer>('customer', subscription.customer)?.email ?? null;
  const begun = nextPeriod(subscription);
  const { paymentIntent, charge } = buildPayment({
    paymentIntentId: null,
    amount: begun.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0),
    currency: begun.currency,
    customer: begun.customer,
    email,
    description: 'Subscription update',
    metadata: {},
    outcome,
  });
  const { invoice, invoicePayment } = buildInvoice({
    subscription: begun,
    email,
    paymentIntentId: paymentIntent.id,
    reason: 'subscription_cycle',
    isPaid,
  });
  const renewed: Subscription = { ...begun, latest_invoice: invoice.id, status: isPaid ? 'active' : 'past_due' };

  return {
    objects: [paymentIntent, charge, invoice, invoicePayment, renewed],
    events: [
      buildEvent(isPaid ? 'charge.succeeded' : 'charge.failed', charge),
      buildEvent(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', paymentIntent),
      buildEvent(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice),
      buildEvent('customer.subscription.updated', renewed, { status: subscription.status }),
    ],
  };
};

const nextPeriod = (subscription: Subscription): Subscription => ({
  ...subscription,
  items: {
    ...subscription.items,
    data: subscription.items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: addMonth(item.current_period_end),
    })),
  },
});
