import { noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import { pageOf } from '#stripe-sandbox/operations/read-objects.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';

/** GET /v1/checkout/sessions/{id}/line_items */
export const listLineItems: Operation = ({ books, params, id }) => {
  refuseUnknown(params, ['limit', 'starting_after']);
  const plan = books.findPlan(id);
  if (!plan) throw noSuch('checkout.session', id);
  return { body: pageOf({ objects: plan.items, params, url: `/v1/checkout/sessions/${id}/line_items` }) };
};
