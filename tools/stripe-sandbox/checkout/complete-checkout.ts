import type { Books, Change } from '#stripe-sandbox/books.ts';
import { buildCustomer } from '#stripe-sandbox/shapes/build-customer.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildInvoice } from '#stripe-sandbox/shapes/build-invoice.ts';
import { buildPayment } from '#stripe-sandbox/shapes/build-payment.ts';
import { buildCustomerDetails } from '#stripe-sandbox/shapes/build-session.ts';
import { buildSubscription } from '#stripe-sandbox/shapes/build-subscription.ts';
import type { Customer, Session, SessionPlan, WireEvent, WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** Pays an open session with the accepted test card: everything that Stripe creates then, and says about it. */
export const completeCheckout = (books: Books, open: Session): Change => {
  const plan = books.findPlan(open.id) ?? { items: [], metadata: {}, description: null };
  return open.mode === 'payment' ? payOnce(open, plan) : subscribe(books, open, plan);
};

const payOnce = (open: Session, plan: SessionPlan): Change => {
  const { paymentIntent, charge } = buildPayment({
    paymentIntentId: open.payment_intent,
    amount: open.amount_total,
    currency: open.currency,
    customer: open.customer,
    email: open.customer_email,
    description: plan.description,
    metadata: plan.metadata,
    outcome: 'succeeded',
  });
  const session = paid(open, { payment_intent: paymentIntent.id });

  return {
    objects: [paymentIntent, charge, session],
    events: [
      buildEvent('charge.succeeded', charge),
      buildEvent('payment_intent.succeeded', paymentIntent),
      buildEvent('checkout.session.completed', session),
    ],
  };
};

const subscribe = (books: Books, open: Session, plan: SessionPlan): Change => {
  const known = open.customer ? books.findObject<Customer>('customer', open.customer) : undefined;
  const customer = known ?? buildCustomer({ email: open.customer_email });
  const begun = buildSubscription({ ...plan, customer: customer.id, currency: open.currency });
  const { paymentIntent, charge } = buildPayment({
    paymentIntentId: null,
    amount: open.amount_total,
    currency: open.currency,
    customer: customer.id,
    email: customer.email,
    description: 'Subscription creation',
    metadata: {},
    outcome: 'succeeded',
  });
  const { invoice, invoicePayment } = buildInvoice({
    subscription: begun,
    email: customer.email,
    paymentIntentId: paymentIntent.id,
    reason: 'subscription_create',
    isPaid: true,
  });
  const subscription = { ...begun, latest_invoice: invoice.id };
  const session = paid(open, { customer: customer.id, subscription: subscription.id, invoice: invoice.id });

  return {
    objects: [customer, paymentIntent, charge, subscription, invoice, invoicePayment, session],
    events: [
      ...(known ? [] : [buildEvent('customer.created', customer)]),
      ...tell({ charge, paymentIntent, subscription, invoice, invoicePayment, session }),
    ],
  };
};

const paid = (open: Session, created: Readonly<Record<string, string>>): Session => ({
  ...open,
  ...created,
  customer_details: buildCustomerDetails(open.customer_email ?? 'buyer@example.com'),
  payment_status: 'paid',
  status: 'complete',
  url: null,
});

const tell = (
  created: Readonly<
    Record<'charge' | 'paymentIntent' | 'subscription' | 'invoice' | 'invoicePayment' | 'session', WireObject>
  >,
): readonly WireEvent[] => [
  buildEvent('charge.succeeded', created.charge),
  buildEvent('payment_intent.succeeded', created.paymentIntent),
  buildEvent('customer.subscription.created', created.subscription),
  buildEvent('invoice.paid', created.invoice),
  buildEvent('invoice_payment.paid', created.invoicePayment),
  buildEvent('checkout.session.completed', created.session),
];
