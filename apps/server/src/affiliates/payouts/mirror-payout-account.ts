import type { PayoutAccountState } from '@evergrant/ports/payments/payout-accounts.ts';
import { and, eq } from 'drizzle-orm';
import { isAccountReady } from '#affiliates/payouts/is-account-ready.ts';
import { affiliates } from '#affiliates/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock'>;

/**
 * Keeps what the provider says of a payout account at this moment, whatever an event said of it and in which order events
 * came; undefined when the provider does not know it any more.
 * @throws PaymentsUnavailable, PaymentsRefused when it cannot be asked
 */
export const mirrorPayoutAccount = async (
  context: Needs,
  { accountId }: { readonly accountId: string },
): Promise<PayoutAccountState | undefined> => {
  const account = await context.payments.findPayoutAccount(accountId);
  const isReady = account !== undefined && isAccountReady(account);

  await context.db.transaction(async (tx) => {
    const [affiliate] = await tx
      .select()
      .from(affiliates)
      .where(eq(affiliates.stripeAccountId, accountId))
      .for('no key update');
    if (!affiliate || (account && affiliate.stripeOnboardingCompleted === isReady)) return;

    // An account that is gone is forgotten, so that another one can be set up.
    await tx
      .update(affiliates)
      .set({ stripeOnboardingCompleted: isReady, ...(account ? {} : { stripeAccountId: null }) })
      .where(and(eq(affiliates.id, affiliate.id), eq(affiliates.stripeAccountId, accountId)));
    await appendAudit(tx, {
      stream: `affiliate:${affiliate.id}`,
      at: context.clock(),
      actor: 'system',
      action: isReady ? 'payout account ready' : 'payout account not ready',
      details: { accountId, isKnown: account !== undefined },
    });
    if (isReady) await context.announce(tx, 'payout-account.ready', { affiliateId: affiliate.id, accountId });
  });
  return account;
};
