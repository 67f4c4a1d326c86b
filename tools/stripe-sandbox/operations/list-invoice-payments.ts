import { readBranch, readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { pageOf } from '#stripe-sandbox/operations/read-objects.ts';
import type { WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** GET /v1/invoice_payments */
export const listInvoicePayments: Operation = ({ books, params }) => {
  refuseUnknown(params, ['invoice', 'status', 'payment', 'limit', 'starting_after']);
  const invoice = readText(params, 'invoice');
  const status = readText(params, 'status');
  const payment = readBranch(params, 'payment') ?? {};
  refuseUnknown(payment, ['type', 'payment_intent'], 'payment');
  const paymentIntent = readText(payment, 'payment_intent');

  const objects = books
    .listObjects('invoice_payment')
    .filter((object) => invoice === undefined || object['invoice'] === invoice)
    .filter((object) => status === undefined || object['status'] === status)
    .filter((object) => paymentIntent === undefined || intentOf(object) === paymentIntent)
    .toReversed();
  return { body: pageOf({ objects, params, url: '/v1/invoice_payments' }) };
};

const intentOf = (object: WireObject): unknown => {
  const payment = object['payment'];
  return typeof payment === 'object' && payment !== null && 'payment_intent' in payment
    ? payment.payment_intent
    : undefined;
};
