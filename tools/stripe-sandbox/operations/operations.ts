import { cancelSubscription, updateSubscription } from '#stripe-sandbox/operations/change-subscription.ts';
import { closeSession } from '#stripe-sandbox/operations/close-session.ts';
import { createAccount } from '#stripe-sandbox/operations/create-account.ts';
import { createAccountLink } from '#stripe-sandbox/operations/create-account-link.ts';
import { createCustomer } from '#stripe-sandbox/operations/create-customer.ts';
import { createPortalSession } from '#stripe-sandbox/operations/create-portal-session.ts';
import { createRefund } from '#stripe-sandbox/operations/create-refund.ts';
import { createSession } from '#stripe-sandbox/operations/create-session.ts';
import { createTransfer } from '#stripe-sandbox/operations/create-transfer.ts';
import { createTransferReversal } from '#stripe-sandbox/operations/create-transfer-reversal.ts';
import { listInvoicePayments } from '#stripe-sandbox/operations/list-invoice-payments.ts';
import { listInvoices } from '#stripe-sandbox/operations/list-invoices.ts';
import { listLineItems } from '#stripe-sandbox/operations/list-line-items.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { list, retrieve } from '#stripe-sandbox/operations/read-objects.ts';

const readable = (kind: string, url: string, filters: readonly string[]): Readonly<Record<string, Operation>> => ({
  [`GET ${url}`]: list(kind, { url, filters }),
  [`GET ${url}/:id`]: retrieve(kind),
});

/** Everything that the sandbox can do; a new operation is one line here and one file beside this one. */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /v1/checkout/sessions': createSession,
  'POST /v1/checkout/sessions/:id/expire': closeSession,
  'GET /v1/checkout/sessions/:id/line_items': listLineItems,
  ...readable('checkout.session', '/v1/checkout/sessions', ['customer', 'payment_intent', 'status', 'subscription']),

  'POST /v1/customers': createCustomer,
  ...readable('customer', '/v1/customers', ['email']),

  'POST /v1/billing_portal/sessions': createPortalSession,

  'POST /v1/refunds': createRefund,
  ...readable('refund', '/v1/refunds', ['charge', 'payment_intent']),

  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  ...readable('subscription', '/v1/subscriptions', ['customer', 'status']),

  'GET /v1/invoice_payments': listInvoicePayments,
  'GET /v1/invoice_payments/:id': retrieve('invoice_payment'),

  ...readable('payment_intent', '/v1/payment_intents', ['customer']),
  ...readable('charge', '/v1/charges', ['customer', 'payment_intent']),
  'GET /v1/invoices': listInvoices,
  'GET /v1/invoices/:id': retrieve('invoice'),
  ...readable('product', '/v1/products', []),
  ...readable('price', '/v1/prices', ['product']),

  'POST /v1/accounts': createAccount,
  ...readable('account', '/v1/accounts', []),
  'POST /v1/account_links': createAccountLink,
  'POST /v1/transfers': createTransfer,
  'POST /v1/transfers/:id/reversals': createTransferReversal,
  ...readable('transfer', '/v1/transfers', ['destination', 'transfer_group']),

  ...readable('event', '/v1/events', ['type']),
};
