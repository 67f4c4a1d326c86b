import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { PaymentsUnavailable } from '#payments/payments.ts';
import { createStripePayments, longestCallInMs } from '#payments/stripe-payments.ts';

// The SDK waits between its repeats.
const secretKey = 'sk_test_12345678';
const webhookSecret = 'whsec_12345678';
const stripe = new Stripe(secretKey);

const openPeer = async (answer: { status: number; body: string }) => {
  const keys: string[] = [];
  const server = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']));
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    payments: createStripePayments({ secretKey, webhookSecret, host: '127.0.0.1', port, protocol: 'http' }),
    keys,
    stop,
  };
};

const paid = {
  object: 'checkout.session',
  id: 'cs_test_2',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 29_700,
  currency: 'usd',
  client_reference_id: 'order-2',
  customer_email: null,
  customer_details: null,
  payment_intent: 'pi_2',
  subscription: null,
  invoice: null,
  customer: null,
};

const answers = [
  { what: 'nothing', status: 200, body: '' },
  { what: 'an empty object', status: 200, body: '{}' },
  { what: 'a web page', status: 200, body: '<html>paid</html>' },
  { what: 'a list', status: 200, body: '[]' },
  { what: 'half an answer', status: 200, body: '{"object":"checkout.session","payment_status":"paid"' },
  { what: 'only the word paid', status: 200, body: '{"payment_status":"paid","status":"complete"}' },
  { what: 'another paid checkout', status: 200, body: JSON.stringify(paid) },
  { what: 'an error of its own', status: 500, body: '{"error":{"type":"api_error","message":"sorry"}}' },
  { what: 'too many requests', status: 429, body: '{"error":{"type":"rate_limit_error","message":"slow down"}}' },
  { what: 'a closed door', status: 503, body: 'closed' },
];

test.for(answers)('a provider that answers with $what never makes an order paid', async (answer) => {
  const { payments, stop } = await openPeer(answer);

  await expect(payments.findCheckout('cs_test_1')).rejects.toBeInstanceOf(PaymentsUnavailable);
  await stop();
});

test('every repeat of one request carries the key of its caller', async () => {
  const { payments, keys, stop } = await openPeer({
    status: 500,
    body: '{"error":{"type":"api_error","message":"x"}}',
  });
  const request = {
    orderId: 'order-1',
    kind: 'one_time',
    amountInCents: 29_700,
    productName: 'Living trust',
    description: '',
    customerEmail: 'ada@example.org',
    successUrl: 'https://example.org/success',
    cancelUrl: 'https://example.org/checkout',
    metadata: {},
    idempotencyKey: 'checkout-order-1',
  } as const;

  await expect(payments.openCheckout(request)).rejects.toBeInstanceOf(PaymentsUnavailable);
  expect(keys).toEqual(['checkout-order-1', 'checkout-order-1']);
  await stop();
});

test('a provider that takes the call and never answers is given up within ten seconds', async () => {
  let calls = 0;
  const server = createServer(() => void (calls += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const payments = createStripePayments({ secretKey, webhookSecret, host: '127.0.0.1', port, protocol: 'http' });

  await expect(payments.findCheckout('cs_test_1')).rejects.toBeInstanceOf(PaymentsUnavailable);

  expect(calls).toBe(2);
  expect(longestCallInMs).toBeLessThan(10_000);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const deliver = async (livemode: boolean, key = secretKey) => {
  const payments = createStripePayments({ secretKey: key, webhookSecret });
  const payload = JSON.stringify({
    object: 'event',
    id: 'evt_1',
    type: 'payout.paid',
    created: 1_790_000_000,
    livemode,
    data: { object: {} },
  });
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
  return await payments.readWebhook(payload, signature);
};

test('events of the test world change nothing in the real one, and the other way round', async () => {
  expect(await deliver(true)).toEqual({ kind: 'refused', reason: 'wrong-mode' });
  expect(await deliver(false, 'sk_live_12345678')).toEqual({ kind: 'refused', reason: 'wrong-mode' });
  expect(await deliver(false)).toMatchObject({ kind: 'other', eventId: 'evt_1' });
  expect(await deliver(true, 'sk_live_12345678')).toMatchObject({ kind: 'other', eventId: 'evt_1' });
});

test.for(['', 't=', 't=now,v1=abc', 'v1=abc', 't=1,v1=', 'garbage', 't=1790000000,t=1790000000,v1=abc'])(
  'a delivery signed with “%s” is refused',
  async (signature) => {
    const payments = createStripePayments({ secretKey, webhookSecret });

    expect(await payments.readWebhook('{"object":"event"}', signature)).toMatchObject({ kind: 'refused' });
  },
);
