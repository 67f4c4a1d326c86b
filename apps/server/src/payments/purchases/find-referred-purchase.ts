import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { planOf } from '#payments/plan-of.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** What was bought on somebody's recommendation, as it stands now. */
export interface ReferredPurchase {
  readonly orderId: string;
  readonly referralCode: string;
  readonly plan: PlanId;
  /** Null as long as nobody has claimed what a guest bought. */
  readonly userId: string | null;
  readonly documentId: string | null;
  /** The guest's and the payer's address, while they are kept. */
  readonly addresses: readonly string[];
  readonly amountInCents: number;
  readonly refundedInCents: number;
  readonly paidAt: Date;
}

/** A paid order with a referral code; undefined for every other one. */
export const findReferredPurchase = async (db: DbOrTx, orderId: string): Promise<ReferredPurchase | undefined> => {
  const [found] = await db
    .select({ order: orders, purchase: purchases })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!found || found.order.referralCode === null) return undefined;
  const { order, purchase } = found;
  return {
    orderId,
    referralCode: found.order.referralCode,
    plan: planOf(order.productType).id,
    userId: purchase.userId,
    documentId: purchase.documentId,
    addresses: [order.guestEmail, order.payerEmail].filter((address) => address !== null),
    amountInCents: purchase.amountInCents,
    refundedInCents: purchase.refundedInCents,
    paidAt: purchase.paidAt,
  };
};

/** The orders with a referral code that paid for a document of a member: for it alone, or for all of theirs. */
export const listReferredOrders = async (
  db: DbOrTx,
  { documentId, userId }: { readonly documentId: string; readonly userId: string },
): Promise<readonly string[]> => {
  const pays = or(eq(purchases.documentId, documentId), eq(orders.productType, 'subscription'));
  const found = await db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.id))
    .where(and(eq(purchases.userId, userId), isNotNull(orders.referralCode), pays));
  return found.map(({ orderId }) => orderId);
};
