import { randomUUID } from 'node:crypto';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { patienceInMs } from '#payments/answer-in-time.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { servePayments } from '#payments/routes.ts';
import { orders, subscriptions } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { wantedOf } from '#platform/testing/buy-in-test.ts';
import { completeTestDocument, interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi } from '#platform/testing/serve-test-api.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  documentId = await interviewTestDocument(context, { member });
});
afterAll(() => context.close());

const ordersOf = ({ userId }: Member) => context.db.select().from(orders).where(eq(orders.userId, userId));

test('a checkout asks for the price of the list and nothing else', async () => {
  for (const [productType, cents] of [
    ['one_time', 29_700],
    ['trust_package', 29_700],
    ['subscription', 3_400],
  ] as const) {
    const { sessionId, url } = await createPayment(context, { member, wanted: wantedOf({ productType, documentId }) });
    expect(url).toContain(sessionId);
    const checkout = await context.payments.findCheckout(sessionId);
    const kind = productType === 'subscription' ? 'subscription' : 'one_time';
    expect(checkout).toMatchObject({ amountTotalInCents: cents, currency: 'usd', kind, customerEmail: member.email });
  }
});

test.each([1, 0, -1, 3_400, 29_699, 29_701, 1_000_000_000])(
  'a page that says %i cents for the package opens no checkout',
  async (amount) => {
    const before = await ordersOf(member);
    const paying = createPayment(context, { member, wanted: { ...wantedOf({ documentId }), amount } });
    await expect(paying).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'price-changed' } });
    expect(await ordersOf(member)).toHaveLength(before.length);
  },
);

test('prices, products and documents that are none are refused at the door', async () => {
  const api = serveTestApi(context, (served) => servePayments(served, context));
  const wanted = wantedOf({ documentId });
  const broken = [
    { ...wanted, amount: 29_700.5 },
    { ...wanted, amount: '29700' },
    { ...wanted, metadata: { productType: 'free', trustId: documentId } },
    { ...wanted, metadata: { productType: 'one_time', trustId: '1 or 1=1' } },
    { ...wanted, idempotencyKey: 'again' },
  ];
  for (const body of broken) {
    const response = await api.ask(member, '/functions/create-payment', { method: 'POST', body });
    expect(response.status).toBe(422);
  }
  const response = await api.ask({ kind: 'guest' }, '/functions/create-payment', { method: 'POST', body: wanted });
  expect(response.status).toBe(401);
});

test('a price, a currency or an owner that is sent along is not looked at', async () => {
  const api = serveTestApi(context, (served) => servePayments(served, context));
  const body = { ...wantedOf({ documentId }), currency: 'jpy', amountInCents: 1, userId: 'somebody', state: 'paid' };
  const response = await api.ask(member, '/functions/create-payment', { method: 'POST', body });
  const { sessionId } = (await response.json()) as { sessionId: string };
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, sessionId));
  expect(order).toMatchObject({ amountInCents: 29_700, currency: 'usd', userId: member.userId, state: 'open' });
});

test('nobody pays for the document of another member', async () => {
  const stranger = await createTestMember(context);
  for (const id of [documentId, randomUUID()]) {
    const paying = createPayment(context, { member: stranger, wanted: wantedOf({ documentId: id }) });
    await expect(paying).rejects.toMatchObject({ kind: 'absent', refusal: { message: 'Trust not found' } });
  }
  expect(await ordersOf(stranger)).toEqual([]);
});

test('the package needs a document; the subscription does not', async () => {
  const buyer = await createTestMember(context);
  await expect(createPayment(context, { member: buyer, wanted: wantedOf({}) })).rejects.toMatchObject({
    kind: 'invalid',
    refusal: { code: 'no-document' },
  });
  const opened = await createPayment(context, { member: buyer, wanted: wantedOf({ productType: 'subscription' }) });
  expect(opened.sessionId).toMatch(/^cs_/);
});

test('a double click opens one checkout', async () => {
  const buyer = await createTestMember(context);
  const own = await interviewTestDocument(context, { member: buyer });
  const wanted = wantedOf({ documentId: own });

  const opened = await Promise.all([1, 2, 3, 4].map(() => createPayment(context, { member: buyer, wanted })));

  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await createPayment(context, { member: buyer, wanted })).toEqual(opened[0]);
});

test('a key that was used for something else is refused', async () => {
  const wanted = wantedOf({ documentId });
  await createPayment(context, { member, wanted });
  const other = await interviewTestDocument(context, { member });
  const changes = [
    { ...wanted, amount: 3_400, metadata: { productType: 'subscription' as const, trustId: documentId } },
    { ...wanted, metadata: { ...wanted.metadata, trustId: other } },
  ];
  for (const changed of changes) {
    const paying = createPayment(context, { member, wanted: changed });
    await expect(paying).rejects.toMatchObject({ refusal: { code: 'key-reused' } });
  }
});

test('the same key of two members means two checkouts', async () => {
  const other = await createTestMember(context);
  const wanted = wantedOf({ productType: 'subscription' });
  const mine = await createPayment(context, { member, wanted });
  const theirs = await createPayment(context, { member: other, wanted });
  expect(mine.sessionId).not.toBe(theirs.sessionId);
});

