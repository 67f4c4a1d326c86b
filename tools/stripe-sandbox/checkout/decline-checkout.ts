import type { Books, Change } from '#stripe-sandbox/books.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildPayment } from '#stripe-sandbox/shapes/build-payment.ts';
import type { Session } from '#stripe-sandbox/shapes/wire.ts';

/** Tries the declined test card: the session stays open, the failed attempt is recorded. */
export const declineCheckout = (books: Books, open: Session): Change => {
  const plan = books.findPlan(open.id);
  const { paymentIntent, charge } = buildPayment({
    paymentIntentId: open.payment_intent,
    amount: open.amount_total,
    currency: open.currency,
    customer: open.customer,
    email: open.customer_email,
    description: plan?.description ?? null,
    metadata: plan?.metadata ?? {},
    outcome: 'declined',
  });
  // A subscription's payment belongs to its invoice, so only a one-time session names it.
  const session: Session = open.mode === 'payment' ? { ...open, payment_intent: paymentIntent.id } : open;

  return {
    objects: [paymentIntent, charge, session],
    events: [buildEvent('charge.failed', charge), buildEvent('payment_intent.payment_failed', paymentIntent)],
  };
};
