import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import type { TransferState } from '@evergrant/ports/payments/payout-accounts.ts';
import { and, eq } from 'drizzle-orm';
import { problemOf, type PayoutProblem } from '#affiliates/payouts/payout-problems.ts';
import { isAccountReady } from '#affiliates/payouts/is-account-ready.ts';
import { settleFailed, settleSent } from '#affiliates/payouts/settle-payout.ts';
import { affiliates, payouts } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;

const minuteInMs = 60_000;
/** Longer than any request can still be on its way: after it, a transfer that is not found was never made. */
const outcomeIsKnownAfterMs = 15 * minuteInMs;
/** A process that was stopped for longer than this must not go on with a claim that another one may have taken over. */
const sendsWithinMs = 5 * minuteInMs;

interface Claim {
  readonly payoutId: string;
  readonly affiliateId: string;
  readonly accountId: string;
  readonly amountInCents: number;
  readonly attempt: number;
  /** An earlier attempt may have moved money. */
  readonly wasTried: boolean;
  readonly claimedAt: Date;
}

/**
 * Sends the money of a frozen payout, once. Why no order of crashes and lost answers pays twice:
 * docs/decisions/0009.
 */
export const sendPayout = async (context: Needs, payoutId: string): Promise<void> => {
  const claim = await claimPayout(context, payoutId);
  if (!claim) return;
  try {
    await pursue(context, claim);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    // It stays `sending`: what happened is asked in the next run.
    context.log.warn({ err: error, payoutId, attempt: claim.attempt }, 'a payout has an unknown outcome');
  }
};

const pursue = async (context: Needs, claim: Claim): Promise<void> => {
  const found = claim.wasTried ? await findSent(context, claim) : undefined;
  if (found) return settleSent(context, { payoutId: claim.payoutId, transferId: found.transferId });

  const attempt = await beginAttempt(context, claim);
  if (attempt === undefined) return undefined;
  const problem = await findProblem(context, claim);
  if (problem) return settleFailed(context, { payoutId: claim.payoutId, attempt, problem });
  if (context.clock().getTime() - claim.claimedAt.getTime() > sendsWithinMs) return undefined;

  return transfer(context, { ...claim, attempt });
};

/** Only one process at a time has a payout, and none while a request of another may be on its way. */
const claimPayout = async ({ db, clock }: Needs, payoutId: string): Promise<Claim | undefined> =>
  db.transaction(async (tx) => {
    const payout = await lockSending(tx, payoutId);
    const claimedAt = clock();
    if (!payout?.stripeAccountId || isUnderWay(payout.attemptedAt, claimedAt)) return undefined;

    await tx.update(payouts).set({ attemptedAt: claimedAt }).where(eq(payouts.id, payoutId));
    const { affiliateId, stripeAccountId: accountId, amountInCents, attempt, attemptedAt } = payout;
    const wasTried = attemptedAt !== null;
    return { payoutId, affiliateId, accountId, amountInCents, attempt, wasTried, claimedAt };
  });

const lockSending = async (tx: Tx, payoutId: string) => {
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.state, 'sending')))
    .for('update');
  return payout;
};

const isUnderWay = (attemptedAt: Date | null, now: Date): boolean =>
  attemptedAt !== null && now.getTime() - attemptedAt.getTime() < outcomeIsKnownAfterMs;

const findSent = async ({ payments, log }: Needs, claim: Claim): Promise<TransferState | undefined> => {
  const [sent, ...more] = await payments.findTransfers(claim.payoutId);
  if (!sent) return undefined;
  const isAsFrozen = sent.amountInCents === claim.amountInCents && sent.accountId === claim.accountId;
  if (isAsFrozen && more.length === 0) return sent;
  // Nothing of ours does this; a person has to look, and until then nothing more is sent.
  log.error({ payoutId: claim.payoutId, transfers: [sent, ...more] }, 'the transfers of a payout are not as frozen');
  throw new PaymentsUnavailable('The transfers of this payout are not as they were frozen.');
};

/** The number of the attempt that is sent now: a new one where an earlier one was tried and surely moved nothing. */
const beginAttempt = async ({ db }: Needs, claim: Claim): Promise<number | undefined> => {
  const { payoutId, attempt, claimedAt } = claim;
  const isStillMine = and(
    eq(payouts.id, payoutId),
    eq(payouts.state, 'sending'),
    eq(payouts.attempt, attempt),
    eq(payouts.attemptedAt, claimedAt),
  );
  const [begun] = await db
    .update(payouts)
    .set({ attempt: claim.wasTried ? attempt + 1 : attempt })
    .where(isStillMine)
    .returning({ attempt: payouts.attempt });
  return begun?.attempt;
};

// Asked right before the money moves: what is kept here may be older than the provider's word.
const findProblem = async ({ db, payments }: Needs, claim: Claim): Promise<PayoutProblem | undefined> => {
  const [affiliate] = await db
    .select({ status: affiliates.status })
    .from(affiliates)
    .where(eq(affiliates.id, claim.affiliateId));
  if (affiliate?.status !== 'approved') return 'not-approved';
  const account = await payments.findPayoutAccount(claim.accountId);
  if (!account) return 'account-gone';
  return isAccountReady(account) ? undefined : 'account-not-ready';
};

const transfer = async (context: Needs, { payoutId, attempt, accountId, amountInCents }: Claim): Promise<void> => {
  try {
    const idempotencyKey = `payout:${payoutId}:${attempt}`;
    const sent = await context.payments.sendTransfer({ amountInCents, accountId, payoutId, idempotencyKey });
    await settleSent(context, { payoutId, transferId: sent.transferId });
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    context.log.error({ err: error, payoutId, code: error.code }, 'a payout was refused');
    await settleFailed(context, { payoutId, attempt, problem: problemOf(error) });
  }
};
