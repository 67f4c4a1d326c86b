import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { answerInTime } from '#payments/answer-in-time.ts';
import { findNewestSubscription } from '#payments/subscriptions/read-subscription.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** Opens the provider's page on which the member cancels, keeps or pays the subscription. */
export const openBillingPortal = async (
  { db, payments, settings, log }: Pick<Context, 'db' | 'payments' | 'settings' | 'log'>,
  { member }: { readonly member: Member },
): Promise<{ url: string }> => {
  const newest = await findNewestSubscription(db, member.userId);
  const customerId = newest?.subscription.customerId;
  if (!customerId) {
    const message = 'You have no subscription to manage.';
    throw new Refused('absent', { code: 'no-subscription', message });
  }
  try {
    const returnUrl = `${settings.origin}/account`;
    const { url } = await answerInTime(() => payments.openBillingPortal({ customerId, returnUrl }));
    return { url };
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    log.error({ err: error }, 'the billing page could not be opened');
    const message = 'The page for your subscription could not be opened. Please try again in a moment.';
    throw new Refused(
      'outside',
      { code: 'portal-unavailable', title: 'Payment Error', message, retryAfterSeconds: 30 },
      { cause: error },
    );
  }
};
