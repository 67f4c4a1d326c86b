import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { answerInTime } from '#payments/answer-in-time.ts';
import { closeCheckout } from '#payments/checkout/close-checkout.ts';
import { entitling } from '#payments/entitlement/find-entitlement.ts';
import { claimSecrets, orders, paymentEvents, purchases, subscriptions } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';

/** Whether a subscription would go on taking money. One that ends with its period does not. */
export const hasRenewingSubscription = async (db: DbOrTx, userId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, entitling),
        eq(subscriptions.cancelsAtPeriodEnd, false),
      ),
    )
    .limit(1);
  return found !== undefined;
};

/** Closes the payment pages that a member has left open, so that nobody pays for an account that is gone. */
export const closeOpenCheckouts = async (
  context: Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log' | 'settings'>,
  userId: string,
): Promise<void> => {
  const open = await context.db
    .update(orders)
    .set({ state: 'closing' })
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['opening', 'open'])))
    .returning({ id: orders.id, sessionId: orders.sessionId });
  const shown = open.filter(({ sessionId }) => sessionId !== null);
  await answerInTime(() => Promise.all(shown.map((order) => closeCheckout(context, order)))).catch((error: unknown) => {
    // Reconciliation goes on closing them; a payment before that is kept and found by its order.
    if (!(error instanceof PaymentsRefused || error instanceof PaymentsUnavailable)) throw error;
    context.log.warn({ err: error }, 'the payment pages of a deleted account could not be closed yet');
  });
};

/** Reduces a member's orders to what bookkeeping needs: what was bought, when, and the provider's number for it. */
export const forgetOrders = async (tx: Tx, userId: string): Promise<void> => {
  const own = await tx
    .update(orders)
    .set({
      heardAboutUs: null,
      guestName: null,
      guestEmail: null,
      payerEmail: null,
      payerMark: null,
      checkoutUrl: null,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  await tx
    .update(orders)
    .set({ guestName: null, guestEmail: null, payerEmail: null, payerMark: null, promisedTo: null })
    .where(eq(orders.promisedTo, userId));
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await tx
    .update(purchases)
    .set({ refundReason: null, refundDeclineReason: null })
    .where(inArray(purchases.orderId, ids));
  await tx.delete(claimSecrets).where(inArray(claimSecrets.orderId, ids));
  await tx
    .update(paymentEvents)
    .set({ payload: sql`${paymentEvents.payload} #- '{checkout,customerEmail}' #- '{checkout,url}'` })
    .where(inArray(sql`${paymentEvents.payload} #>> '{checkout,orderId}'`, ids));
};
