import { eq } from 'drizzle-orm';
import { findOtherSubscription } from '#payments/entitlement/find-entitlement.ts';
import { buyerOf, lockBuyer } from '#payments/buyers/lock-buyer.ts';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Order = typeof orders.$inferSelect;

interface Claim {
  readonly orderId: string;
  readonly userId: string;
  /** What proved the claim. */
  readonly by: 'browser' | 'mailed link' | 'confirmed address';
  readonly origin?: Origin;
}

/**
 * Gives a guest's purchase to an account: once, whoever is first; the same account may ask again. A subscription beside the
 * one that the account has is given back instead of counting.
 */
export const attachPurchase = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { orderId, userId, by, origin }: Claim,
): Promise<Order> => {
  await lockBuyer(tx, buyerOf({ userId, guestEmail: null }));
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Error(`no order ${orderId}`);
  if (order.userId === userId) return order;
  if (order.userId !== null) throw new Refused('conflict', alreadyClaimed);
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.orderId, orderId)).for('update');
  if (!purchase || purchase.refundedAt !== null || purchase.secondOf !== null) throw new Refused('conflict', notPaid);

  const now = clock();
  // What the guest typed is no longer needed: the account has a name and an address of its own.
  const forgotten = { guestName: null, guestEmail: null, payerEmail: null, promisedTo: null };
  await tx
    .update(orders)
    .set({ userId, claimedAt: now, ...forgotten })
    .where(eq(orders.id, orderId));
  const { subscriptionId } = purchase;
  const secondOf =
    subscriptionId === null ? null : ((await findOtherSubscription(tx, { userId, subscriptionId })) ?? null);
  await tx.update(purchases).set({ userId, secondOf }).where(eq(purchases.id, purchase.id));
  if (subscriptionId !== null) {
    await tx.update(subscriptions).set({ userId }).where(eq(subscriptions.id, subscriptionId));
  }
  await appendAudit(tx, {
    stream: `account:${userId}`,
    at: now,
    actor: `member:${userId}`,
    action: secondOf === null ? 'purchase claimed' : 'second subscription claimed',
    details: { orderId, by },
    ...(origin ? { origin } : {}),
  });
  if (secondOf === null) await announce(tx, 'purchase.claimed', { orderId });
  else await announce(tx, 'payment.doubled', { purchaseId: purchase.id });
  return { ...order, ...forgotten, userId, claimedAt: now };
};

const title = 'This purchase could not be added';

const alreadyClaimed = {
  code: 'already-claimed',
  title,
  message: 'It has been added to another account already. If that was not you, please contact support.',
};

const notPaid = {
  code: 'not-paid',
  title,
  message: 'Its payment is not confirmed, or the money has been given back.',
};
