import { and, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { entitling } from '#payments/find-entitlement.ts';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import type { Tx } from '#platform/database/database.ts';

type Order = typeof orders.$inferSelect;

/** The purchase that has paid already for what an order pays for; the buyer must be locked. */
export const findFirstPayment = async (tx: Tx, order: Order): Promise<string | undefined> => {
  const [first] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .leftJoin(subscriptions, eq(subscriptions.id, purchases.subscriptionId))
    .where(
      and(ne(purchases.orderId, order.id), isNull(purchases.refundedAt), isNull(purchases.secondOf), isSame(order)),
    )
    .limit(1);
  return first?.id;
};

const isSame = (order: Order): SQL | undefined => {
  const isRunning = and(eq(purchases.productType, 'subscription'), inArray(subscriptions.status, entitling));
  const isOnce = ne(purchases.productType, 'subscription');
  // Of pages that stood open beside each other one was meant, whatever they were for; what was begun later is meant too.
  const isBesideIt = and(or(isRunning, isOnce), gt(purchases.paidAt, order.createdAt));
  if (order.userId === null) {
    // Not by who owns the purchase: its guest may have claimed it a moment ago.
    return and(isBesideIt, eq(orders.payerMark, order.payerMark ?? ''));
  }
  const isOfMember = eq(purchases.userId, order.userId);
  if (order.productType === 'subscription') return and(isOfMember, or(isRunning, isBesideIt));
  const isBesideSubscription = and(isBesideIt, isRunning);
  if (order.trustId === null) return and(isOfMember, isBesideSubscription);
  // What paid for a document that is gone waits for another one, and still is the first payment.
  const isForDocument = or(eq(purchases.trustId, order.trustId), eq(orders.trustId, order.trustId));
  return and(isOfMember, or(and(isOnce, isForDocument), isBesideSubscription));
};
