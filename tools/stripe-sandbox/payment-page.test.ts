import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CheckoutRequest } from '@evergrant/ports/payments/payments.ts';
import { openTestShop, press } from '#stripe-sandbox/open-test-shop.ts';

const order: CheckoutRequest = {
  orderId: 'order-1',
  kind: 'one_time',
  amountInCents: 29_700,
  productName: 'Living trust <b>& more</b>',
  description: 'A revocable living trust, ready to sign.',
  customerEmail: 'ada@example.org',
  successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/checkout?type=living-trust',
  metadata: {},
  idempotencyKey: 'checkout-order-1',
};

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test('the page says what is bought, for how much, and that no money moves', async () => {
  const shop = await openTestShop();
  const { url } = await shop.payments.openCheckout(order);
  const { status, html } = await read(url);

  expect(status).toBe(200);
  expect(html).toContain('Test payments: no money moves');
  expect(html).toContain('Living trust &lt;b&gt;&amp; more&lt;/b&gt;');
  expect(html).toContain('A revocable living trust, ready to sign.');
  expect(html).toContain('4242 4242 4242 4242');
  expect(html).toContain('ada@example.org');
  expect(html).toMatch(/<button class="primary" type="submit">\s*Pay \$297\.00\s*<\/button>/);
  expect(html).toContain('Decline card');
  expect(html).toContain('Cancel and go back');
  await shop.stop();
});

test('the page has no field to type a card into, no script and nothing from elsewhere', async () => {
  const shop = await openTestShop();
  const { url } = await shop.payments.openCheckout(order);
  const { html, headers } = await read(url);

  expect(html).not.toMatch(/<(input|textarea|select|script|img|link|iframe)\b/i);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  await shop.stop();
});

test('the page’s own styles are the ones that its policy lets through', async () => {
  const shop = await openTestShop();
  const { html, headers } = await read((await shop.payments.openCheckout(order)).url);
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');

  expect(style).toContain('#1f4d3f');
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  await shop.stop();
});

test('a subscription says that it is paid every month', async () => {
  const shop = await openTestShop();
  const { url } = await shop.payments.openCheckout({ ...order, kind: 'subscription', amountInCents: 3_400 });
  const { html } = await read(url);

  expect(html).toContain('$34.00 a month');
  expect(html).toContain('every month, until it is cancelled');
  await shop.stop();
});

test('paying leads back to the shop with the number of the checkout', async () => {
  const shop = await openTestShop();
  const { url, sessionId } = await shop.payments.openCheckout(order);
  const answer = await press(url, 'pay');

  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/success?session_id=${sessionId}`);
  expect((await read(url)).html).toContain('This was already paid');
  await shop.stop();
});

test('pressing Pay many times at once pays once', async () => {
  const shop = await openTestShop();
  const { url, sessionId } = await shop.payments.openCheckout(order);
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(url, 'pay')));
  await shop.sandbox.webhooksSettled();

  const places = new Set(answers.map((answer) => answer.headers.get('location')));
  expect(places).toEqual(new Set([`http://localhost:3000/success?session_id=${sessionId}`]));
  expect(shop.received.filter(({ event }) => event.kind === 'checkout-completed')).toHaveLength(1);
  await shop.stop();
});

test('a declined card stays on the page and says so', async () => {
  const shop = await openTestShop();
  const { url } = await shop.payments.openCheckout(order);
  const answer = await press(url, 'decline');
  const { html } = await read(new URL(answer.headers.get('location') ?? '', url).href);

  expect(answer.status).toBe(303);
  expect(html).toContain('role="alert"');
  expect(html).toContain('Your card was declined.');
  expect(html).toContain('Pay $297.00');
  await shop.stop();
});

test('cancelling leads back to the shop, and the page stays open for later', async () => {
  const shop = await openTestShop();
  const { url, sessionId } = await shop.payments.openCheckout(order);
  const answer = await press(url, 'cancel');

  expect(answer.headers.get('location')).toBe('http://localhost:3000/checkout?type=living-trust');
  expect(await shop.payments.findCheckout(sessionId)).toMatchObject({ status: 'open' });
  await shop.stop();
});

test('a page of another site cannot press the buttons', async () => {
  const shop = await openTestShop();
  const { url, sessionId } = await shop.payments.openCheckout(order);
  const foreign: HeadersInit[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    {},
  ];
  for (const headers of foreign) {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const answer = await fetch(`${url}/pay`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, 'content-type': type },
      });
      expect(answer.status, `${JSON.stringify(headers)} ${type}`).toBe(403);
    }
  }

  expect(await shop.payments.findCheckout(sessionId)).toMatchObject({ paymentStatus: 'unpaid' });
  await shop.stop();
});

test('a closed page says so, and an unknown one is not found', async () => {
  const shop = await openTestShop();
  const { url, sessionId } = await shop.payments.openCheckout(order);
  await shop.payments.expireCheckout(sessionId);

  expect((await read(url)).html).toContain('This payment page is closed');
  expect((await press(url, 'pay')).headers.get('location')).toBe(`/c/pay/${sessionId}`);
  expect((await read(url.replace(sessionId, 'cs_test_unknown'))).status).toBe(404);
  expect(await shop.payments.findCheckout(sessionId)).toMatchObject({ status: 'expired', paymentStatus: 'unpaid' });
  await shop.stop();
});
