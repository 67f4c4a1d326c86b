import { eq } from 'drizzle-orm';
import { markCommissions } from '#affiliates/payouts/settle-payout.ts';
import { payouts } from '#affiliates/tables.ts';
import type { Administrator, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

interface PaidByHand {
  readonly payoutId: string;
  /** What finds the payment again, e.g. the number that PayPal or the bank gave it. */
  readonly reference: string;
  readonly admin: Administrator;
  readonly origin?: Origin;
}

const title = 'Payout not marked';
const longestReference = 200;

/** An administrator has paid an affiliate by PayPal or wire; every commission of the payout is paid with it. */
export const markPayoutPaid = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { payoutId, reference, admin, origin }: PaidByHand,
): Promise<void> => {
  const noted = requireReference(reference);

  await db.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    requireByHand(payout.state);

    const at = clock();
    await tx
      .update(payouts)
      .set({ state: 'paid', paidAt: at, paidBy: admin.userId, reference: noted })
      .where(eq(payouts.id, payoutId));
    await markCommissions(tx, { payoutId, at, transferId: null });
    await appendAudit(tx, {
      stream: `affiliate:${payout.affiliateId}`,
      at,
      actor: `admin:${admin.userId}`,
      action: 'payout marked as paid',
      details: { payoutId, method: payout.method, amountInCents: payout.amountInCents, reference: noted },
      ...(origin ? { origin } : {}),
    });
    await announce(tx, 'payout.sent', { payoutId });
  });
};

const requireReference = (reference: string): string => {
  const noted = reference.trim();
  if (noted && noted.length <= longestReference) return noted;
  const message = `Please note a reference of at most ${longestReference} characters, so that the payment can be found.`;
  throw new Refused('invalid', {
    code: 'reference-missing',
    title,
    message,
    errors: [{ field: 'reference', message }],
  });
};

const lockPayout = async (tx: Tx, payoutId: string) => {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (payout) return payout;
  throw new Refused('absent', { code: 'payout-not-found', title, message: 'There is no such payout.' });
};

const requireByHand = (state: (typeof payouts.$inferSelect)['state']): void => {
  if (state === 'to-pay-by-hand') return;
  const message = state === 'paid' ? 'This payout is paid already.' : 'This payout is sent by Stripe, not by hand.';
  throw new Refused('conflict', { code: 'payout-state', title, message });
};
