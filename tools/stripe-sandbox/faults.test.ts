import { expect, test } from 'vitest';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import type { CheckoutRequest } from '@evergrant/ports/payments/payments.ts';
import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import { createServer as createConformanceServer, loadSpec } from '#stripe-conformance/validate.mjs';
import type { Fault } from '#stripe-sandbox/knobs.ts';
import {
  closeServer,
  listenOnAnyPort,
  openTestShop,
  press,
  secretKey,
  webhookSecret,
} from '#stripe-sandbox/open-test-shop.ts';

// The SDK waits between its repeats.
const order: CheckoutRequest = {
  orderId: 'order-1',
  kind: 'one_time',
  amountInCents: 29_700,
  productName: 'Living trust',
  description: '',
  customerEmail: 'ada@example.org',
  successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/checkout',
  metadata: {},
  idempotencyKey: 'checkout-order-1',
};

const create = 'POST /v1/checkout/sessions';
const retrieve = 'GET /v1/checkout/sessions/:id';

/** More faults than the SDK has retries. */
const persistently = (kind: Fault['kind'], operation: string): Fault[] =>
  Array.from({ length: 3 }, () => ({ kind, operation }));

/** The strict peer on its own, without our sandbox behind it. */
const openStrictPeer = async () => {
  const server = createConformanceServer(loadSpec(), { quiet: true });
  const port = await listenOnAnyPort(server);
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path: string, body?: unknown): Promise<unknown> =>
    await (await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) })).json();
  const payments = createStripePayments({ secretKey, webhookSecret, host: '127.0.0.1', port, protocol: 'http' });
  const countSessions = async (): Promise<number> =>
    ((await ask('/__list', { object: 'checkout.session' })) as readonly unknown[]).length;
  return { payments, ask, countSessions, report: () => server.report(), stop: () => closeServer(server) };
};

const passing = [
  { kind: 'error500', first: 'opened' },
  { kind: 'error500_after', first: 'opened' },
  { kind: 'drop_before', first: 'opened' },
  { kind: 'drop_after', first: 'opened' },
  { kind: 'delay', first: 'opened' },
  { kind: 'rate429', first: 'PaymentsUnavailable' },
];

test.for(passing)('one checkout is opened although the strict peer answers with $kind', async ({ kind, first }) => {
  const peer = await openStrictPeer();
  await peer.ask('/__fault', { op: create, kind, n: 1, ms: 20 });

  const outcome = await peer.payments.openCheckout(order).then(
    () => 'opened',
    (error: Error) => error.name,
  );
  const opened = await peer.payments.openCheckout(order);

  expect(outcome).toBe(first);
  expect(await peer.countSessions()).toBe(1);
  expect(await peer.payments.findCheckout(opened.sessionId)).toMatchObject({ status: 'open', paymentStatus: 'unpaid' });
  expect(peer.report().violations).toEqual([]);
  await peer.stop();
});

const lasting = ['error-500', 'error-500-after', 'drop-before', 'drop-after', 'rate-429', 'garbage'] as const;

test.for(lasting)('a checkout is opened once however long the sandbox answers with %s', async (kind) => {
  const shop = await openTestShop();
  shop.sandbox.knobs.faults.push(...persistently(kind, create));

  await expect(shop.direct.openCheckout(order)).rejects.toBeInstanceOf(PaymentsUnavailable);
  shop.sandbox.knobs.faults.length = 0;
  const opened = await shop.direct.openCheckout(order);
  const again = await shop.direct.openCheckout(order);

  expect(again).toEqual(opened);
  const listed = await fetch(`http://127.0.0.1:${shop.sandbox.port}/v1/checkout/sessions`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(((await listed.json()) as { data: readonly unknown[] }).data).toHaveLength(1);
  await shop.stop();
});

test.for(lasting)('an order is never taken for paid while the provider answers with %s', async (kind) => {
  const shop = await openTestShop();
  const opened = await shop.direct.openCheckout(order);
  shop.sandbox.knobs.faults.push(...persistently(kind, retrieve));

  await expect(shop.direct.findCheckout(opened.sessionId)).rejects.toBeInstanceOf(PaymentsUnavailable);
  shop.sandbox.knobs.faults.length = 0;
  expect(await shop.direct.findCheckout(opened.sessionId)).toMatchObject({ paymentStatus: 'unpaid' });
  await shop.stop();
});

test('a provider that is away is unavailable', async () => {
  const shop = await openTestShop();
  await shop.stop();

  await expect(shop.direct.findCheckout('cs_test_1')).rejects.toBeInstanceOf(PaymentsUnavailable);
  await expect(shop.direct.openCheckout(order)).rejects.toBeInstanceOf(PaymentsUnavailable);
});

test('money is given back once although the answer is lost', async () => {
  const shop = await openTestShop();
  const opened = await shop.direct.openCheckout(order);
  await press(opened.url, 'pay');
  const paymentIntentId = (await shop.direct.findCheckout(opened.sessionId))?.paymentIntentId ?? '';
  shop.sandbox.knobs.faults.push(...persistently('drop-after', 'POST /v1/refunds'));

  const refund = { paymentIntentId, amountInCents: 10_000, idempotencyKey: 'refund-1' };
  await expect(shop.direct.refund(refund)).rejects.toBeInstanceOf(PaymentsUnavailable);
  expect(await shop.direct.refund(refund)).toMatchObject({ status: 'succeeded', amountInCents: 10_000 });
  await shop.sandbox.webhooksSettled();

  const refunded = shop.received.filter(({ event }) => event.kind === 'refunded');
  expect(refunded.map(({ event }) => event)).toMatchObject([{ totalRefundedInCents: 10_000, isFullyRefunded: false }]);
  await shop.stop();
});

test('one key with another content is refused', async () => {
  const shop = await openTestShop();
  await shop.payments.openCheckout(order);

  await expect(shop.payments.openCheckout({ ...order, amountInCents: 1_00 })).rejects.toMatchObject({
    name: 'PaymentsRefused',
    code: 'idempotency_error',
  });
  await shop.stop();
});

test('a stranger’s key opens nothing', async () => {
  const shop = await openTestShop();
  const stranger = createStripePayments({
    secretKey: 'sk_test_stranger1',
    webhookSecret,
    host: '127.0.0.1',
    port: shop.sandbox.port,
    protocol: 'http',
  });

  await expect(stranger.openCheckout(order)).rejects.toBeInstanceOf(PaymentsRefused);
  expect((await fetch(`http://127.0.0.1:${shop.sandbox.port}/v1/customers`)).status).toBe(401);
  await shop.stop();
});

const impossible = [
  { what: 'nothing', change: { amountInCents: 0 } },
  { what: 'a negative amount', change: { amountInCents: -1 } },
  { what: 'half a cent', change: { amountInCents: 29_700.5 } },
  { what: 'an amount that is no number', change: { amountInCents: Number.NaN } },
  { what: 'an address that is none', change: { customerEmail: 'ada' } },
  { what: 'a way back that is no address', change: { successUrl: 'javascript:alert(1)' } },
];

test.for(impossible)('a checkout over $what is refused', async ({ change }) => {
  const shop = await openTestShop();

  await expect(shop.payments.openCheckout({ ...order, ...change })).rejects.toBeInstanceOf(PaymentsRefused);
  await shop.stop();
});