test('what is paid for is not sold twice', async () => {
  const buyer = await createTestMember(context);
  const paid = await completeTestDocument(context, { member: buyer });
  await expect(createPayment(context, { member: buyer, wanted: wantedOf({ documentId: paid }) })).rejects.toMatchObject(
    {
      refusal: { code: 'already-paid', message: 'This document is already paid for.' },
    },
  );
  await context.db
    .insert(subscriptions)
    .values({ id: `sub_${buyer.userId}`, userId: buyer.userId, status: 'active', updatedAt: context.clock() });
  const again = createPayment(context, { member: buyer, wanted: wantedOf({ productType: 'subscription' }) });
  await expect(again).rejects.toMatchObject({ refusal: { code: 'already-subscribed' } });
});

test('a second payment page for the same document closes the first', async () => {
  const buyer = await createTestMember(context);
  const own = await interviewTestDocument(context, { member: buyer });
  const first = await createPayment(context, { member: buyer, wanted: wantedOf({ documentId: own }) });
  const second = await createPayment(context, {
    member: buyer,
    wanted: wantedOf({ productType: 'subscription', documentId: own }),
  });
  const third = await createPayment(context, { member: buyer, wanted: wantedOf({ productType: 'subscription' }) });

  expect(await context.payments.findCheckout(first.sessionId)).toMatchObject({ status: 'expired' });
  expect(await context.payments.findCheckout(second.sessionId)).toMatchObject({ status: 'expired' });
  expect(await context.payments.findCheckout(third.sessionId)).toMatchObject({ status: 'open' });
  expect((await ordersOf(buyer)).map(({ state }) => state).toSorted()).toEqual(['expired', 'expired', 'open']);
});

test('pages for different documents stay open side by side', async () => {
  const buyer = await createTestMember(context);
  const opened: string[] = [];
  for (const name of ['First', 'Second']) {
    const id = await interviewTestDocument(context, { member: buyer, name });
    const { sessionId } = await createPayment(context, { member: buyer, wanted: wantedOf({ documentId: id }) });
    opened.push(sessionId);
  }
  for (const id of opened) expect(await context.payments.findCheckout(id)).toMatchObject({ status: 'open' });
});

test('whoever has just paid on the first page is not sent to a second', async () => {
  const buyer = await createTestMember(context);
  const own = await interviewTestDocument(context, { member: buyer });
  const { sessionId } = await createPayment(context, { member: buyer, wanted: wantedOf({ documentId: own }) });
  context.payments.pay(sessionId);

  const again = createPayment(context, { member: buyer, wanted: wantedOf({ documentId: own }) });

  await expect(again).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'payment-in-progress' } });
});

test('a page that has expired is not handed out again', async () => {
  const buyer = await createTestMember(context);
  const own = await interviewTestDocument(context, { member: buyer });
  const wanted = wantedOf({ documentId: own });
  await createPayment(context, { member: buyer, wanted });
  await createPayment(context, { member: buyer, wanted: wantedOf({ documentId: own }) });
  await expect(createPayment(context, { member: buyer, wanted })).rejects.toMatchObject({
    refusal: { code: 'checkout-expired' },
  });
});

test('where the provider does not answer the same order is opened by the next try', async () => {
  const wanted = wantedOf({ documentId });
  const down = { ...context.payments, openCheckout: () => Promise.reject(new PaymentsUnavailable('no answer')) };
  await expect(createPayment({ ...context, payments: down }, { member, wanted })).rejects.toMatchObject({
    kind: 'outside',
    refusal: {
      title: 'Payment Error',
      message: expect.stringMatching(/^Failed to process payment\. .*nothing has been charged/) as string,
      retryAfterSeconds: 30,
    },
  });
  const opened = await createPayment(context, { member, wanted });
  const kept = await context.db.select().from(orders).where(eq(orders.idempotencyKey, wanted.idempotencyKey));
  expect(kept).toMatchObject([{ state: 'open', sessionId: opened.sessionId }]);
});

test('whoever wants to pay is answered within ten seconds, also by a provider that takes the call and never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const openCheckout = () => {
    ask();
    return new Promise<never>(() => undefined);
  };
  const hanging = { ...context, payments: { ...context.payments, openCheckout } };
  const ended = Promise.allSettled([createPayment(hanging, { member, wanted: wantedOf({ documentId }) })]);
  await asked;

  await vi.advanceTimersByTimeAsync(patienceInMs);

  const [outcome] = await ended;
  const reason = { kind: 'outside', refusal: { code: 'payment-unavailable' } };
  expect(outcome).toMatchObject({ status: 'rejected', reason });
});

test('a provider that refuses our key is told as a fault of the configuration', async () => {
  const refusing = {
    ...context.payments,
    openCheckout: () => Promise.reject(new PaymentsRefused('api_key_invalid', 'Invalid API key: sk_test_123')),
  };
  const paying = createPayment({ ...context, payments: refusing }, { member, wanted: wantedOf({ documentId }) });
  await expect(paying).rejects.toMatchObject({
    refusal: { message: 'Payment system configuration error. Please contact support.' },
  });
});
