import { eq, sql } from 'drizzle-orm';
import { purchases, refunds } from '#payments/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** What has been given back of one payment so far. */
export interface RefundWord {
  readonly paymentIntentId: string;
  readonly totalRefundedInCents: number;
  readonly isFullyRefunded: boolean;
  readonly at: Date;
}

type Needs = Pick<Context, 'announce' | 'clock'>;
type Purchase = typeof purchases.$inferSelect;

/** Records money given back, also when it is told before the payment itself. The sum only grows. */
export const recordRefund = async (context: Needs, tx: Tx, word: RefundWord): Promise<void> => {
  await lockPayment(tx, word.paymentIntentId);
  const { paymentIntentId, totalRefundedInCents: refundedInCents } = word;
  const completedAt = word.isFullyRefunded ? word.at : null;
  await tx
    .insert(refunds)
    .values({ paymentIntentId, refundedInCents, completedAt })
    .onConflictDoUpdate({
      target: refunds.paymentIntentId,
      set: {
        refundedInCents: sql`greatest(${refunds.refundedInCents}, excluded.refunded_in_cents)`,
        completedAt: sql`least(${refunds.completedAt}, excluded.completed_at)`,
      },
    });

  const [purchase] = await tx
    .select()
    .from(purchases)
    .where(eq(purchases.paymentIntentId, paymentIntentId))
    .for('update');
  if (purchase) await settleRefund(context, tx, purchase);
};

/** A payment and its refund may be told at the same moment; whoever comes second sees both. */
export const lockPayment = async (tx: Tx, paymentIntentId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payment ${paymentIntentId}`}))`);
};

/** Brings a locked purchase in line with what has been given back of its payment. */
export const settleRefund = async (context: Needs, tx: Tx, purchase: Purchase): Promise<void> => {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentIntentId, purchase.paymentIntentId ?? ''));
  if (!refund || refund.refundedInCents <= purchase.refundedInCents) return;

  const { refundedInCents, completedAt } = refund;
  await tx.update(purchases).set({ refundedInCents, refundedAt: completedAt }).where(eq(purchases.id, purchase.id));
  await appendAudit(tx, {
    stream: purchase.userId === null ? `order:${purchase.orderId}` : `account:${purchase.userId}`,
    at: context.clock(),
    actor: 'system',
    action: 'money given back',
    details: { purchaseId: purchase.id, refundedInCents },
  });
  await context.announce(tx, 'payment.refunded', {
    purchaseId: purchase.id,
    orderId: purchase.orderId,
    refundedInCents,
    isComplete: completedAt !== null,
  });
};
