import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { CheckoutRequest } from '@evergrant/ports/payments/payments.ts';
import { loadSpec, validateEvent } from '#stripe-conformance/validate.mjs';
import { openTestShop, press, secretKey } from '#stripe-sandbox/open-test-shop.ts';
import type { TestShop } from '#stripe-sandbox/open-test-shop.ts';

const order = (orderId: string, change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  orderId,
  kind: 'one_time',
  amountInCents: 29_700,
  productName: 'Living trust',
  description: 'A revocable living trust, ready to sign.',
  customerEmail: 'ada@example.org',
  successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/checkout',
  metadata: { trust_id: 'trust-1' },
  idempotencyKey: `checkout-${orderId}`,
  ...change,
});

const monthly = { kind: 'subscription', amountInCents: 3_400 } as const;

/** Nothing that went over the wire, in either direction, differs from what Stripe documents. */
const expectConformance = (shop: TestShop): void => {
  const spec = loadSpec();
  expect(shop.proxy.report().violations).toEqual([]);
  for (const { rawBody } of shop.received) {
    expect(validateEvent(spec, JSON.parse(rawBody))).toEqual([]);
  }
};

const kindsOf = (shop: TestShop): readonly string[] => shop.received.map(({ event }) => event.kind);

test('a one-time order is opened, paid and told', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-1'));
  const before = await shop.payments.findCheckout(opened.sessionId);
  await press(opened.url, 'pay');
  const after = await shop.payments.findCheckout(opened.sessionId);
  await shop.sandbox.webhooksSettled();

  expect(opened.url).toBe(`${shop.sandbox.url}/c/pay/${opened.sessionId}`);
  expect(opened.expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect(before).toMatchObject({ orderId: 'order-1', status: 'open', paymentStatus: 'unpaid', url: opened.url });
  expect(after).toEqual({
    sessionId: opened.sessionId,
    orderId: 'order-1',
    kind: 'one_time',
    status: 'complete',
    paymentStatus: 'paid',
    amountTotalInCents: 29_700,
    currency: 'usd',
    customerEmail: 'ada@example.org',
    paymentIntentId: expect.stringMatching(/^pi_/),
    subscriptionId: undefined,
    invoiceId: undefined,
    customerId: undefined,
    url: undefined,
  });
  const told = shop.received.map(({ event }) => event).find(({ kind }) => kind === 'checkout-completed');
  expect(told).toMatchObject({ eventId: expect.stringMatching(/^evt_/), checkout: after });
  expectConformance(shop);
  await shop.stop();
});

test('a subscription is opened, paid, told and carries its order through every event', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-2', monthly));
  await press(opened.url, 'pay');
  const paid = await shop.payments.findCheckout(opened.sessionId);
  await shop.sandbox.webhooksSettled();

  expect(paid).toMatchObject({
    kind: 'subscription',
    status: 'complete',
    paymentStatus: 'paid',
    amountTotalInCents: 3_400,
    subscriptionId: expect.stringMatching(/^sub_/),
    invoiceId: expect.stringMatching(/^in_/),
    customerId: expect.stringMatching(/^cus_/),
    paymentIntentId: expect.stringMatching(/^pi_/),
  });
  const events = shop.received.map(({ event }) => event);
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'invoice-paid',
      orderId: 'order-2',
      amountPaidInCents: 3_400,
      invoiceId: paid?.invoiceId,
      subscriptionId: paid?.subscriptionId,
    }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'subscription-changed',
      orderId: 'order-2',
      status: 'active',
      currentPeriodEndsAt: expect.any(Date),
    }),
  );
  expectConformance(shop);
  await shop.stop();
});

