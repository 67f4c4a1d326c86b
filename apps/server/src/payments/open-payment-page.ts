import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq } from 'drizzle-orm';
import { closeEarlierCheckouts } from '#payments/close-earlier-checkouts.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Order = typeof orders.$inferSelect;

interface Opening {
  readonly order: Order;
  readonly customerEmail: string;
  /** Where the provider's way back leads, below our origin. */
  readonly cancelPath: string;
}

const title = 'Payment Error';

/** Opens the provider's page for an order, or finds it again: the same order always leads to the same page. */
export const openPaymentPage = async (
  context: Pick<Context, 'db' | 'payments' | 'settings' | 'log'>,
  opening: Opening,
): Promise<{ readonly sessionId: string; readonly url: string }> => {
  const { order } = opening;
  if (order.state === 'expired') throw new Refused('conflict', expired);
  if (order.sessionId && order.checkoutUrl) return { sessionId: order.sessionId, url: order.checkoutUrl };

  const opened = await askProvider(context, opening);

  await context.db
    .update(orders)
    .set({ state: 'open', sessionId: opened.sessionId, checkoutUrl: opened.url })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'opening')));
  return { sessionId: opened.sessionId, url: opened.url };
};

const expired = {
  code: 'checkout-expired',
  title,
  message: 'The payment page that you opened has expired. Please reload this page and try again.',
};

const askProvider = async (
  { db, payments, settings, log }: Pick<Context, 'db' | 'payments' | 'settings' | 'log'>,
  { order, customerEmail, cancelPath }: Opening,
) => {
  const plan = planOf(order.productType);
  try {
    await closeEarlierCheckouts({ db, payments }, order);
    return await payments.openCheckout({
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
        productType: order.productType,
        ...(order.trustId ? { trustId: order.trustId } : {}),
      },
      idempotencyKey: `order-${order.id}`,
    });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      log.warn({ err: error, orderId: order.id }, 'payment provider unavailable');
      throw new Refused(
        'outside',
        { code: 'payment-unavailable', title, message: 'Failed to process payment' },
        { cause: error },
      );
    }
    if (!(error instanceof PaymentsRefused)) throw error;
    log.error({ err: error, orderId: order.id }, 'payment provider refused a checkout');
    const message = 'Payment system configuration error. Please contact support.';
    throw new Refused('outside', { code: 'payment-refused', title, message }, { cause: error });
  }
};
