import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { loadOwnAffiliate, type AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { requireApproved } from '#affiliates/require-approved.ts';
import { affiliates } from '#affiliates/tables.ts';
import { answerInTime } from '#payments/answer-in-time.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'clock' | 'log'>;

interface Asked {
  readonly member: Member;
  readonly affiliateId: string;
  readonly origin: Origin;
}

/** Opens the account at the provider that an approved affiliate is paid to; each has one. */
export const createPayoutAccount = async (
  context: Needs,
  { member, affiliateId, origin }: Asked,
): Promise<{ accountId: string }> => {
  const affiliate = await loadOwnAffiliate(context.db, member.userId);
  requireOwn(affiliate, affiliateId);
  requireApproved(affiliate);
  requireNoAccount(affiliate);

  const accountId = await openAccount(context, { affiliateId, email: member.email });

  await context.db.transaction(async (tx) => {
    const isFree = or(isNull(affiliates.stripeAccountId), eq(affiliates.stripeAccountId, accountId));
    const [kept] = await tx
      .update(affiliates)
      .set({ stripeAccountId: accountId })
      .where(and(eq(affiliates.id, affiliateId), isFree))
      .returning({ id: affiliates.id });
    if (!kept) throw alreadyThere();
    await appendAudit(tx, {
      stream: `affiliate:${affiliateId}`,
      at: context.clock(),
      actor: `member:${member.userId}`,
      action: 'payout account created',
      details: { accountId },
      origin,
    });
  });
  return { accountId };
};

const requireOwn = ({ id }: AffiliateRecord, affiliateId: string): void => {
  if (id === affiliateId) return;
  throw new Refused('absent', { code: 'affiliate-not-found', message: 'Affiliate record not found' });
};

const requireNoAccount = ({ stripeAccountId }: AffiliateRecord): void => {
  if (stripeAccountId !== null) throw alreadyThere();
};

const alreadyThere = (): Refused =>
  new Refused('conflict', { code: 'payout-account-exists', message: 'Stripe account already exists' });

interface NewAccount {
  readonly affiliateId: string;
  readonly email: string;
}

const openAccount = async ({ payments, clock, log }: Needs, { affiliateId, email }: NewAccount): Promise<string> => {
  try {
    // A new key every hour: a refusal that the provider keeps for the key must not last longer than its cause.
    const idempotencyKey = `account:${affiliateId}:${clock().toISOString().slice(0, 13)}`;
    return (await answerInTime(() => payments.createPayoutAccount({ email, affiliateId, idempotencyKey }))).accountId;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    log.error({ err: error, affiliateId }, 'a payout account could not be created');
    if (error instanceof PaymentsRefused && error.code === 'connect-not-enabled') {
      throw new Refused('outside', notSignedUp, { cause: error });
    }
    const message = 'Failed to create Stripe account';
    throw new Refused('outside', { code: 'payout-account-failed', message }, { cause: error });
  }
};

const notSignedUp = {
  code: 'connect-not-enabled',
  title: 'Stripe Connect Required',
  message:
    'Failed to create Stripe account: we have not signed up for Connect at Stripe yet. Please contact support; what you earn is kept for you.',
};
