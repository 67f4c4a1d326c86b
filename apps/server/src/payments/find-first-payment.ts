import { and, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { entitling } from '#payments/find-entitlement.ts';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import type { Tx } from '#platform/database/database.ts';

type Order = typeof orders.$inferSelect;

interface Paid {
  readonly order: Order;
  /** The address of a guest who paid. */
  readonly payerEmail: string | null;
}

/** The purchase that has paid already for what an order pays for; the buyer must be locked. */
export const findFirstPayment = async (tx: Tx, paid: Paid): Promise<string | undefined> => {
  const [first] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .leftJoin(subscriptions, eq(subscriptions.id, purchases.subscriptionId))
    .where(
      and(ne(purchases.orderId, paid.order.id), isNull(purchases.refundedAt), isNull(purchases.secondOf), isSame(paid)),
    )
    .limit(1);
  return first?.id;
};

const isSame = ({ order, payerEmail }: Paid): SQL | undefined => {
  const isOfKind =
    order.productType === 'subscription'
      ? and(eq(purchases.productType, 'subscription'), inArray(subscriptions.status, entitling))
      : ne(purchases.productType, 'subscription');
  if (order.userId === null) {
    // A guest may buy a second package later, for somebody else. What was begun before the first was paid is the same.
    const isOfPayer = eq(sql`lower(${orders.payerEmail})`, (payerEmail ?? '').toLowerCase());
    return and(isOfKind, isNull(purchases.userId), isOfPayer, gt(purchases.paidAt, order.createdAt));
  }
  const isOfMember = and(isOfKind, eq(purchases.userId, order.userId));
  if (order.productType === 'subscription') return isOfMember;
  if (order.trustId === null) return sql`false`;
  // What paid for a document that is gone waits for another one, and still is the first payment.
  return and(isOfMember, or(eq(purchases.trustId, order.trustId), eq(orders.trustId, order.trustId)));
};
