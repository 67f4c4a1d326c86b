import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CheckoutRequest } from '@evergrant/ports/payments/payments.ts';
import { openTestShop, press, webhookSecret } from '#stripe-sandbox/open-test-shop.ts';
import type { Received, TestShop } from '#stripe-sandbox/open-test-shop.ts';

const order = (orderId = 'order-1'): CheckoutRequest => ({
  orderId,
  kind: 'one_time',
  amountInCents: 29_700,
  productName: 'Living trust for Zoë',
  description: 'Ready to sign.',
  customerEmail: 'ada@example.org',
  successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/checkout',
  metadata: {},
  idempotencyKey: orderId,
});

const completions = (shop: TestShop): readonly Received[] =>
  shop.received.filter(({ event }) => event.kind === 'checkout-completed');

const payOne = async (shop: TestShop): Promise<void> => {
  await press((await shop.payments.openCheckout(order())).url, 'pay');
};

test('the payment is told before the buyer is sent back to the shop', async () => {
  const shop = await openTestShop();
  await payOne(shop);

  expect(completions(shop)).toHaveLength(1);
  await shop.stop();
});

test('a shop that fails at first is told again until it takes the event', async () => {
  const shop = await openTestShop();
  shop.webhookAnswers.push(500, 500, 500, 404, 302, 503);
  await payOne(shop);
  await shop.sandbox.webhooksSettled();

  const ids = new Set(shop.received.map(({ event }) => ('eventId' in event ? event.eventId : 'refused')));
  expect(shop.received).toHaveLength(9);
  expect(ids.size).toBe(3);
  expect(ids).not.toContain('refused');
  await shop.stop();
});

test('an event that is never taken is given up after the last repeat', async () => {
  const shop = await openTestShop();
  shop.webhookAnswers.push(...Array<number>(100).fill(500));
  await payOne(shop);
  await shop.sandbox.webhooksSettled();

  expect(completions(shop)).toHaveLength(4);
  await shop.stop();
});

test('what could not be told before a restart is told after it', async () => {
  const shop = await openTestShop({ retryDelaysInMs: [600_000] });
  shop.webhookAnswers.push(500, 500, 500);
  await payOne(shop);
  expect(completions(shop)).toHaveLength(1);

  const restarted = await shop.restart();
  await restarted.webhooksSettled();

  expect(completions(shop)).toHaveLength(2);
  expect(completions(shop)[1]?.rawBody).toBe(completions(shop)[0]?.rawBody);
  await shop.stop();
});

test('events can be sent twice and carry the same id each time', async () => {
  const shop = await openTestShop();
  shop.sandbox.knobs.duplicateWebhooks = 3;
  await payOne(shop);
  await shop.sandbox.webhooksSettled();

  expect(completions(shop)).toHaveLength(4);
  expect(new Set(completions(shop).map(({ rawBody }) => rawBody)).size).toBe(1);
  await shop.stop();
});

test('events can be lost; the order is then found by asking', async () => {
  const shop = await openTestShop();
  shop.sandbox.knobs.dropWebhooks = true;
  const opened = await shop.payments.openCheckout(order());
  await press(opened.url, 'pay');
  await shop.sandbox.webhooksSettled();

  expect(shop.received).toEqual([]);
  expect(await shop.payments.findCheckout(opened.sessionId)).toMatchObject({ paymentStatus: 'paid' });
  await shop.stop();
});

const sign = (
  payload: string,
  { at, secret = webhookSecret, scheme = 'v1' }: { at: number; secret?: string; scheme?: string },
) => `t=${at},${scheme}=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;

const forge = (genuine: Received, index: number): readonly { rawBody: string; signature: string }[] => {
  const now = Math.floor(Date.now() / 1000);
  const { rawBody, signature } = genuine;
  const cheaper = rawBody.replace('"amount_total":29700', `"amount_total":${index + 1}`);
  return [
    { rawBody, signature: sign(rawBody, { at: now, secret: `whsec_other${index}` }) },
    { rawBody: cheaper, signature },
    { rawBody, signature: sign(rawBody, { at: now - 301 - index }) },
    { rawBody, signature: sign(rawBody, { at: now + 302 + index }) },
    { rawBody, signature: '' },
    { rawBody, signature: sign(rawBody, { at: now, scheme: 'v0' }) },
    { rawBody: JSON.stringify(JSON.parse(rawBody), null, index + 1), signature },
    { rawBody: rawBody.slice(0, -1 - index), signature },
    { rawBody, signature: `t=${now},${sign(rawBody, { at: now - 400 - index })}` },
    { rawBody, signature: `${sign(rawBody, { at: now - 400 - index })},t=${now}` },
    { rawBody: '', signature: sign('', { at: now }) },
    { rawBody: 'null', signature: sign('null', { at: now }) },
    { rawBody: `${'['.repeat(index + 1)}`, signature: sign('['.repeat(index + 1), { at: now }) },
    { rawBody: '{"object":"event"}', signature: sign('{"object":"event"}', { at: now }) },
  ];
};

test('forged, altered, old and future webhooks are refused, all of 280', async () => {
  const shop = await openTestShop();
  await payOne(shop);
  const [genuine] = completions(shop);
  const forged = Array.from({ length: 20 }, (_, index) => (genuine ? forge(genuine, index) : [])).flat();

  const answers = await Promise.all(
    forged.map(({ rawBody, signature }) => shop.payments.readWebhook(rawBody, signature)),
  );

  expect(forged).toHaveLength(280);
  expect(answers.filter(({ kind }) => kind !== 'refused')).toEqual([]);
  expect(new Set(answers.map((answer) => 'reason' in answer && answer.reason))).toEqual(
    new Set(['not-genuine', 'not-recent', 'not-readable']),
  );
  await shop.stop();
});

test('a genuine webhook may be read again inside its five minutes', async () => {
  const shop = await openTestShop();
  await payOne(shop);
  const [genuine] = completions(shop);

  expect(genuine && (await shop.payments.readWebhook(genuine.rawBody, genuine.signature))).toEqual(genuine?.event);
  await shop.stop();
});
