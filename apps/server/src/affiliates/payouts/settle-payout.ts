import { and, eq } from 'drizzle-orm';
import { sentenceOf, type PayoutProblem } from '#affiliates/payouts/payout-problems.ts';
import { affiliates, commissions, payouts } from '#affiliates/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock'>;

interface Sent {
  readonly payoutId: string;
  readonly transferId: string;
}

/** Records that the money of a payout has moved, with every commission in it. A repeat changes nothing. */
export const settleSent = async ({ db, announce, clock }: Needs, { payoutId, transferId }: Sent): Promise<void> => {
  await db.transaction(async (tx) => {
    const at = clock();
    const [paid] = await tx
      .update(payouts)
      .set({ state: 'paid', paidAt: at, stripeTransferId: transferId, errorMessage: null })
      .where(and(eq(payouts.id, payoutId), eq(payouts.state, 'sending')))
      .returning();
    if (!paid) return;

    await markCommissions(tx, { payoutId, at, transferId });
    await appendAudit(tx, {
      stream: `affiliate:${paid.affiliateId}`,
      at,
      actor: 'system',
      action: 'payout sent',
      details: { payoutId, amountInCents: paid.amountInCents, transferId, attempt: paid.attempt },
    });
    await announce(tx, 'payout.sent', { payoutId });
  });
};

interface Mark {
  readonly payoutId: string;
  readonly at: Date;
  readonly transferId: string | null;
}

/** Every commission of a payout is paid. */
export const markCommissions = async (tx: Tx, { payoutId, at, transferId }: Mark): Promise<void> => {
  await tx
    .update(commissions)
    .set({ paid: true, paidAt: at, stripeTransferId: transferId, errorMessage: null })
    .where(eq(commissions.payoutId, payoutId));
};

interface Failure {
  readonly payoutId: string;
  readonly attempt: number;
  readonly problem: PayoutProblem;
}

/** Records that surely nothing moved: the commissions are free again and say why. */
export const settleFailed = async (
  { db, announce, clock }: Needs,
  { payoutId, attempt, problem }: Failure,
): Promise<void> => {
  const errorMessage = sentenceOf[problem];
  await db.transaction(async (tx) => {
    const isThisAttempt = and(eq(payouts.id, payoutId), eq(payouts.state, 'sending'), eq(payouts.attempt, attempt));
    const [before] = await tx.select().from(payouts).where(isThisAttempt).for('update');
    if (!before) return;

    await tx.update(payouts).set({ state: 'failed', errorMessage }).where(eq(payouts.id, payoutId));
    await tx.update(commissions).set({ payoutId: null, errorMessage }).where(eq(commissions.payoutId, payoutId));
    await keepFromPaying(tx, { affiliateId: before.affiliateId, problem });
    // Tried every hour: what stays as it was is not told again.
    if (before.errorMessage === errorMessage) return;
    await appendAudit(tx, {
      stream: `affiliate:${before.affiliateId}`,
      at: clock(),
      actor: 'system',
      action: 'payout failed',
      details: { payoutId, amountInCents: before.amountInCents, attempt, problem },
    });
    await announce(tx, 'payout.failed', { payoutId, attempt });
  });
};

interface Obstacle {
  readonly affiliateId: string;
  readonly problem: PayoutProblem;
}

// The affiliate waits until the provider says that the account is ready, or until there is another one.
const keepFromPaying = async (tx: Tx, { affiliateId, problem }: Obstacle): Promise<void> => {
  const isOne = eq(affiliates.id, affiliateId);
  if (problem === 'account-not-ready')
    await tx.update(affiliates).set({ stripeOnboardingCompleted: false }).where(isOne);
  if (problem === 'account-gone') {
    await tx.update(affiliates).set({ stripeOnboardingCompleted: false, stripeAccountId: null }).where(isOne);
  }
};
