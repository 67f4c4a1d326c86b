import type { SubscriptionChanged } from '@evergrant/ports/payments/payments.ts';
import { eq, lt } from 'drizzle-orm';
import { isOrderId } from '#payments/is-order-id.ts';
import { orders, subscriptions } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Keeps the newest word about a subscription; an older event that arrives late changes nothing. */
export const recordSubscription = async (
  { log }: Pick<Context, 'log'>,
  tx: Tx,
  event: SubscriptionChanged,
): Promise<void> => {
  const subscriber = await findSubscriber(tx, event);
  if (!subscriber) {
    log.warn({ subscriptionId: event.subscriptionId }, 'subscription event for no order of ours');
    return;
  }
  const state = {
    customerId: event.customerId,
    status: event.status,
    cancelsAtPeriodEnd: event.cancelsAtPeriodEnd,
    currentPeriodEndsAt: event.currentPeriodEndsAt ?? null,
    updatedAt: event.createdAt,
  };
  await tx
    .insert(subscriptions)
    .values({ id: event.subscriptionId, userId: subscriber.userId, ...state })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: state,
      setWhere: lt(subscriptions.updatedAt, event.createdAt),
    });
};

// A guest's subscription has nobody yet, and is kept all the same.
const findSubscriber = async (
  tx: Tx,
  event: SubscriptionChanged,
): Promise<{ readonly userId: string | null } | undefined> => {
  const [known] = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.id, event.subscriptionId));
  if (known || !isOrderId(event.orderId)) return known;
  const [order] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, event.orderId));
  return order;
};
