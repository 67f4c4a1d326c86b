import { expect, test } from 'vitest';
import type { CheckoutRequest, SubscriptionState } from '@evergrant/ports/payments/payments.ts';
import { loadSpec, validateEvent } from '#stripe-conformance/validate.mjs';
import { openTestShop, press } from '#stripe-sandbox/open-test-shop.ts';
import type { TestShop } from '#stripe-sandbox/open-test-shop.ts';

const order: CheckoutRequest = {
  orderId: 'order-1',
  kind: 'subscription',
  amountInCents: 3_400,
  productName: 'Monthly Estate Management',
  description: 'All of your documents, every month',
  customerEmail: 'ada@example.org',
  successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/checkout',
  metadata: {},
  idempotencyKey: 'checkout-order-1',
};

interface Subscribed {
  readonly shop: TestShop;
  readonly url: string;
  readonly subscriptionId: string;
  readonly ask: () => Promise<SubscriptionState | undefined>;
  readonly read: () => Promise<string>;
}

const subscribe = async (): Promise<Subscribed> => {
  const shop = await openTestShop();
  const opened = await shop.payments.openCheckout(order);
  await press(opened.url, 'pay');
  const { subscriptionId = '', customerId = '' } = (await shop.payments.findCheckout(opened.sessionId)) ?? {};
  const { url } = await shop.payments.openBillingPortal({ customerId, returnUrl: 'http://localhost:3000/account' });
  return {
    shop,
    url,
    subscriptionId,
    ask: () => shop.payments.findSubscription(subscriptionId),
    read: async () => (await fetch(url)).text(),
  };
};

/** Ends the shop; nothing that went over the wire differed from what Stripe documents. */
const finish = async ({ shop }: Subscribed): Promise<void> => {
  await shop.sandbox.webhooksSettled();
  expect(shop.proxy.report().violations).toEqual([]);
  const spec = loadSpec();
  for (const { rawBody } of shop.received) expect(validateEvent(spec, JSON.parse(rawBody))).toEqual([]);
  await shop.stop();
};

test('the billing page says what is paid, when it is paid next, and leads back to the shop', async () => {
  const subscribed = await subscribe();
  const html = await subscribed.read();

  expect(subscribed.url).toContain(`${subscribed.shop.sandbox.url}/p/session/`);
  expect(html).toContain('Test payments: no money moves');
  expect(html).toContain('$34.00 a month');
  expect(html).toContain('Next payment');
  expect(html).toContain('Cancel subscription');
  expect(html).toContain('href="http://localhost:3000/account"');
  expect(html).not.toMatch(/<(input|textarea|select|script|img|link|iframe)\b/i);
  await finish(subscribed);
});

test('a cancelled subscription runs until the month is over, can be kept, and then ends', async () => {
  const subscribed = await subscribe();
  const { shop, url, ask, read } = subscribed;

  await press(url, 'cancel');
  expect(await ask()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
  expect(await read()).toContain('Keep subscription');
  await press(url, 'keep');
  expect(await ask()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
  await press(url, 'cancel');
  await press(url, 'month');
  expect(await ask()).toMatchObject({ status: 'canceled' });
  expect(await read()).not.toContain('<button');

  await shop.sandbox.webhooksSettled();
  const last = shop.received.map(({ event }) => event).findLast(({ kind }) => kind === 'subscription-changed');
  expect(last).toMatchObject({ status: 'canceled', orderId: 'order-1' });
  await finish(subscribed);
});

test('months are paid one after the other and can be listed', async () => {
  const subscribed = await subscribe();
  const { shop, url, subscriptionId } = subscribed;
  await press(url, 'month');
  await press(url, 'declined-month');

  const invoices = await shop.payments.listPaidInvoices(subscriptionId);

  expect(invoices.map(({ isRenewal }) => isRenewal)).toEqual([true, false]);
  expect(invoices[0]).toMatchObject({ orderId: 'order-1', amountPaidInCents: 3_400, paidAt: expect.any(Date) });
  expect(await shop.payments.listPaidInvoices('sub_unknown')).toEqual([]);
  await finish(subscribed);
});

test('a declined month can be paid afterwards, and a second declined month ends the subscription', async () => {
  const subscribed = await subscribe();
  const { shop, url, ask, read, subscriptionId } = subscribed;
  await press(url, 'declined-month');
  expect(await ask()).toMatchObject({ status: 'past_due' });
  expect(await read()).toContain('The last payment did not go through.');

  await press(url, 'pay');
  expect(await ask()).toMatchObject({ status: 'active' });
  expect(await shop.payments.listPaidInvoices(subscriptionId)).toHaveLength(2);

  await press(url, 'declined-month');
  await press(url, 'declined-month');
  expect(await ask()).toMatchObject({ status: 'canceled' });
  await finish(subscribed);
});

test('a subscription is ended at once, and ending it again is harmless', async () => {
  const subscribed = await subscribe();
  const { shop, subscriptionId } = subscribed;
  expect(await shop.payments.endSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
  expect(await shop.payments.endSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
  expect(await shop.payments.endSubscription('sub_unknown')).toBeUndefined();
  expect(await shop.payments.findSubscription('../customers')).toBeUndefined();
  await finish(subscribed);
});

test('nobody else can open the page, press its buttons, or open one for an unknown customer', async () => {
  const subscribed = await subscribe();
  const { shop, url, ask } = subscribed;
  const foreign = await fetch(`${url}/cancel`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect(foreign.status).toBe(403);
  expect(await ask()).toMatchObject({ cancelsAtPeriodEnd: false });
  expect((await fetch(url.replace(/bps_\w+/, 'bps_unknown'))).status).toBe(404);
  const portal = shop.payments.openBillingPortal({ customerId: 'cus_unknown', returnUrl: 'http://localhost:3000' });
  await expect(portal).rejects.toMatchObject({ name: 'PaymentsRefused', code: 'resource_missing' });
  await finish(subscribed);
});
