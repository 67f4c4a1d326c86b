import { readMetadata, readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildCustomer } from '#stripe-sandbox/shapes/build-customer.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';

/** POST /v1/customers */
export const createCustomer: Operation = ({ params }) => {
  refuseUnknown(params, ['email', 'name', 'description', 'metadata']);
  const customer = buildCustomer({
    email: readText(params, 'email') ?? null,
    name: readText(params, 'name') ?? null,
    description: readText(params, 'description') ?? null,
    metadata: readMetadata(params),
  });

  return { body: customer, change: { objects: [customer], events: [buildEvent('customer.created', customer)] } };
};
