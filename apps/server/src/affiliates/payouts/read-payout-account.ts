import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { loadOwnAffiliate } from '#affiliates/load-own-affiliate.ts';
import { mirrorPayoutAccount } from '#affiliates/payouts/mirror-payout-account.ts';
import { isAccountReady } from '#affiliates/payouts/is-account-ready.ts';
import { requireOwnAccount } from '#affiliates/payouts/require-own-account.ts';
import { answerInTime } from '#payments/answer-in-time.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Asked {
  readonly member: Member;
  readonly accountId: string;
}

/** Asks the provider how far the affiliate's account has come, and keeps the answer. */
export const readPayoutAccount = async (
  context: Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>,
  { member, accountId }: Asked,
): Promise<{ onboardingCompleted: boolean; payoutsEnabled: boolean }> => {
  requireOwnAccount(await loadOwnAffiliate(context.db, member.userId), accountId);
  const account = await answerInTime(() => mirrorPayoutAccount(context, { accountId })).catch((error: unknown) => {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    context.log.error({ err: error, accountId }, 'a payout account could not be read');
    throw failed(error);
  });
  if (!account) throw failed();
  return { onboardingCompleted: isAccountReady(account), payoutsEnabled: account.payoutsEnabled };
};

const failed = (cause?: unknown): Refused =>
  new Refused('outside', { code: 'payout-account-unavailable', message: 'Failed to get account status' }, { cause });
