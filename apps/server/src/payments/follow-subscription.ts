import { eq } from 'drizzle-orm';
import { applyEntitlement } from '#payments/apply-entitlement.ts';
import { completePaidTrusts } from '#payments/complete-paid-trusts.ts';
import { hasActiveSubscription } from '#payments/find-entitlement.ts';
import { purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock' | 'log'>;

/** A subscription runs, pauses, runs again or has ended: the documents of its owner follow. */
export const followSubscription = async (
  context: Needs,
  { subscriptionId }: ProductEvents['subscription.changed'],
): Promise<void> => {
  const [purchase] = await context.db.select().from(purchases).where(eq(purchases.subscriptionId, subscriptionId));
  // Told before its payment: the payment does the same once it is there.
  if (purchase) await unlockPurchase(context, purchase);
};

/** Unlocks what an order paid for, and opens again what an earlier subscription had unlocked. */
export const unlockOrder = async (context: Needs, { orderId }: ProductEvents['payment.received']): Promise<void> => {
  const [purchase] = await context.db.select().from(purchases).where(eq(purchases.orderId, orderId));
  if (!purchase) throw new Error(`no purchase for order ${orderId}`);
  await unlockPurchase(context, purchase);
};

const unlockPurchase = async (
  context: Needs,
  { orderId, userId, subscriptionId }: typeof purchases.$inferSelect,
): Promise<void> => {
  if (userId === null) return;
  const isUnlocking = subscriptionId === null || (await hasActiveSubscription(context.db, userId));
  if (isUnlocking) await completePaidTrusts(context, { orderId });
  await applyEntitlement(context, { userId });
};
