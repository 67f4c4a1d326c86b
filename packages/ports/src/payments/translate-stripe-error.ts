import Stripe from 'stripe';
import { PaymentsRefused, PaymentsUnavailable } from '#payments/payments.ts';

const isRefusal = (error: Stripe.errors.StripeError): boolean => {
  // The key is in use by a request that still runs: its outcome is open.
  if (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout') return false;
  const status = error.statusCode ?? 0;
  return status >= 400 && status < 500 && status !== 409 && status !== 429;
};

/** Tells a final no (`PaymentsRefused`) from an unknown outcome (`PaymentsUnavailable`); other errors stay as they are. */
export const translateStripeError = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (isRefusal(error)) {
    return new PaymentsRefused(error.code ?? error.rawType ?? 'refused', error.message, { cause: error });
  }
  return new PaymentsUnavailable(`The payment provider did not answer as expected: ${error.message}`, {
    cause: error,
  });
};
