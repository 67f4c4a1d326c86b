import type { CheckoutRequest } from '@evergrant/ports/payments/payments.ts';
import { expect, test } from 'vitest';
import { loadSpec, validateEvent } from '#stripe-conformance/validate.mjs';
import { openTestShop, press } from '#stripe-sandbox/open-test-shop.ts';

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

test('a refund that fails after it was made is told, and the money can be given back again', async () => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order);
  await press(opened.url, 'pay');
  const { paymentIntentId = '' } = (await shop.payments.findCheckout(opened.sessionId)) ?? {};
  shop.sandbox.knobs.areRefundsFailing = true;
  const failed = await shop.payments.refund({ paymentIntentId, idempotencyKey: 'first' });
  shop.sandbox.knobs.areRefundsFailing = false;
  const again = await shop.payments.refund({ paymentIntentId, idempotencyKey: 'second' });
  await shop.sandbox.webhooksSettled();

  expect(again).toMatchObject({ status: 'succeeded', amountInCents: failed.amountInCents });
  const failures = shop.received.map(({ event }) => event).filter(({ kind }) => kind === 'refund-failed');
  expect(failures).toHaveLength(3);
  for (const event of failures) {
    expect(event).toMatchObject({ refundId: failed.refundId, paymentIntentId, reason: 'lost_or_stolen_card' });
  }
  expect(shop.proxy.report().violations).toEqual([]);
  for (const { rawBody } of shop.received) expect(validateEvent(loadSpec(), JSON.parse(rawBody))).toEqual([]);
  await shop.stop();
});
