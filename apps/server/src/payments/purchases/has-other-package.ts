import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { findConfirmedAccount } from '#accounts/find-confirmed-account.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/**
 * Whether the payer of a guest's package has another one that waits for a document, claimed or not. Only for the mail to the
 * payer's address: it would tell others that there is an account.
 */
export const hasOtherPackage = async (db: DbOrTx, order: typeof orders.$inferSelect): Promise<boolean> => {
  if (order.productType === 'subscription' || !order.payerEmail) return false;
  const account = await findConfirmedAccount(db, order.payerEmail);
  const isOfPayer = or(eq(orders.payerMark, order.payerMark ?? ''), eq(purchases.userId, account ?? ''));
  const isWaiting = and(isNull(purchases.documentId), isNull(purchases.refundedAt), isNull(purchases.secondOf));
  const [found] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(and(ne(purchases.orderId, order.id), ne(purchases.productType, 'subscription'), isWaiting, isOfPayer))
    .limit(1);
  return found !== undefined;
};
