import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { readMetadata, readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Call, Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
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

  const cancels = wish === undefined ? found['cancel_at_period_end'] === true : wish === 'true';
  const end = Math.max(...found.items.data.map((item) => item.current_period_end));
  const subscription: Subscription = {
    ...found,
    cancel_at_period_end: cancels,
    cancel_at: cancels ? end : null,
    canceled_at: cancels ? nowInSeconds() : null,
    metadata: { ...found.metadata, ...readMetadata(params) },
  };
  const before = { cancel_at_period_end: found['cancel_at_period_end'] };

  return {
    body: subscription,
    change: { objects: [subscription], events: [buildEvent('customer.subscription.updated', subscription, before)] },
  };
};

/** DELETE /v1/subscriptions/{id}: ends it at once. */
export const cancelSubscription: Operation = (call) => {
  refuseUnknown(call.params, []);
  const found = requireRunning(call);

  const endedAt = nowInSeconds();
  const subscription: Subscription = { ...found, status: 'canceled', canceled_at: endedAt, ended_at: endedAt };
  return {
    body: subscription,
    change: { objects: [subscription], events: [buildEvent('customer.subscription.deleted', subscription)] },
  };
};

const requireRunning = ({ books, id }: Call): Subscription => {
  const found = books.findObject<Subscription>('subscription', id);
  if (!found || found.status === 'canceled') throw noSuch('subscription', id);
  return found;
};
