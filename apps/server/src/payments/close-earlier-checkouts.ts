import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { claimSecrets, orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Order = typeof orders.$inferSelect;

/** Closes the payment pages that the buyer opened before for the same thing, so that nobody pays for it twice. */
export const closeEarlierCheckouts = async (
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  order: Order,
): Promise<void> => {
  const earlier = await db
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(and(eq(orders.state, 'open'), ne(orders.id, order.id), isEarlierChoice(db, order)));

  for (const { id, sessionId } of earlier) {
    const checkout = sessionId === null ? undefined : await payments.expireCheckout(sessionId);
    if (checkout?.status === 'complete') throw new Refused('conflict', justPaid(order));
    await db
      .update(orders)
      .set({ state: 'expired', guestName: null, guestEmail: null })
      .where(and(eq(orders.id, id), eq(orders.state, 'open')));
  }
};

const isEarlierChoice = (db: Context['db'], order: Order) => {
  if (order.userId !== null) return and(eq(orders.userId, order.userId), isForTheSame(order));
  // Guests are known by their browser alone.
  const browsers = db.select({ hash: claimSecrets.hash }).from(claimSecrets).where(eq(claimSecrets.orderId, order.id));
  const ofBrowsers = db
    .select({ orderId: claimSecrets.orderId })
    .from(claimSecrets)
    .where(inArray(claimSecrets.hash, browsers));
  return and(isNull(orders.userId), inArray(orders.id, ofBrowsers));
};

const isForTheSame = ({ trustId, productType }: Order) =>
  or(
    trustId === null ? undefined : eq(orders.trustId, trustId),
    productType === 'subscription' ? eq(orders.productType, 'subscription') : undefined,
  );

const justPaid = ({ userId }: Order) => ({
  code: 'payment-in-progress',
  title: 'Payment Error',
  message: `A payment for this has just been made and is being confirmed. Please look at your ${userId === null ? 'mailbox' : 'dashboard'} in a moment.`,
});
