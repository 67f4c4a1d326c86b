import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { entitling } from '#payments/find-entitlement.ts';
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
  { db, payments, log }: Pick<Context, 'db' | 'payments' | 'log'>,
  userId: string,
): Promise<void> => {
  const open = await db
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'open')));
  for (const { id, sessionId } of open) {
    if (sessionId === null) continue;
    await payments.expireCheckout(sessionId).catch((error: unknown) => {
      // The provider closes a page by itself after a day; a payment before that is kept and found by its order.
      if (!(error instanceof PaymentsRefused || error instanceof PaymentsUnavailable)) throw error;
      log.warn({ err: error, orderId: id }, 'a payment page could not be closed');
    });
  }
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
      checkoutUrl: null,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  await tx
    .update(orders)
    .set({ guestName: null, guestEmail: null, payerEmail: null, promisedTo: null })
    .where(eq(orders.promisedTo, userId));
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await tx.update(purchases).set({ refundReason: null }).where(inArray(purchases.orderId, ids));
  await tx.delete(claimSecrets).where(inArray(claimSecrets.orderId, ids));
  await tx
    .update(paymentEvents)
    .set({ payload: sql`${paymentEvents.payload} #- '{checkout,customerEmail}' #- '{checkout,url}'` })
    .where(inArray(sql`${paymentEvents.payload} #>> '{checkout,orderId}'`, ids));
};
