import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { PaymentsRefused, PaymentsUnavailable } from '#payments/payments.ts';
import { createStripePayments } from '#payments/stripe-payments.ts';

// The SDK waits between its repeats.
const secretKey = 'sk_test_12345678';
const webhookSecret = 'whsec_12345678';

/** A provider that answers everything in one way. */
const askPeer = async <Answer>(
  answer: { readonly status: number; readonly body: unknown },
  ask: (payments: ReturnType<typeof createStripePayments>) => Promise<Answer>,
): Promise<Answer> => {
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await ask(createStripePayments({ secretKey, webhookSecret, host: '127.0.0.1', port, protocol: 'http' }));
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const transfer = {
  object: 'transfer',
  id: 'tr_1',
  amount: 5_000,
  amount_reversed: 0,
  currency: 'usd',
  destination: 'acct_1',
  transfer_group: 'payout-1',
};
const request = {
  amountInCents: 5_000,
  accountId: 'acct_1',
  payoutId: 'payout-1',
  idempotencyKey: 'payout:payout-1:1',
};
const errorOf = (type: string, code?: string) => ({ error: { type, message: 'no', ...(code ? { code } : {}) } });

test.for([
  { what: 'nothing', status: 200, body: '' },
  { what: 'an empty object', status: 200, body: {} },
  { what: 'a web page', status: 200, body: '<html>sent</html>' },
  { what: 'another amount', status: 200, body: { ...transfer, amount: 500 } },
  { what: 'another account', status: 200, body: { ...transfer, destination: 'acct_2' } },
  { what: 'another payout', status: 200, body: { ...transfer, transfer_group: 'payout-2' } },
  { what: 'an error of its own', status: 500, body: errorOf('api_error') },
  { what: 'too many requests', status: 429, body: errorOf('rate_limit_error', 'rate_limit') },
  { what: 'a request under way', status: 409, body: errorOf('idempotency_error', 'idempotency_key_in_use') },
  { what: 'a key used for something else', status: 400, body: errorOf('idempotency_error') },
])('a transfer answered with $what has an unknown outcome', async ({ status, body }) => {
  await expect(askPeer({ status, body }, ({ sendTransfer }) => sendTransfer(request))).rejects.toBeInstanceOf(
    PaymentsUnavailable,
  );
});

test.for([
  { status: 400, code: 'insufficient_capabilities_for_transfer' },
  { status: 400, code: 'balance_insufficient' },
  { status: 404, code: 'resource_missing' },
])('a transfer refused with $code has surely moved nothing', async ({ status, code }) => {
  const body = errorOf('invalid_request_error', code);
  await expect(askPeer({ status, body }, ({ sendTransfer }) => sendTransfer(request))).rejects.toMatchObject({
    name: 'PaymentsRefused',
    code,
  });
});

test.for([
  { what: 'nothing', body: {} },
  { what: 'a list in words', body: { object: 'list', data: 'none' } },
  { what: 'half a transfer', body: { object: 'list', data: [transfer, { object: 'transfer', id: 'tr_2' }] } },
  { what: 'the transfers of others', body: { object: 'list', data: [{ ...transfer, transfer_group: 'payout-2' }] } },
])('a search for transfers answered with $what never means that there are none', async ({ body }) => {
  await expect(askPeer({ status: 200, body }, ({ findTransfers }) => findTransfers('payout-1'))).rejects.toBeInstanceOf(
    PaymentsUnavailable,
  );
});

test('a search for transfers tells those of the payout', async () => {
  const body = { object: 'list', data: [transfer], has_more: false, url: '/v1/transfers' };
  expect(await askPeer({ status: 200, body }, ({ findTransfers }) => findTransfers('payout-1'))).toEqual([
    {
      transferId: 'tr_1',
      accountId: 'acct_1',
      payoutId: 'payout-1',
      amountInCents: 5_000,
      reversedInCents: 0,
      currency: 'usd',
    },
  ]);
});

test('an operator who may not pay others is told so by a code', async () => {
  const message =
    "You can only create new accounts if you've signed up for Connect, which you can do at https://dashboard.stripe.com/connect.";
  const body = { error: { type: 'invalid_request_error', message } };
  const ask = askPeer({ status: 400, body }, ({ createPayoutAccount }) =>
    createPayoutAccount({ email: 'ada@example.org', affiliateId: 'affiliate-1', idempotencyKey: 'account-1' }),
  );
  await expect(ask).rejects.toBeInstanceOf(PaymentsRefused);
  await expect(ask).rejects.toMatchObject({ code: 'connect-not-enabled' });
});

test('an account that its owner has parted from us is not found, and an odd id is never asked for', async () => {
  const body = errorOf('invalid_request_error', 'account_invalid');
  expect(await askPeer({ status: 403, body }, ({ findPayoutAccount }) => findPayoutAccount('acct_1'))).toBeUndefined();
  for (const id of ['', '../transfers', 'cus_1', 'acct_']) {
    const ask = askPeer({ status: 500, body }, ({ findPayoutAccount }) => findPayoutAccount(id));
    expect(await ask).toBeUndefined();
  }
});

test('an answer about another account is no answer', async () => {
  const body = { object: 'account', id: 'acct_2', details_submitted: true, payouts_enabled: true, capabilities: {} };
  const ask = askPeer({ status: 200, body }, ({ findPayoutAccount }) => findPayoutAccount('acct_1'));
  await expect(ask).rejects.toBeInstanceOf(PaymentsUnavailable);
});

const deliver = async (event: object, { secret, isLive }: { readonly secret: string; readonly isLive: boolean }) => {
  const payments = createStripePayments({
    secretKey: isLive ? 'sk_live_12345678' : secretKey,
    webhookSecret,
    connectWebhookSecret: 'whsec_connect123',
  });
  const payload = JSON.stringify({
    object: 'event',
    id: 'evt_1',
    type: 'account.updated',
    created: 1_790_000_000,
    livemode: false,
    account: 'acct_1',
    data: { object: { object: 'account', id: 'acct_1', details_submitted: true, payouts_enabled: false } },
    ...event,
  });
  const signature = await new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({ payload, secret });
  return payments.readWebhook(payload, signature);
};

test('events of payout accounts are signed with a secret of their own; a third one is refused', async () => {
  const told = { kind: 'payout-account-updated', account: { accountId: 'acct_1', payoutsEnabled: false } };
  for (const secret of [webhookSecret, 'whsec_connect123']) {
    expect(await deliver({}, { secret, isLive: false })).toMatchObject(told);
  }
  expect(await deliver({}, { secret: 'whsec_stranger', isLive: false })).toEqual({
    kind: 'refused',
    reason: 'not-genuine',
  });
});

test('events of the test world about payout accounts that reach the real world are taken and change nothing', async () => {
  const told = await deliver({}, { secret: 'whsec_connect123', isLive: true });
  expect(told).toMatchObject({ kind: 'other', eventId: 'evt_1', type: 'account.updated' });
  expect(await deliver({ account: undefined }, { secret: webhookSecret, isLive: true })).toMatchObject({
    reason: 'wrong-mode',
  });
});
