import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { lockPayment, recordRefund } from '#payments/record-refund.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Actor } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;
type Purchase = typeof purchases.$inferSelect;

interface Grant {
  readonly purchaseId: string;
  readonly actor: Actor;
}

const title = 'Refund not possible';

/**
 * An administrator gives a buyer all of the money back. The same purchase can be granted again after a lost answer: the
 * provider gives the money back once. What it paid for ends through `payment.refunded`.
 */
export const grantRefund = async (context: Needs, { purchaseId, actor }: Grant): Promise<void> => {
  const admin = requireAdmin(actor);
  const { purchase, paymentIntentId } = await loadRefundable(context, purchaseId);

  await giveBack(context, { purchaseId, paymentIntentId });

  await context.db.transaction(async (tx) => {
    const at = context.clock();
    await lockPayment(tx, paymentIntentId);
    await tx.update(purchases).set({ paymentIntentId }).where(eq(purchases.id, purchaseId));
    await appendAudit(tx, {
      stream: purchase.userId === null ? `order:${purchase.orderId}` : `account:${purchase.userId}`,
      at,
      actor: `admin:${admin.userId}`,
      action: 'refund granted',
      details: { purchaseId, amountInCents: purchase.amountInCents },
    });
    const totalRefundedInCents = purchase.amountInCents;
    await recordRefund(context, tx, { paymentIntentId, totalRefundedInCents, isFullyRefunded: true, at });
  });
};

const requireAdmin = (actor: Actor) => {
  if (actor.kind === 'member' && actor.role === 'admin') return actor;
  throw new Refused('forbidden', { code: 'not-admin', message: 'Only an administrator can do this.' });
};

const loadRefundable = async ({ db, payments }: Needs, purchaseId: string) => {
  const [found] = await db
    .select({ purchase: purchases, sessionId: orders.sessionId })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.id, purchaseId));
  if (!found) throw new Refused('absent', { code: 'purchase-not-found', message: 'There is no such purchase.' });
  if (found.purchase.refundedAt !== null) throw new Refused('conflict', alreadyRefunded);

  const paymentIntentId = found.purchase.paymentIntentId ?? (await findPayment(payments, found.sessionId));
  if (paymentIntentId) return { purchase: found.purchase, paymentIntentId };
  const message = 'The payment provider does not name the payment of this purchase yet. Please try again later.';
  throw new Refused('outside', { code: 'payment-unknown', title, message });
};

const alreadyRefunded = { code: 'already-refunded', title, message: 'This purchase has been refunded already.' };

// The payment of a subscription's first month may have been named only after the purchase was recorded.
const findPayment = async (payments: Context['payments'], sessionId: string | null): Promise<string | undefined> =>
  sessionId === null ? undefined : (await payments.findCheckout(sessionId))?.paymentIntentId;

const giveBack = async (
  { payments, log }: Needs,
  { purchaseId, paymentIntentId }: { readonly purchaseId: Purchase['id']; readonly paymentIntentId: string },
): Promise<void> => {
  try {
    const refund = await payments.refund({ paymentIntentId, idempotencyKey: `refund-${purchaseId}` });
    if (refund.status === 'succeeded' || refund.status === 'pending') return;
    const message = `The payment provider did not return the money (${refund.status}).`;
    throw new Refused('outside', { code: 'refund-failed', title, message });
  } catch (error) {
    // Given back before, in the provider's own pages or by an answer that was lost.
    if (error instanceof PaymentsRefused && error.code === 'charge_already_refunded') return;
    if (!(error instanceof PaymentsRefused || error instanceof PaymentsUnavailable)) throw error;
    log.error({ err: error, purchaseId }, 'a refund failed');
    const message = 'The payment provider did not confirm the refund. Please try again in a moment.';
    throw new Refused('outside', { code: 'refund-failed', title, message }, { cause: error });
  }
};
