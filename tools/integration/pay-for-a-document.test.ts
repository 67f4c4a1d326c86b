import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkPayment } from '@evergrant/server/payments/checkout/check-payment.ts';
import { createPayment } from '@evergrant/server/payments/checkout/create-payment.ts';
import { grantRefund } from '@evergrant/server/payments/refunds/grant-refund.ts';
import { listPurchases } from '@evergrant/server/payments/purchases/list-purchases.ts';
import type { Administrator, Member } from '@evergrant/server/platform/actor.ts';
import { readAudit } from '@evergrant/server/platform/audit.ts';
import { wantedOf } from '@evergrant/server/platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '@evergrant/server/platform/testing/complete-test-document.ts';
import { createTestMember } from '@evergrant/server/platform/testing/create-test-member.ts';
import { loadOwnDocument } from '@evergrant/server/documents/load-own-document.ts';
import { openPaidServer, type PaidServer } from '#integration/open-paid-server.ts';
import { press, webhookSecret } from '#stripe-sandbox/open-test-shop.ts';

let shop: PaidServer;
let member: Member;
let documentId: string;

beforeAll(async () => {
  shop = await openPaidServer();
});
beforeEach(async () => {
  member = await createTestMember(shop.context);
  documentId = await interviewTestDocument(shop.context, { member });
});
afterAll(() => shop.stop());

const open = (productType: 'one_time' | 'subscription' = 'one_time') =>
  createPayment(shop.context, { member, wanted: wantedOf({ productType, documentId }) });
const check = (sessionId: string) => checkPayment(shop.context, { member, sessionId });
const status = async () => (await loadOwnDocument(shop.context.db, { documentId, userId: member.userId })).status;
const paidActions = async () =>
  (await readAudit(shop.context.db, `account:${member.userId}`)).map(({ action }) => action);
const receipts = async () => (await shop.embedded.mail.list(member.email)).map(({ subject }) => subject);

test('a payment on the hosted page completes the document, however often it is told', async () => {
  shop.sandbox.knobs.duplicateWebhooks = 3;
  const { sessionId, url } = await open();
  expect(await check(sessionId)).toMatchObject({ status: 'open', paymentStatus: 'unpaid', isConfirmed: false });

  await press(url, 'pay');
  await shop.settled();
  shop.sandbox.knobs.duplicateWebhooks = 0;

  const paid = { status: 'complete', paymentStatus: 'paid', isConfirmed: true, amountTotal: 29_700, documentId };
  expect(await check(sessionId)).toMatchObject(paid);
  expect(await status()).toBe('complete');
  expect(await paidActions()).toEqual(['payment received']);
  expect(await receipts()).toEqual(['Your receipt for Complete Trust Package']);
});

test('a declined card and a cancelled page pay for nothing', async () => {
  const { sessionId, url } = await open();
  await press(url, 'decline');
  await press(url, 'cancel');
  await shop.settled();
  expect(await check(sessionId)).toMatchObject({ isConfirmed: false, paymentStatus: 'unpaid' });
  expect(await status()).toBe('draft');
  expect(await paidActions()).toEqual([]);
});

test('a second page closes the first one at the provider', async () => {
  const first = await open();
  const second = await open();
  await press(first.url, 'pay');
  await shop.settled();
  expect(await check(first.sessionId)).toMatchObject({ status: 'expired', isConfirmed: false });
  expect(await check(second.sessionId)).toMatchObject({ status: 'open' });
  expect(await status()).toBe('draft');
});

test('a subscription completes the finished document', async () => {
  const { sessionId, url } = await open('subscription');
  await press(url, 'pay');
  await shop.settled();
  expect(await check(sessionId)).toMatchObject({ isConfirmed: true, amountTotal: 3_400 });
  expect(await status()).toBe('complete');
  await expect(open('subscription')).rejects.toMatchObject({ refusal: { code: 'already-subscribed' } });
});

