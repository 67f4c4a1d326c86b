import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';

/** What is known about a payment that could not be started. */
export interface PaymentFailure {
  readonly plan: PlanId;
  /** HTTP status of the refusal; else whether the server was not reached or its answer could not be used. */
  readonly status: number | 'unreachable' | 'unusable';
  /** The server's words for the person, or the message of the error. */
  readonly message: string;
  readonly isNavigation?: boolean;
}

export interface PaymentNotice {
  readonly title: string;
  readonly message: string;
}

/** What to tell a person whose payment could not be started. Nothing has been charged in any of these cases. */
export const paymentNotice = (failure: PaymentFailure): PaymentNotice => {
  const { plan, status, message } = failure;
  if (failure.isNavigation) {
    return notice('Payment Error', 'Unable to redirect to payment. Please try opening the payment in a new tab.');
  }
  if (/secret key|api key|configuration error/i.test(message)) {
    return notice('Payment Error', 'Payment system configuration error. Please contact support.');
  }
  if (status === 401 || status === 403 || /not authenticated|authentication|must be logged in/i.test(message)) {
    return notice('Payment Error', 'Please sign in to continue with payment.');
  }
  if (typeof status === 'number' && status < 500 && message !== '') return notice(refusalTitle(plan), message);
  // The payment service is away for a moment: the server says that nothing was charged and when to try again.
  if (status === 503 && message !== '') return notice(refusalTitle(plan), message);
  if (plan === 'subscription') return notice('Subscription Error', 'Failed to start subscription');
  if (status === 'unreachable') return notice('Checkout Error', 'Failed to process checkout. Please try again.');
  if (status === 'unusable') return notice('Payment Failed', 'Please try again or contact support.');
  return notice('Payment Error', 'Failed to process payment');
};

/** The same for a guest, who has no account to sign in to. */
export const guestPaymentNotice = (failure: PaymentFailure): PaymentNotice => {
  const { status, message } = failure;
  const isOurs = failure.isNavigation || /secret key|api key|configuration error/i.test(message);
  const isRefusal = typeof status === 'number' && status < 500 && message !== '';
  if (isOurs || isRefusal) return paymentNotice(failure);
  return notice('Payment Error', 'Failed to process purchase. Please try again.');
};

const refusalTitle = (plan: PlanId): string => (plan === 'subscription' ? 'Subscription Error' : 'Payment Error');

const notice = (title: string, message: string): PaymentNotice => ({ title, message });
