import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { answerInTime } from '#payments/answer-in-time.ts';
import { closeCheckout } from '#payments/checkout/close-checkout.ts';
import { planOf } from '#payments/plan-of.ts';
import { closeReplacedCheckouts } from '#payments/checkout/replace-checkouts.ts';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'settings' | 'announce' | 'clock' | 'log'>;
type Order = typeof orders.$inferSelect;

interface Opening {
  readonly order: Order;
  readonly customerEmail: string;
  /** Where the provider's way back leads, below our origin. */
  readonly cancelPath: string;
}

interface PaymentPage {
  readonly sessionId: string;
  readonly url: string;
}

const title = 'Payment Error';

/** Opens the provider's page for an order, or finds it again: the same order always leads to the same page. */
export const openPaymentPage = async (context: Needs, opening: Opening): Promise<PaymentPage> => {
  const { order } = opening;
  if (order.state === 'expired' || order.state === 'closing') throw new Refused('conflict', expired);
  if (order.sessionId && order.checkoutUrl) return { sessionId: order.sessionId, url: order.checkoutUrl };

  try {
    return await answerInTime(() => openOnce(context, opening));
  } catch (error) {
    throw refusalOf(context, { order, error });
  }
};

const expired = {
  code: 'checkout-expired',
  title,
  message: 'The payment page that you opened has expired. Please reload this page and try again.',
};

// Every page that leads to the same thing is closed before this one is opened, and this one is shown only while no other
// order has taken its place: of all pages that anybody has seen, one can be paid.
const openOnce = async (context: Needs, opening: Opening): Promise<PaymentPage> => {
  const { order } = opening;
  await closeReplacedCheckouts(context, order);
  const opened = await context.payments.openCheckout(describeCheckout(context, opening));

  const page = { sessionId: opened.sessionId, url: opened.url };
  if (await isKept(context, { orderId: order.id, ...page })) return page;
  await closeCheckout(context, { id: order.id, sessionId: opened.sessionId });
  throw new Refused('conflict', replaced);
};

const isKept = async (
  { db }: Needs,
  { orderId, sessionId, url }: PaymentPage & { readonly orderId: string },
): Promise<boolean> => {
  const [kept] = await db
    .update(orders)
    .set({ state: 'open', sessionId, checkoutUrl: url })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'opening')))
    .returning({ id: orders.id });
  if (kept) return true;
  const [now] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
  // A double click opened it a moment earlier, or its payment has been told already.
  if (now?.state === 'open' || now?.state === 'paid') return true;
  await db
    .update(orders)
    .set({ sessionId })
    .where(and(eq(orders.id, orderId), isNull(orders.sessionId)));
  return false;
};

const replaced = {
  code: 'checkout-replaced',
  title,
  message: 'You opened another payment page for this at the same moment. Please pay on that one; this one is closed.',
};

const describeCheckout = ({ settings }: Needs, { order, customerEmail, cancelPath }: Opening) => {
  const plan = planOf(order.productType);
  return {
    orderId: order.id,
    kind: plan.id,
    amountInCents: order.amountInCents,
    productName: plan.name,
    description: plan.id === 'subscription' ? 'All of your documents, every month' : 'One document, paid once',
    customerEmail,
    successUrl: `${settings.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${settings.origin}${cancelPath}`,
    metadata: {
      orderId: order.id,
      orderNumber: order.number,
      productType: order.productType,
      // Asked again under the same key, the provider wants the same words: this one stays.
      ...(order.documentId ? { trustId: order.documentId } : {}),
    },
    idempotencyKey: `order-${order.id}`,
  };
};

const refusalOf = ({ log }: Needs, { order, error }: { readonly order: Order; readonly error: unknown }): unknown => {
  if (error instanceof PaymentsUnavailable) {
    log.warn({ err: error, orderId: order.id }, 'payment provider unavailable');
    return new Refused('outside', unavailable, { cause: error });
  }
  if (!(error instanceof PaymentsRefused)) return error;
  log.error({ err: error, orderId: order.id }, 'payment provider refused a checkout');
  const message = 'Payment system configuration error. Please contact support.';
  return new Refused('outside', { code: 'payment-refused', title, message }, { cause: error });
};

const unavailable = {
  code: 'payment-unavailable',
  title,
  message:
    'Failed to process payment. The payment service does not answer right now, and nothing has been charged. Please try again in a minute.',
  retryAfterSeconds: 30,
};