test('a refund that the card does not take is told, and the document stays paid for', async () => {
  const { sessionId, url } = await open();
  await press(url, 'pay');
  await shop.settled();
  const [purchase] = await listPurchases(shop.context, member);
  const admin: Administrator = { ...(await createTestMember(shop.context)), role: 'admin' };
  shop.sandbox.knobs.areRefundsFailing = true;
  // Its failure may be told before its answer is here.
  await grantRefund(shop.context, { purchaseId: purchase?.id ?? '', admin, seen: 'paid' }).catch(() => undefined);
  await shop.settled();
  shop.sandbox.knobs.areRefundsFailing = false;

  expect(await listPurchases(shop.context, member)).toMatchObject([{ state: 'paid', refundedInCents: 0 }]);
  expect(await status()).toBe('complete');
  expect(await check(sessionId)).toMatchObject({ isConfirmed: true });
  expect(await receipts()).toContain('Your refund did not reach you yet');
});

test('a payment that we were never told of is not confirmed', async () => {
  const { sessionId, url } = await open();
  shop.sandbox.knobs.dropWebhooks = true;
  await press(url, 'pay');
  await shop.settled();
  shop.sandbox.knobs.dropWebhooks = false;
  expect(await check(sessionId)).toMatchObject({ status: 'complete', paymentStatus: 'paid', isConfirmed: false });
  expect(await status()).toBe('draft');
});

test.each(['drop-before', 'error-500', 'garbage'] as const)(
  'a provider that answers with %s never makes a payment look paid',
  async (kind) => {
    const { sessionId, url } = await open();
    shop.sandbox.knobs.dropWebhooks = true;
    await press(url, 'pay');
    shop.sandbox.knobs.dropWebhooks = false;
    const operation = 'GET /v1/checkout/sessions/:id';
    shop.sandbox.knobs.faults.push(...Array.from({ length: 4 }, () => ({ operation, kind })));

    const answer = await checkPayment(shop.direct, { member, sessionId });

    expect(shop.sandbox.knobs.faults.length).toBeLessThan(4);
    shop.sandbox.knobs.faults.length = 0;
    expect(answer).toMatchObject({ status: 'open', paymentStatus: 'unpaid', isConfirmed: false });
  },
);

test('an answer that got lost after the checkout was opened leads to the same checkout', async () => {
  shop.sandbox.knobs.faults.push({ operation: 'POST /v1/checkout/sessions', kind: 'drop-after' });
  const wanted = wantedOf({ documentId });
  const first = await createPayment(shop.direct, { member, wanted });
  expect(shop.sandbox.knobs.faults).toEqual([]);
  expect(await createPayment(shop.direct, { member, wanted })).toEqual(first);
});

const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode: false });
const signed = (body: string, { secret = webhookSecret, at = Math.floor(Date.now() / 1000), scheme = 'v1' } = {}) =>
  `t=${at},${scheme}=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
const now = Math.floor(Date.now() / 1000);

test.each([
  ['without a signature', event, ''],
  ['with a signature of nobody', event, 't=1,v1=00'],
  ['signed with another secret', event, signed(event, { secret: 'whsec_of_another_shop' })],
  ['that was altered', event.replace('evt_1', 'evt_2'), signed(event)],
  ['that is 301 seconds old', event, signed(event, { at: now - 310 })],
  ['from the future', event, signed(event, { at: now + 600 })],
  ['signed by the old scheme alone', event, signed(event, { scheme: 'v0' })],
  ['that is no event', '{}', signed('{}')],
  ['that is no JSON', 'paid', signed('paid')],
])('a delivery %s is refused and nothing is written', async (_, body, signature) => {
  const before = await count();
  const response = await fetch(`${shop.url}/api/payments/webhook`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...(signature ? { 'Stripe-Signature': signature } : {}) },
  });
  expect(response.status).toBe(400);
  expect(await count()).toEqual(before);
});

const count = async (): Promise<object> => {
  const counted = await shop.context.db.execute(
    `select (select count(*)::int from payment_events) as events, (select count(*)::int from purchases) as purchases`,
  );
  return (counted as { readonly rows: readonly object[] }).rows[0] ?? {};
};

test('everything that was said to the provider and by it was said in its own shapes', () => {
  const { requests, violations } = shop.proxy.report();
  expect(violations).toEqual([]);
  expect(requests).toBeGreaterThan(10);
});
