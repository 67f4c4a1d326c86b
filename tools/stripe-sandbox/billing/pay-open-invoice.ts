import type { Books, Change } from '#stripe-sandbox/books.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildPayment } from '#stripe-sandbox/shapes/build-payment.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Customer, Invoice, Subscription, WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** Pays the month that was declined, with the accepted test card; without one there is nothing to change. */
export const payOpenInvoice = (books: Books, subscription: Subscription): Change => {
  const open = books.findObject<Invoice>('invoice', subscription.latest_invoice ?? '');
  if (open?.status !== 'open') return {};
  const { paymentIntent, charge } = buildPayment({
    paymentIntentId: null,
    amount: open.amount_due,
    currency: open.currency,
    customer: subscription.customer,
    email: books.findObject<Customer>('customer', subscription.customer)?.email ?? null,
    description: 'Subscription update',
    metadata: {},
    outcome: 'succeeded',
  });
  const paidAt = nowInSeconds();
  const invoice: Invoice = {
    ...open,
    status: 'paid',
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: 2,
    auto_advance: false,
    status_transitions: { finalized_at: open.created, marked_uncollectible_at: null, paid_at: paidAt, voided_at: null },
  };
  const active: Subscription = { ...subscription, status: 'active' };
  const payments = books.listObjects('invoice_payment').filter((payment) => payment['invoice'] === open.id);

  return {
    objects: [paymentIntent, charge, invoice, ...payments.map((payment) => paid(payment, paymentIntent.id)), active],
    events: [
      buildEvent('charge.succeeded', charge),
      buildEvent('payment_intent.succeeded', paymentIntent),
      buildEvent('invoice.paid', invoice),
      buildEvent('customer.subscription.updated', active, { status: subscription.status }),
    ],
  };
};

const paid = (payment: WireObject, paymentIntentId: string): WireObject => ({
  ...payment,
  amount_paid: payment['amount_requested'],
  payment: { type: 'payment_intent', payment_intent: paymentIntentId },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: nowInSeconds() },
});
