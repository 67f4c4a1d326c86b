import { and, eq, isNull } from 'drizzle-orm';
import { attachPurchase } from '#payments/claims/attach-purchase.ts';
import { buyerOf, lockBuyer } from '#payments/buyers/lock-buyer.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

/** Gives a new account what was bought in the browser that created it, now that its address is confirmed. */
export const claimPromisedPurchases = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'>,
  { userId }: { readonly userId: string },
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    await lockBuyer(tx, buyerOf({ userId, guestEmail: null }));
    const promised = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(purchases, eq(purchases.orderId, orders.id))
      .where(
        and(
          eq(orders.promisedTo, userId),
          isNull(orders.userId),
          isNull(purchases.refundedAt),
          isNull(purchases.secondOf),
        ),
      )
      .orderBy(orders.id)
      .for('update', { of: orders });
    for (const { id } of promised) {
      await attachPurchase({ ...context, tx }, { orderId: id, userId, by: 'confirmed address' });
    }
  });
};
