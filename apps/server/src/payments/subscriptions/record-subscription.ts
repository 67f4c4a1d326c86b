import type { SubscriptionState, SubscriptionStatus } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { isOrderId } from '#payments/is-order-id.ts';
import { orders, subscriptions } from '#payments/tables.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** What was said about a subscription, and when: the moment of the question, or of the event where nobody could be asked. */
export interface SubscriptionWord extends SubscriptionState {
  readonly saidAt: Date;
}

const ended: readonly string[] = ['canceled', 'unpaid', 'incomplete_expired'] satisfies SubscriptionStatus[];

/** Keeps the newest word about a subscription; an older one that arrives late changes nothing, and an end is final. */
export const recordSubscription = async (
  { tx, announce, log }: Inside<'announce' | 'log'>,
  word: SubscriptionWord,
): Promise<void> => {
  const { subscriptionId, status } = word;
  const subscriber = await findSubscriber(tx, word);
  if (!subscriber) {
    log.warn({ subscriptionId }, 'subscription event for no order of ours');
    return;
  }
  const known = await lockSubscription(tx, { subscriptionId, ...subscriber });
  if (known.status === 'canceled' || known.updatedAt > word.saidAt) return;

  await tx
    .update(subscriptions)
    .set({
      customerId: word.customerId,
      status,
      cancelsAtPeriodEnd: word.cancelsAtPeriodEnd,
      currentPeriodEndsAt: word.currentPeriodEndsAt ?? null,
      updatedAt: word.saidAt,
    })
    .where(eq(subscriptions.id, subscriptionId));

  if (known.status !== status) await announce(tx, 'subscription.changed', { subscriptionId });
  if (ended.includes(status) && !ended.includes(known.status)) {
    await announce(tx, 'subscription.ended', { subscriptionId });
  }
};

interface Subscriber {
  readonly userId: string | null;
}

// A guest's subscription has nobody yet, and is kept all the same.
const findSubscriber = async (
  tx: Tx,
  { subscriptionId, orderId }: SubscriptionWord,
): Promise<Subscriber | undefined> => {
  const [known] = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (known || !isOrderId(orderId)) return known;
  const [order] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  return order;
};

const lockSubscription = async (
  tx: Tx,
  { subscriptionId, userId }: Subscriber & Pick<SubscriptionWord, 'subscriptionId'>,
) => {
  await tx
    .insert(subscriptions)
    .values({ id: subscriptionId, userId, status: 'incomplete', updatedAt: new Date(0) })
    .onConflictDoNothing();
  const [known] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
  if (!known) throw new Error(`no subscription ${subscriptionId}`);
  return known;
};