test('the next month of a subscription is told as paid, or as failed and past due', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-3', monthly));
  await press(opened.url, 'pay');
  const subscriptionId = (await shop.payments.findCheckout(opened.sessionId))?.subscriptionId ?? '';
  await shop.sandbox.webhooksSettled();
  const seen = shop.received.length;
  shop.sandbox.renewSubscription(subscriptionId, 'succeeded');
  shop.sandbox.renewSubscription(subscriptionId, 'declined');
  await shop.sandbox.webhooksSettled();

  const renewals = shop.received.slice(seen).map(({ event }) => event);
  expect(renewals.filter(({ kind }) => kind === 'invoice-paid')).toHaveLength(1);
  expect(renewals).toContainEqual(
    expect.objectContaining({ kind: 'invoice-failed', orderId: 'order-3', amountDueInCents: 3_400, subscriptionId }),
  );
  expect(renewals).toContainEqual(expect.objectContaining({ kind: 'subscription-changed', status: 'past_due' }));
  expectConformance(shop);
  await shop.stop();
});

test('a declined card leaves the order unpaid and open, and the next try pays it', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-4'));
  await press(opened.url, 'decline');
  const declined = await shop.payments.findCheckout(opened.sessionId);
  await press(opened.url, 'pay');
  const paid = await shop.payments.findCheckout(opened.sessionId);
  await shop.sandbox.webhooksSettled();

  expect(declined).toMatchObject({ status: 'open', paymentStatus: 'unpaid' });
  expect(paid).toMatchObject({ status: 'complete', paymentStatus: 'paid', paymentIntentId: declined?.paymentIntentId });
  expect(shop.received.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ kind: 'payment-failed', orderId: 'order-4', reason: 'Your card was declined.' }),
  );
  expectConformance(shop);
  await shop.stop();
});

test('a closed payment page is expired, cannot be paid, and closing it twice is harmless', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-5'));
  const closed = await shop.payments.expireCheckout(opened.sessionId);
  await press(opened.url, 'pay');
  const again = await shop.payments.expireCheckout(opened.sessionId);
  await shop.sandbox.webhooksSettled();

  expect(closed).toMatchObject({ status: 'expired', paymentStatus: 'unpaid', orderId: 'order-5' });
  expect(again).toEqual(closed);
  expect(kindsOf(shop)).toEqual(['checkout-expired']);
  expectConformance(shop);
  await shop.stop();
});

test('a page that was already paid cannot be closed any more', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-6'));
  await press(opened.url, 'pay');

  expect(await shop.payments.expireCheckout(opened.sessionId)).toMatchObject({
    status: 'complete',
    paymentStatus: 'paid',
  });
  expectConformance(shop);
  await shop.stop();
});

test('an unknown checkout is not found', async () => {
  const shop = await openTestShop();

  expect(await shop.payments.findCheckout('cs_test_unknown')).toBeUndefined();
  expect(await shop.payments.findCheckout('../customers')).toBeUndefined();
  expect(await shop.payments.findCheckout('')).toBeUndefined();
  expect(await shop.payments.expireCheckout('cs_test_unknown')).toBeUndefined();
  expectConformance(shop);
  await shop.stop();
});

test.for([
  { what: 'a one-time order', plan: {} },
  { what: 'a subscription', plan: monthly },
])('the money of $what is given back in parts, never more than was paid', async ({ plan }) => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order('order-7', plan));
  await press(opened.url, 'pay');
  const paid = await shop.payments.findCheckout(opened.sessionId);
  const paymentIntentId = paid?.paymentIntentId ?? '';

  const part = await shop.payments.refund({ paymentIntentId, amountInCents: 1_000, idempotencyKey: 'part' });
  const rest = await shop.payments.refund({ paymentIntentId, idempotencyKey: 'rest' });
  const repeated = await shop.payments.refund({ paymentIntentId, idempotencyKey: 'rest' });
  await shop.sandbox.webhooksSettled();

  const total = paid?.amountTotalInCents ?? 0;
  expect(part).toMatchObject({ status: 'succeeded', amountInCents: 1_000 });
  expect(rest).toMatchObject({ status: 'succeeded', amountInCents: total - 1_000 });
  expect(repeated).toEqual(rest);
  await expect(shop.payments.refund({ paymentIntentId, idempotencyKey: 'more' })).rejects.toMatchObject({
    name: 'PaymentsRefused',
    code: 'charge_already_refunded',
  });
  expect(shop.received.map(({ event }) => event).filter(({ kind }) => kind === 'refunded')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ totalRefundedInCents: 1_000, isFullyRefunded: false, paymentIntentId }),
      expect.objectContaining({ totalRefundedInCents: total, isFullyRefunded: true, chargedInCents: total }),
    ]),
  );
  expectConformance(shop);
  await shop.stop();
});

