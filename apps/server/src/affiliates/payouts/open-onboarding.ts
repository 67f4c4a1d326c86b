import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { loadOwnAffiliate } from '#affiliates/load-own-affiliate.ts';
import { requireApproved } from '#affiliates/require-approved.ts';
import { requireOwnAccount } from '#affiliates/payouts/require-own-account.ts';
import { answerInTime } from '#payments/answer-in-time.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Asked {
  readonly member: Member;
  readonly accountId: string;
}

/** Opens the provider's page on which the affiliate says who they are and where their bank is. */
export const openOnboarding = async (
  { db, payments, settings, log }: Pick<Context, 'db' | 'payments' | 'settings' | 'log'>,
  { member, accountId }: Asked,
): Promise<{ url: string }> => {
  const affiliate = await loadOwnAffiliate(db, member.userId);
  requireOwnAccount(affiliate, accountId);
  requireApproved(affiliate);

  try {
    const back = `${settings.origin}/affiliate-dashboard`;
    return await answerInTime(() => payments.createOnboardingLink({ accountId, returnUrl: back, refreshUrl: back }));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    log.error({ err: error, affiliateId: affiliate.id }, 'an onboarding link could not be made');
    const message = 'Failed to generate onboarding link';
    throw new Refused('outside', { code: 'onboarding-unavailable', message }, { cause: error });
  }
};
