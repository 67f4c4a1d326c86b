import { eq, sql } from 'drizzle-orm';
import { decideAccess } from '#payments/decide-access.ts';
import { hasActiveSubscription } from '#payments/find-entitlement.ts';
import { purchases, subscriptions } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { listUnlocked, setTrustAccess } from '#trusts/set-access.ts';

/**
 * Brings every unlocked document of a member in line with what is paid now. Computed anew each time from purchases and
 * subscriptions, so it does not matter in which order they were told.
 */
export const applyEntitlement = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'>,
  { userId }: { readonly userId: string },
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    // Two at a time could each decide on what the other is about to change.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`entitlement ${userId}`}))`);
    const isSubscribed = await hasActiveSubscription(tx, userId);
    const paid = await listPaidFor(tx, userId);
    for (const trust of await listUnlocked(tx, userId)) {
      const access = decideAccess(trust, { isSubscribed, purchases: paid });
      await setTrustAccess(tx, context, { trustId: trust.id, access });
    }
  });
};

const listPaidFor = async (tx: Tx, userId: string) => {
  const rows = await tx
    .select({ purchase: purchases, paidUntil: subscriptions.currentPeriodEndsAt })
    .from(purchases)
    .leftJoin(subscriptions, eq(subscriptions.id, purchases.subscriptionId))
    .where(eq(purchases.userId, userId));
  return rows.map(({ purchase, paidUntil }) => ({
    isSubscription: purchase.productType === 'subscription',
    trustId: purchase.trustId,
    paidAt: purchase.paidAt,
    paidUntil,
    isRefunded: purchase.refundedAt !== null || purchase.secondOf !== null,
  }));
};
