import { nextReversal } from '@evergrant/domain/affiliates/next-reversal.ts';
import { payableOn } from '@evergrant/domain/affiliates/payable-at.ts';
import { payoutDateFor } from '@evergrant/domain/affiliates/payout-dates.ts';
import { and, eq, sql } from 'drizzle-orm';
import { lockCommission, type CommissionRow } from '#affiliates/commissions/lock-commission.ts';
import { commissions } from '#affiliates/tables.ts';
import { findReferredPurchase, type ReferredPurchase } from '#payments/purchases/find-referred-purchase.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Takes back of a commission what refunds have taken of its purchase, also after it was paid out. */
export const takeBackCommission = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'>,
  { orderId }: Pick<ProductEvents['payment.refunded'], 'orderId'>,
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const earned = await lockCommission(tx, orderId);
    const purchase = await findReferredPurchase(tx, orderId);
    if (earned && purchase) await settleReversal({ ...context, tx }, { earned, purchase });
  });
};

interface Refunded {
  readonly earned: CommissionRow;
  readonly purchase: ReferredPurchase;
}

/** Brings a locked commission in line with what has been given back of its purchase. */
export const settleReversal = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { earned, purchase }: Refunded,
): Promise<void> => {
  // Of what was refused nothing is owed.
  if (earned.reviewed === 'refused') return;
  const before = await sumReversals(tx, purchase.orderId);
  const amountInCents = nextReversal({
    earnedInCents: earned.amountDueInCents,
    purchaseInCents: earned.purchaseAmountInCents,
    refundedInCents: purchase.refundedInCents,
    reversedInCents: before.reversedInCents,
  });
  if (amountInCents === 0) return;

  const createdAt = clock();
  const [reversal] = await tx
    .insert(commissions)
    .values({
      affiliateId: earned.affiliateId,
      earnedByOrder: purchase.orderId,
      commissionType: earned.commissionType,
      entry: 'reversal',
      amountDueInCents: -amountInCents,
      purchaseAmountInCents: before.refundedInCents - purchase.refundedInCents,
      ...dueOf(earned, createdAt),
      createdAt,
    })
    .returning();
  if (!reversal) throw new Error(`no reversal of ${earned.id}`);
  await appendAudit(tx, {
    stream: `affiliate:${earned.affiliateId}`,
    at: createdAt,
    actor: 'system',
    action: 'commission taken back',
    details: { commissionId: earned.id, reversalId: reversal.id, amountInCents },
  });

  await announce(tx, 'commission.reversed', { reversalId: reversal.id });
};

const sumReversals = async (tx: Tx, orderId: string) => {
  const [sums] = await tx
    .select({
      reversedInCents: sql`coalesce(-sum(${commissions.amountDueInCents}), 0)`.mapWith(Number),
      refundedInCents: sql`coalesce(-sum(${commissions.purchaseAmountInCents}), 0)`.mapWith(Number),
    })
    .from(commissions)
    .where(and(eq(commissions.earnedByOrder, orderId), eq(commissions.entry, 'reversal')));
  return sums ?? { reversedInCents: 0, refundedInCents: 0 };
};

// Together with what it takes back; from what has been sent already it is taken off on the next pay day.
const dueOf = (earned: CommissionRow, now: Date): Pick<CommissionRow, 'payableAt' | 'payoutDate'> =>
  earned.payoutId === null && !earned.paid
    ? { payableAt: earned.payableAt, payoutDate: earned.payoutDate }
    : { payableAt: now, payoutDate: payoutDateFor(payableOn(now.getTime())) };
