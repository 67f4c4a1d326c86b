import { commissionOf } from '@evergrant/domain/affiliates/commission-of.ts';
import { payableAt, payableOn } from '@evergrant/domain/affiliates/payable-at.ts';
import { payoutDateFor } from '@evergrant/domain/affiliates/payout-dates.ts';
import { findApproved } from '#affiliates/find-approved.ts';
import { lockCommission } from '#affiliates/commissions/lock-commission.ts';
import { commissions } from '#affiliates/tables.ts';
import { settleReversal } from '#affiliates/commissions/take-back-commission.ts';
import { weighPurchase } from '#affiliates/commissions/weigh-purchase.ts';
import { findReferredPurchase } from '#payments/purchases/find-referred-purchase.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/**
 * Credits an affiliate with a confirmed payment: once a purchase, when money was paid and the affiliate is approved at this
 * moment. Whatever looks like recommending to oneself is held for an administrator, with the reason.
 */
export const earnCommission = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>,
  { orderId }: ProductEvents['payment.received'],
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const known = await lockCommission(tx, orderId);
    const purchase = await findReferredPurchase(tx, orderId);
    if (known || !purchase || purchase.amountInCents <= 0) return;
    const affiliate = await findApproved(tx, purchase.referralCode);
    if (!affiliate) return;

    const heldFor = await weighPurchase({ ...context, tx }, { affiliate, purchase });
    const payableAtMs = payableAt(purchase.paidAt.getTime());
    const createdAt = context.clock();
    const [earned] = await tx
      .insert(commissions)
      .values({
        affiliateId: affiliate.id,
        earnedByOrder: orderId,
        commissionType: purchase.plan === 'subscription' ? 'monthly_subscription' : 'one_time',
        entry: 'earned',
        amountDueInCents: commissionOf(purchase.plan),
        purchaseAmountInCents: purchase.amountInCents,
        heldFor: heldFor ?? null,
        payableAt: new Date(payableAtMs),
        payoutDate: payoutDateFor(payableOn(payableAtMs)),
        createdAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!earned) return;
    await appendAudit(tx, {
      stream: `affiliate:${affiliate.id}`,
      at: createdAt,
      actor: 'system',
      action: heldFor ? 'commission earned and held' : 'commission earned',
      details: { commissionId: earned.id, orderId, amountInCents: earned.amountDueInCents, heldFor: heldFor ?? null },
    });

    await context.announce(tx, 'commission.earned', { commissionId: earned.id });
    await settleReversal({ ...context, tx }, { earned, purchase });
  });
};
