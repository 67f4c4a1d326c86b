import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { readMetadata, readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import { endSubscription } from '#stripe-sandbox/billing/end-subscription.ts';
import { setCancellation } from '#stripe-sandbox/billing/set-cancellation.ts';
import type { Call, Operation } from '#stripe-sandbox/operations/operation.ts';
import type { Subscription } from '#stripe-sandbox/shapes/wire.ts';

/** POST /v1/subscriptions/{id}: cancels at the end of the period, or takes that back. */
export const updateSubscription: Operation = (call) => {
  const { params } = call;
  refuseUnknown(params, ['cancel_at_period_end', 'metadata']);
  const found = requireRunning(call);
  const wish = readText(params, 'cancel_at_period_end');
  if (wish !== undefined && wish !== 'true' && wish !== 'false') {
    throw new ApiRefusal(`Invalid boolean: ${wish}`, { param: 'cancel_at_period_end' });
  }

  const { subscription, change } = setCancellation(found, {
    cancels: wish === undefined ? found.cancel_at_period_end : wish === 'true',
    metadata: readMetadata(params),
  });
  return { body: subscription, change };
};

/** DELETE /v1/subscriptions/{id}: ends it at once. */
export const cancelSubscription: Operation = (call) => {
  refuseUnknown(call.params, []);
  const found = requireRunning(call);

  const { subscription, change } = endSubscription(found);
  return { body: subscription, change };
};

const requireRunning = ({ books, id }: Call): Subscription => {
  const found = books.findObject<Subscription>('subscription', id);
  if (!found || found.status === 'canceled') throw noSuch('subscription', id);
  return found;
};
