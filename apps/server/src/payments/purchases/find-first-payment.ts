import { and, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { entitling } from '#payments/entitlement/find-entitlement.ts';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import type { Tx } from '#platform/database/database.ts';

type Order = typeof orders.$inferSelect;

interface KnownAs {
  /** The account in which the payer's address is confirmed. */
  readonly userId: string | null;
  readonly mark: string | null;
}

/** The purchase that has paid already for what an order pays for; the payer must be locked. */
export const findFirstPayment = async (
  tx: Tx,
  { order, payer }: { readonly order: Order; readonly payer: KnownAs },
): Promise<string | undefined> => {
  const [first] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .leftJoin(subscriptions, eq(subscriptions.id, purchases.subscriptionId))
    .where(
      and(
        ne(purchases.orderId, order.id),
        isNull(purchases.refundedAt),
        isNull(purchases.secondOf),
        or(isSame(order, payer), isOtherSubscription(order, payer)),
      ),
    )
    .limit(1);
  return first?.id;
};

const isRunning = and(eq(purchases.productType, 'subscription'), inArray(subscriptions.status, entitling));

// One subscription covers every document, so nobody pays for two: neither with an account and without, nor twice without.
const isOtherSubscription = (order: Order, { userId, mark }: KnownAs): SQL | undefined => {
  if (order.productType !== 'subscription') return undefined;
  const isOfAddress = eq(orders.payerMark, mark ?? '');
  // What a member gave to somebody else is theirs.
  const isByAddress = order.userId === null ? isOfAddress : and(isOfAddress, isNull(purchases.userId));
  return and(isRunning, or(eq(purchases.userId, userId ?? ''), isByAddress));
};

const isSame = (order: Order, { mark }: KnownAs): SQL | undefined => {
  const isOnce = ne(purchases.productType, 'subscription');
  // Of pages that stood open beside each other one was meant, whatever they were for; what was begun later is meant too.
  const isBesideIt = and(or(isRunning, isOnce), gt(purchases.paidAt, order.createdAt));
  if (order.userId === null) {
    // Not by who owns the purchase: its guest may have claimed it a moment ago.
    return and(isBesideIt, eq(orders.payerMark, mark ?? ''));
  }
  const isOfMember = eq(purchases.userId, order.userId);
  if (order.productType === 'subscription') return and(isOfMember, isBesideIt);
  const isBesideSubscription = and(isBesideIt, isRunning);
  if (order.documentId === null) return and(isOfMember, isBesideSubscription);
  // What paid for a document that is gone waits for another one, and still is the first payment.
  const isForDocument = or(eq(purchases.documentId, order.documentId), eq(orders.documentId, order.documentId));
  return and(isOfMember, or(and(isOnce, isForDocument), isBesideSubscription));
};
