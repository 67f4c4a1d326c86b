import type { Subscription } from '@evergrant/contract/purchases.ts';
import { and, desc, eq, isNull, max } from 'drizzle-orm';
import { entitling, hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { planOf } from '#payments/plan-of.ts';
import { invoices, orders, purchases, subscriptions } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** The member's subscription: the one that runs, else the one that ended last; null when there never was one. */
export const readSubscription = async (db: DbOrTx, userId: string): Promise<Subscription | null> => {
  const newest = await findNewestSubscription(db, userId);
  if (!newest) return null;

  const plan = planOf('subscription');
  const { subscription, purchase } = newest;
  const [failed] = await db
    .select({ at: max(invoices.failedAt) })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(eq(invoices.orderId, purchase?.orderId ?? orders.id), eq(orders.userId, userId), isNull(invoices.paidAt)),
    );
  return {
    state: stateOf(subscription, purchase?.refundedAt ?? null),
    isEntitling: await hasActiveSubscription(db, userId),
    planName: plan.name,
    priceInCents: purchase?.amountInCents ?? plan.priceInCents,
    currency: purchase?.currency ?? 'usd',
    currentPeriodEndsAt: subscription.currentPeriodEndsAt?.toISOString() ?? null,
    lastFailedAt: failed?.at?.toISOString() ?? null,
  };
};

/** The newest of a member's subscriptions with its purchase; one that runs comes before one that has ended. */
export const findNewestSubscription = async (db: DbOrTx, userId: string) => {
  const rows = await db
    .select({ subscription: subscriptions, purchase: purchases })
    .from(subscriptions)
    .leftJoin(purchases, eq(purchases.subscriptionId, subscriptions.id))
    .where(and(eq(subscriptions.userId, userId), isNull(purchases.secondOf)))
    .orderBy(desc(purchases.paidAt), desc(subscriptions.updatedAt));
  return rows.find(({ subscription }) => entitling.includes(subscription.status)) ?? rows[0];
};

const stateOf = (
  { status, cancelsAtPeriodEnd }: typeof subscriptions.$inferSelect,
  refundedAt: Date | null,
): Subscription['state'] => {
  if (refundedAt !== null) return 'ended';
  if (status === 'past_due' || status === 'unpaid') return 'overdue';
  if (!entitling.includes(status)) return 'ended';
  return cancelsAtPeriodEnd ? 'cancelled' : 'active';
};
