import { trailOfOrder } from '#payments/trail-of-order.ts';
import type { CheckoutState } from '@evergrant/ports/payments/payments.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { findFirstPayment } from '#payments/purchases/find-first-payment.ts';
import { findPayer, type Payer } from '#payments/buyers/find-payer.ts';
import { isOrderId } from '#payments/is-order-id.ts';
import { keysOf, lockBuyer } from '#payments/buyers/lock-buyer.ts';
import { markPayer } from '#payments/buyers/mark-payer.ts';
import { lockPayment, settleRefund } from '#payments/refunds/record-refund.ts';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

type Needs = Inside<'announce' | 'clock' | 'log' | 'settings'>;
type Order = typeof orders.$inferSelect;

/** Records what became of a checkout: the one place where an order becomes a purchase. */
export const recordCheckout = async (context: Needs, checkout: CheckoutState): Promise<void> => {
  const found = await lockOrder(context.tx, checkout);
  if (!found) {
    context.log.error({ sessionId: checkout.sessionId }, 'payment event for no order of ours');
    return;
  }
  const { order, payer } = found;
  if (checkout.status === 'expired') return recordExpiry(context.tx, order);
  if (checkout.paymentStatus !== 'paid' || order.state === 'paid') return;
  if (!matches(order, checkout)) return recordForReview(context, { order, checkout });
  await recordPurchase(context, { order, payer, checkout });
};

interface Paid {
  readonly order: Order;
  readonly payer: Payer;
}

interface Told {
  readonly order: Order;
  readonly checkout: CheckoutState;
}

const lockOrder = async (tx: Tx, { orderId, customerEmail }: CheckoutState): Promise<Paid | undefined> => {
  if (!isOrderId(orderId)) return undefined;
  const [seen] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!seen) return undefined;
  const payer = await findPayer(tx, { ...seen, providerEmail: customerEmail });
  await lockBuyer(tx, ...keysOf(payer));
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order && { order, payer };
};

// The session may have been opened a moment before its id could be written, so an unwritten id matches too.
const matches = (order: Order, checkout: CheckoutState): boolean =>
  checkout.amountTotalInCents === order.amountInCents &&
  checkout.currency === order.currency &&
  (order.sessionId === null || order.sessionId === checkout.sessionId);

const streamOf = ({ id: orderId, userId }: Order): string => trailOfOrder({ orderId, userId });

const recordExpiry = async (tx: Tx, order: Order): Promise<void> => {
  await tx
    .update(orders)
    .set({ state: 'expired', guestName: null, guestEmail: null })
    .where(and(eq(orders.id, order.id), inArray(orders.state, ['opening', 'open', 'closing'])));
};

const recordForReview = async ({ tx, log, clock }: Needs, { order, checkout }: Told): Promise<void> => {
  log.error({ orderId: order.id }, 'a payment does not match its order');
  await tx.update(orders).set({ state: 'review' }).where(eq(orders.id, order.id));
  const { sessionId, amountTotalInCents, currency } = checkout;
  await appendAudit(tx, {
    stream: streamOf(order),
    at: clock(),
    actor: 'system',
    action: 'payment held for review',
    details: { orderId: order.id, sessionId, amountTotalInCents, currency },
  });
};

const recordPurchase = async (context: Needs, { order, payer, checkout }: Told & Paid): Promise<void> => {
  const { tx } = context;
  const paidAt = context.clock();
  const mark = payer.email && markPayer(context.settings, payer.email);
  // A member is known by the account.
  const ofGuest = order.userId === null ? { payerEmail: payer.email, payerMark: mark } : {};
  await tx
    .update(orders)
    .set({ state: 'paid', paidAt, sessionId: checkout.sessionId, ...ofGuest })
    .where(eq(orders.id, order.id));
  if (checkout.paymentIntentId) await lockPayment(tx, checkout.paymentIntentId);
  const secondOf = (await findFirstPayment(tx, { order, payer: { userId: payer.userId, mark } })) ?? null;
  const purchase = await insertPurchase(tx, { order, checkout, paidAt, secondOf });
  if (!purchase) return;
  await openSubscription(tx, { order, checkout });

  await appendAudit(tx, {
    stream: streamOf(order),
    at: paidAt,
    actor: 'system',
    action: secondOf === null ? 'payment received' : 'second payment received',
    details: {
      orderId: order.id,
      number: order.number,
      amountInCents: order.amountInCents,
      productType: order.productType,
    },
  });
  // What was paid twice unlocks nothing and earns nobody a commission: it is given back.
  if (secondOf === null) await context.announce(tx, 'payment.received', { orderId: order.id });
  else await context.announce(tx, 'payment.doubled', { purchaseId: purchase.id });
  await settleRefund(context, purchase);
};

type Purchase = typeof purchases.$inferSelect;

/** Undefined where the order is a purchase already. */
const insertPurchase = async (
  tx: Tx,
  { order, checkout, paidAt, secondOf }: Told & { readonly paidAt: Date } & Pick<Purchase, 'secondOf'>,
): Promise<Purchase | undefined> => {
  const [purchase] = await tx
    .insert(purchases)
    .values({
      orderId: order.id,
      userId: order.userId,
      documentId: order.documentId,
      productType: order.productType,
      amountInCents: order.amountInCents,
      currency: order.currency,
      paymentIntentId: checkout.paymentIntentId ?? null,
      subscriptionId: checkout.subscriptionId ?? null,
      paidAt,
      secondOf,
    })
    .onConflictDoNothing({ target: purchases.orderId })
    .returning();
  return purchase;
};

const openSubscription = async (tx: Tx, { order, checkout }: Told): Promise<void> => {
  const { subscriptionId, customerId = null } = checkout;
  if (!subscriptionId) return;
  await tx
    .insert(subscriptions)
    .values({ id: subscriptionId, userId: order.userId, customerId, status: 'active', updatedAt: new Date(0) })
    .onConflictDoNothing();
};
