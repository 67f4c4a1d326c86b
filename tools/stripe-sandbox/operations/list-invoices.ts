import { readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { pageOf } from '#stripe-sandbox/operations/read-objects.ts';
import type { WireObject } from '#stripe-sandbox/shapes/wire.ts';

const filters = ['customer', 'status', 'subscription'];

/** GET /v1/invoices */
export const listInvoices: Operation = ({ books, params }) => {
  refuseUnknown(params, [...filters, 'limit', 'starting_after']);
  const wanted = filters.map((field) => [field, readText(params, field)] as const);
  const objects = books
    .listObjects('invoice')
    .filter((invoice) => wanted.every(([field, value]) => value === undefined || fieldOf(invoice, field) === value))
    .toReversed();
  return { body: pageOf({ objects, params, url: '/v1/invoices' }) };
};

// An invoice names its subscription inside its parent.
const fieldOf = (invoice: WireObject, field: string): unknown => {
  if (field !== 'subscription') return invoice[field];
  const { parent } = invoice as { readonly parent?: { readonly subscription_details?: { subscription?: string } } };
  return parent?.subscription_details?.subscription;
};
