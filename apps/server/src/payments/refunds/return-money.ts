import { trailOfOrder } from '#payments/trail-of-order.ts';
import type { RefundState } from '@evergrant/ports/payments/payments.ts';
import { PaymentsRefused } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { lockPayment, recordRefund } from '#payments/refunds/record-refund.ts';
import { failedRefunds, orders, purchases } from '#payments/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock'>;
type Purchase = typeof purchases.$inferSelect;

interface Return {
  readonly purchase: Purchase;
  /** Who gives it back, and how the trail says it. */
  readonly actor: string;
  readonly action: string;
}

/** `unknown-payment`: the provider does not name the payment yet. `not-returned`: it could not give the money back. */
export type Returned = 'returned' | 'unknown-payment' | 'not-returned';

/**
 * Gives all of a purchase's money back at the provider, once however often it is called, and records it. What it paid for
 * ends through `payment.refunded`.
 * @throws PaymentsUnavailable when nobody knows whether it was given back: call again.
 * @throws PaymentsRefused
 */
export const returnMoney = async (context: Needs, { purchase, actor, action }: Return): Promise<Returned> => {
  const paymentIntentId = purchase.paymentIntentId ?? (await findPayment(context, purchase));
  if (!paymentIntentId) return 'unknown-payment';
  const { status, refundId } = await giveBack(context, { purchase, paymentIntentId });
  if (status !== 'succeeded' && status !== 'pending') return 'not-returned';

  return context.db.transaction(async (tx) => {
    const at = context.clock();
    await lockPayment(tx, paymentIntentId);
    const [now] = await tx.select().from(purchases).where(eq(purchases.id, purchase.id)).for('update');
    const [failed] = await tx
      .select({ refundId: failedRefunds.refundId })
      .from(failedRefunds)
      .where(eq(failedRefunds.refundId, refundId ?? ''));
    // It failed before its answer was here.
    if (!now || failed) return 'not-returned';
    // Two may have asked at the same moment, and both were answered with the same refund.
    const isKnown = refundId === null ? now.refundedAt !== null : now.refundId === refundId;
    if (!isKnown) {
      await tx.update(purchases).set({ paymentIntentId, refundId }).where(eq(purchases.id, purchase.id));
      await appendAudit(tx, {
        stream: trailOfOrder(now),
        at,
        actor,
        action,
        details: { purchaseId: purchase.id, amountInCents: purchase.amountInCents },
      });
    }
    const totalRefundedInCents = purchase.amountInCents;
    await recordRefund({ ...context, tx }, { paymentIntentId, totalRefundedInCents, isFullyRefunded: true, at });
    return 'returned';
  });
};

// The payment of a subscription's first month may have been named only after the purchase was recorded.
const findPayment = async ({ db, payments }: Needs, { orderId }: Purchase): Promise<string | undefined> => {
  const [order] = await db.select({ sessionId: orders.sessionId }).from(orders).where(eq(orders.id, orderId));
  return order?.sessionId ? (await payments.findCheckout(order.sessionId))?.paymentIntentId : undefined;
};

interface Payment {
  readonly purchase: Purchase;
  readonly paymentIntentId: string;
}

const giveBack = async (
  { payments }: Needs,
  { purchase: { id: purchaseId, secondOf, refundFailedAt }, paymentIntentId }: Payment,
): Promise<Pick<RefundState, 'status'> & { readonly refundId: string | null }> => {
  const isDuplicate = secondOf !== null;
  try {
    // A refund that failed is another one than the next.
    const after = refundFailedAt ? `-${refundFailedAt.getTime()}` : '';
    const idempotencyKey = `refund-${purchaseId}${after}`;
    return await payments.refund({ paymentIntentId, isDuplicate, idempotencyKey });
  } catch (error) {
    // Given back before, in the provider's own pages or by an answer that was lost.
    if (error instanceof PaymentsRefused && error.code === 'charge_already_refunded') {
      return { status: 'succeeded', refundId: null };
    }
    throw error;
  }
};