test('every answer that the sandbox can give has the documented shape', async () => {
  const shop = await openTestShop();
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port: new URL(shop.proxyUrl).port, protocol: 'http' });
  const once = await shop.payments.openCheckout(order('order-8'));
  const repeating = await shop.payments.openCheckout(order('order-9', monthly));
  await press(once.url, 'decline');
  await press(once.url, 'pay');
  await press(repeating.url, 'pay');
  const session = await stripe.checkout.sessions.retrieve(repeating.sessionId);
  const subscriptionId = String(session.subscription);

  const customer = await stripe.customers.create({ email: 'ben@example.org', name: 'Ben', metadata: { a: 'b' } });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'ben@example.org', name: 'Ben' });
  expect((await stripe.checkout.sessions.listLineItems(once.sessionId)).data).toMatchObject([
    { description: 'Living trust', amount_total: 29_700, quantity: 1, price: { unit_amount: 29_700 } },
  ]);
  const soon = await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  expect(soon.cancel_at_period_end).toBe(true);
  expect((await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })).cancel_at).toBeNull();
  expect((await stripe.subscriptions.cancel(subscriptionId)).status).toBe('canceled');
  await shop.payments.refund({
    paymentIntentId: String((await stripe.checkout.sessions.retrieve(once.sessionId)).payment_intent),
    idempotencyKey: 'r',
  });
  await shop.payments.expireCheckout((await shop.payments.openCheckout(order('order-10'))).sessionId);

  const lists = [
    stripe.checkout.sessions,
    stripe.customers,
    stripe.refunds,
    stripe.subscriptions,
    stripe.paymentIntents,
    stripe.charges,
    stripe.invoices,
    stripe.invoicePayments,
    stripe.products,
    stripe.prices,
    stripe.events,
  ];
  for (const resource of lists) {
    const { data } = await resource.list({ limit: 2 });
    const [first] = data;
    expect(first).toBeDefined();
    expect(await resource.retrieve(first?.id ?? '')).toMatchObject({ id: first?.id });
  }
  await shop.sandbox.webhooksSettled();

  const types = new Set(shop.received.map(({ rawBody }) => (JSON.parse(rawBody) as { type: string }).type));
  expect(types.size).toBeGreaterThanOrEqual(10);
  expectConformance(shop);
  await shop.stop();
});

test('a thousand requests of all kinds pass the conformance proxy without one violation', async () => {
  const shop = await openTestShop();
  const walk = async (index: number): Promise<void> => {
    const opened = await shop.payments.openCheckout(order(`walk-${index}`, index % 2 ? monthly : {}));
    await shop.payments.findCheckout(opened.sessionId);
    if (index % 5 === 0) await press(opened.url, 'decline');
    if (index % 7 === 0) await shop.payments.expireCheckout(opened.sessionId);
    await press(opened.url, 'pay');
    const state = await shop.payments.findCheckout(opened.sessionId);
    const paymentIntentId = state?.paymentIntentId;
    if (state?.status === 'complete' && paymentIntentId) {
      await shop.payments.refund({ paymentIntentId, idempotencyKey: `refund-${index}` });
    }
  };
  for (let start = 0; start < 240; start += 8) {
    await Promise.all(Array.from({ length: 8 }, (_, offset) => walk(start + offset)));
  }
  await shop.sandbox.webhooksSettled();

  expect(shop.proxy.report().requests).toBeGreaterThanOrEqual(1_000);
  expect(kindsOf(shop)).not.toContain('refused');
  expectConformance(shop);
  await shop.stop();
});
