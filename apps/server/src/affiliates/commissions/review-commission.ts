import type { CommissionDecision, CommissionRow } from '@evergrant/contract/administration-records.ts';
import { payableOn } from '@evergrant/domain/affiliates/payable-at.ts';
import { payoutDateFor } from '@evergrant/domain/affiliates/payout-dates.ts';
import { eq } from 'drizzle-orm';
import { findCommissionRow } from '#affiliates/commissions/list-all-commissions.ts';
import { commissions } from '#affiliates/tables.ts';
import type { Administrator, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

interface Reviewed {
  readonly admin: Administrator;
  readonly commissionId: string;
  readonly decision: CommissionDecision;
  readonly origin: Origin;
}

const title = 'Failed to update the commission';

/** An administrator releases a held commission for the next pay day, or refuses it for good. */
export const reviewCommission = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { admin, commissionId, decision, origin }: Reviewed,
): Promise<CommissionRow> =>
  db.transaction(async (tx) => {
    const commission = await lockById(tx, commissionId);
    const row = await requireRow(tx, commissionId);
    if (row.state !== 'held') {
      const message = 'Only a commission that is held can be released or refused.';
      throw new Refused('conflict', { code: 'commission-not-held', title, message });
    }

    const at = clock();
    // A hold may have outlasted the pay day that was planned.
    const payableAtMs = Math.max(commission.payableAt.getTime(), at.getTime());
    await tx
      .update(commissions)
      .set({
        reviewed: decision === 'release' ? 'released' : 'refused',
        reviewedAt: at,
        ...(decision === 'release' ? { payoutDate: payoutDateFor(payableOn(payableAtMs)) } : {}),
      })
      .where(eq(commissions.id, commissionId));
    await appendAudit(tx, {
      stream: `affiliate:${commission.affiliateId}`,
      at,
      actor: `admin:${admin.userId}`,
      action: decision === 'release' ? 'commission released' : 'commission refused',
      details: { commissionId, heldFor: commission.heldFor, amountInCents: commission.amountDueInCents },
      origin,
    });
    return requireRow(tx, commissionId);
  });

const lockById = async (tx: Tx, commissionId: string) => {
  const [commission] = await tx.select().from(commissions).where(eq(commissions.id, commissionId)).for('update');
  if (commission) return commission;
  throw new Refused('absent', { code: 'commission-not-found', title, message: 'There is no such commission.' });
};

const requireRow = async (tx: Tx, commissionId: string): Promise<CommissionRow> => {
  const row = await findCommissionRow(tx, commissionId);
  if (!row) throw new Error(`no commission ${commissionId}`);
  return row;
};
