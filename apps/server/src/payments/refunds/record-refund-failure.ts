import { trailOfOrder } from '#payments/trail-of-order.ts';
import { eq } from 'drizzle-orm';
import { findReturned, lockPayment } from '#payments/refunds/record-refund.ts';
import { failedRefunds, purchases, refunds } from '#payments/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';

/** Money that was given back and has not arrived. */
export interface RefundFailure {
  readonly refundId: string;
  readonly paymentIntentId: string;
  readonly amountInCents: number;
  readonly reason: string | undefined;
  readonly at: Date;
}

/** Records that a refund failed after all, once: its purchase no longer stands as refunded, and can be refunded again. */
export const recordRefundFailure = async (
  { tx, announce, clock, log }: Inside<'announce' | 'clock' | 'log'>,
  failure: RefundFailure,
): Promise<void> => {
  const { refundId, paymentIntentId, amountInCents, reason = null } = failure;
  log.error({ refundId, paymentIntentId, reason }, 'a refund failed after it was made');
  await lockPayment(tx, paymentIntentId);
  const isPaidSo = eq(purchases.paymentIntentId, paymentIntentId);
  const [purchase] = await tx.select().from(purchases).where(isPaidSo).for('update');
  const [told] = await tx.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
  // What we asked for last is in the sum, whatever our clock and the provider's say of the order.
  const lastAt = purchase?.refundId === refundId ? told?.toldAt : undefined;
  const failedAt = lastAt && lastAt > failure.at ? lastAt : failure.at;
  const isNew = await tx
    .insert(failedRefunds)
    .values({ refundId, paymentIntentId, amountInCents, reason, failedAt })
    .onConflictDoNothing()
    .returning();
  if (isNew.length === 0 || !purchase) return;

  const { refundedInCents, completedAt } = await findReturned(tx, paymentIntentId);
  const failed = { refundBegunAt: null, refundFailedAt: failedAt, refundFailureReason: reason };
  await tx
    .update(purchases)
    .set({ refundedInCents, refundedAt: completedAt, ...failed })
    .where(eq(purchases.id, purchase.id));
  await appendAudit(tx, {
    stream: trailOfOrder(purchase),
    at: clock(),
    actor: 'system',
    action: 'refund failed',
    details: { purchaseId: purchase.id, refundId, amountInCents },
  });
  await announce(tx, 'refund.failed', { orderId: purchase.orderId, refundId });
};
