import type { CheckoutState } from '@evergrant/ports/payments/payments.ts';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { answerInTime } from '#payments/answer-in-time.ts';
import type { Context } from '#platform/context.ts';

/** What the provider says about a checkout. No answer means not confirmed yet: the page says so and keeps asking. */
export const findCheckoutState = async (
  { payments, log }: Pick<Context, 'payments' | 'log'>,
  sessionId: string,
): Promise<CheckoutState | undefined> => {
  try {
    return await answerInTime(() => payments.findCheckout(sessionId));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    log.warn({ err: error }, 'payment provider gave no answer');
    return undefined;
  }
};
