import type { Purchase } from '@evergrant/contract/purchases.ts';
import { and, eq } from 'drizzle-orm';
import { describePurchase, type BoughtRow } from '#payments/purchases/list-purchases.ts';
import { refundWindowEnd } from '#payments/refunds/refund-window.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Request {
  readonly member: Member;
  readonly purchaseId: string;
  readonly reason: string;
  readonly origin: Origin;
}

/** The buyer asks for the money back, within the guarantee; again when it was declined. An administrator answers. */
export const requestRefund = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, purchaseId, reason, origin }: Request,
): Promise<Purchase> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ purchase: purchases, productType: orders.productType, number: orders.number })
      .from(purchases)
      .innerJoin(orders, eq(orders.id, purchases.orderId))
      .where(and(eq(purchases.id, purchaseId), eq(purchases.userId, member.userId)))
      .for('update', { of: purchases });
    if (!found) throw new Refused('absent', unknown);

    const now = clock();
    requireRefundable(found.purchase, now);

    const asked = { refundRequestedAt: now, refundReason: reason, refundDeclinedAt: null, refundDeclineReason: null };
    await tx.update(purchases).set(asked).where(eq(purchases.id, purchaseId));
    await appendAudit(tx, {
      stream: `account:${member.userId}`,
      at: now,
      actor: `member:${member.userId}`,
      action: 'refund requested',
      details: { purchaseId },
      origin,
    });

    await announce(tx, 'refund.requested', { purchaseId, at: now.toISOString() });
    return describePurchase(tx, { ...found, purchase: { ...found.purchase, ...asked }, now });
  });

const unknown = { code: 'purchase-not-found', message: 'We could not find this purchase in your account.' };

const requireRefundable = (purchase: BoughtRow['purchase'], now: Date): void => {
  const { refundedAt, refundRequestedAt, refundDeclinedAt, secondOf, paidAt } = purchase;
  if (refundedAt !== null) throw refuse('already-refunded', 'This purchase has been refunded already.');
  if (secondOf !== null) {
    throw refuse('returned-anyway', 'You paid for this twice, so this payment is on its way back to you already.');
  }
  if (refundRequestedAt !== null && refundDeclinedAt === null) {
    throw refuse('already-requested', 'You have asked for this refund already. We will write to you soon.');
  }
  if (now < refundWindowEnd(paidAt)) return;
  throw refuse(
    'guarantee-ended',
    'The 30 days in which you can get your money back are over. Please write to us if something is wrong.',
  );
};

const refuse = (code: string, message: string): Refused =>
  new Refused('conflict', { code, title: 'Refund not possible', message });
