import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import { expireCheckout } from '#stripe-sandbox/checkout/expire-checkout.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import type { Session } from '#stripe-sandbox/shapes/wire.ts';

/** POST /v1/checkout/sessions/{id}/expire */
export const closeSession: Operation = ({ books, params, id }) => {
  refuseUnknown(params, []);
  const found = books.findObject<Session>('checkout.session', id);
  if (!found) throw noSuch('checkout.session', id);
  if (found.status !== 'open') {
    throw new ApiRefusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${found.status}`,
    );
  }

  const { session, change } = expireCheckout(found);
  return { body: session, change };
};
