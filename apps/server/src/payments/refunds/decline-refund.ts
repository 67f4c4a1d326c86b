import { trailOfOrder } from '#payments/trail-of-order.ts';
import { eq } from 'drizzle-orm';
import { refundStateOf } from '#payments/refunds/refund-state.ts';
import { purchases } from '#payments/tables.ts';
import type { Administrator } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Decline {
  readonly purchaseId: string;
  /** What the buyer reads. */
  readonly reason: string;
  readonly admin: Administrator;
}

/** An administrator says no to a request for the money back, and the buyer is mailed why. Inside the 30 days the buyer may ask again. */
export const declineRefund = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { purchaseId, reason, admin }: Decline,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update');
    if (!purchase) throw new Refused('absent', { code: 'purchase-not-found', message: 'There is no such purchase.' });
    requireWaiting(purchase);

    const at = clock();
    const declined = { refundDeclinedAt: at, refundDeclineReason: reason };
    await tx.update(purchases).set(declined).where(eq(purchases.id, purchaseId));
    await appendAudit(tx, {
      stream: trailOfOrder(purchase),
      at,
      actor: `admin:${admin.userId}`,
      action: 'refund declined',
      details: { purchaseId },
    });

    await announce(tx, 'refund.declined', { purchaseId, reason, at: at.toISOString() });
  });
};

const title = 'Refund not declined';

const requireWaiting = (purchase: typeof purchases.$inferSelect): void => {
  if (purchase.refundBegunAt !== null && purchase.refundedAt === null) {
    const message = 'The money is being given back right now. Please look at it again in a moment.';
    throw new Refused('conflict', { code: 'refund-begun', title, message });
  }
  if (refundStateOf(purchase) === 'refund-requested') return;
  const message = 'Nobody waits for an answer here any more: it was answered already, or never asked.';
  throw new Refused('conflict', { code: 'not-waiting', title, message });
};
