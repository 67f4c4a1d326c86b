import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { randomUUID } from 'node:crypto';
import type { CheckoutState, PaymentEvent, SubscriptionChanged } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { orders, paymentEvents, purchases, subscriptions } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { buyInTest, completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp } from '#platform/testing/serve-test-app.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

interface Bought {
  readonly member: Member;
  readonly documentId: string;
  readonly checkout: CheckoutState;
}

/** Paid at the provider; the provider has not told us yet. */
const payUntold = async (): Promise<Bought> => {
  const member = await createTestMember(context);
  const documentId = await interviewTestDocument(context, { member });
  const { sessionId } = await createPayment(context, { member, wanted: wantedOf({ documentId }) });
  return { member, documentId, checkout: context.payments.pay(sessionId) };
};
const tell = (event: PaymentEvent) => receivePaymentEvent(context, context.payments.deliver(event));
const purchasesOf = ({ userId }: Member) => context.db.select().from(purchases).where(eq(purchases.userId, userId));
const orderOf = async ({ orderId }: CheckoutState) => {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId ?? ''));
  return order;
};
const paidActions = async ({ userId }: Member) =>
  (await readAudit(context.db, `account:${userId}`)).map(({ action }) => action);

test('a payment completes the document, once, and a receipt is mailed, once', async () => {
  const { member, documentId, checkout } = await payUntold();
  const event = completedEvent(context, checkout);

  await Promise.all([1, 2, 3, 4].map(() => tell(event)));
  await tell(event);
  await context.jobsDone();

  expect(await purchasesOf(member)).toMatchObject([
    { orderId: checkout.orderId, documentId, amountInCents: 29_700, paymentIntentId: checkout.paymentIntentId },
  ]);
  const document = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  const ninetyDaysLater = new Date(context.clock().getTime() + 90 * dayInMs);
  expect(document).toMatchObject({ status: 'complete', progress: 100, revisionEndsAt: ninetyDaysLater });
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.filter(({ action }) => action === 'document completed')).toHaveLength(1);
  expect(findBreak(trailOf(documentId), trail)).toBeUndefined();
  const mails = await context.mail.list(member.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt for Complete Trust Package']);
  expect(mails[0]?.text).toContain('Amount: $297.00');
  expect(mails[0]?.text).toContain('Document: Reyes family trust');
  expect(await paidActions(member)).toEqual(['payment received']);
});

test('two events about the same checkout are one purchase', async () => {
  const { member, checkout } = await payUntold();
  await Promise.all([tell(completedEvent(context, checkout)), tell(completedEvent(context, checkout))]);
  expect(await purchasesOf(member)).toHaveLength(1);
  expect(await paidActions(member)).toEqual(['payment received']);
});

test('an event that comes before the session’s id was written is not lost', async () => {
  const { member, checkout } = await payUntold();
  await context.db
    .update(orders)
    .set({ state: 'opening', sessionId: null, checkoutUrl: null })
    .where(eq(orders.id, checkout.orderId ?? ''));
  await tell(completedEvent(context, checkout));
  expect(await purchasesOf(member)).toHaveLength(1);
  expect(await orderOf(checkout)).toMatchObject({ state: 'paid', sessionId: checkout.sessionId });
});

test.each<readonly [string, Partial<CheckoutState>]>([
  ['a lower amount', { amountTotalInCents: 1 }],
  ['a higher amount', { amountTotalInCents: 29_701 }],
  ['another currency', { currency: 'jpy' }],
  ['another session', { sessionId: 'cs_test_of_somebody_else' }],
])('a payment with %s is held for review and unlocks nothing', async (_, changes) => {
  const { member, documentId, checkout } = await payUntold();
  const changed = { ...checkout, ...changes };
  const payments = { ...context.payments, findCheckout: async () => changed };
  const event = completedEvent(context, changed);

  await receivePaymentEvent({ ...context, payments }, context.payments.deliver(event));
  await context.jobsDone();

  expect(await orderOf(checkout)).toMatchObject({ state: 'review' });
  expect(await purchasesOf(member)).toEqual([]);
  expect(await paidActions(member)).toEqual(['payment held for review']);
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({ status: 'draft' });
  expect(await context.mail.list(member.email)).toEqual([]);
});

test('the provider’s present word counts, not the one in a late event', async () => {
  const { member, checkout } = await payUntold();
  const unpaid = { ...checkout, paymentStatus: 'unpaid' } as const;
  const payments = { ...context.payments, findCheckout: async () => unpaid };
  await receivePaymentEvent({ ...context, payments }, context.payments.deliver(completedEvent(context, checkout)));
  expect(await purchasesOf(member)).toEqual([]);
  expect(await orderOf(checkout)).toMatchObject({ state: 'open' });
});

test('a checkout that ran out is expired; one that is paid stays paid', async () => {
  const { member, checkout } = await payUntold();
  const expired = { ...checkout, status: 'expired', paymentStatus: 'unpaid' } as const;
  const event = { ...completedEvent(context, expired), kind: 'checkout-expired' } as const;
  await tell(event);
  expect(await orderOf(checkout)).toMatchObject({ state: 'expired' });

  await tell(completedEvent(context, checkout));
  await tell({ ...event, eventId: 'evt_late' });
  expect(await orderOf(checkout)).toMatchObject({ state: 'paid' });
  expect(await purchasesOf(member)).toHaveLength(1);
});

test.each([undefined, 'order-7-of-another-shop', randomUUID()])(
  'an event about the order %s of somebody else is taken and changes nothing',
  async (orderId) => {
    const { member, checkout } = await payUntold();
    const foreign = { ...checkout, orderId };
    const payments = { ...context.payments, findCheckout: async () => foreign };
    const event = completedEvent(context, foreign);
    await receivePaymentEvent({ ...context, payments }, context.payments.deliver(event));
    await tell({ ...subscribed('active', 10), orderId });
    expect(await purchasesOf(member)).toEqual([]);
    expect(await context.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.eventId))).toHaveLength(1);
  },
);

test('a forged delivery is answered with 400 and nothing is written', async () => {
  const { member, checkout } = await payUntold();
  const before = await context.db.select().from(paymentEvents);
  const browser = serveTestApp(context).open();
  const genuine = JSON.stringify(completedEvent(context, checkout));
  for (const signature of ['', 't=1,v1=00', 'v0=00']) {
    const headers = { 'Stripe-Signature': signature };
    const response = await browser.ask('/api/payments/webhook', { method: 'POST', body: genuine, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: 'This delivery is not genuine.' });
  }
  expect(await context.db.select().from(paymentEvents)).toHaveLength(before.length);
  expect(await purchasesOf(member)).toEqual([]);
  expect(await orderOf(checkout)).toMatchObject({ state: 'open' });
});

test('a genuine delivery needs neither cookie nor page of ours', async () => {
  const { member, checkout } = await payUntold();
  const { rawBody, signature } = context.payments.deliver(completedEvent(context, checkout));
  const headers = { 'Stripe-Signature': signature, Origin: 'https://provider.example' };
  const response = await serveTestApp(context)
    .open()
    .ask('/api/payments/webhook', { method: 'POST', body: rawBody, headers });
  expect(response.status).toBe(200);
  expect(await purchasesOf(member)).toHaveLength(1);
});

const subscribed = (status: SubscriptionChanged['status'], minute: number): SubscriptionChanged => ({
  kind: 'subscription-changed',
  eventId: `evt_${randomUUID()}`,
  createdAt: new Date(Date.UTC(2026, 2, 2, 16, minute)),
  orderId: undefined,
  subscriptionId: 'sub_none',
  customerId: 'cus_1',
  status,
  cancelsAtPeriodEnd: false,
  currentPeriodEndsAt: undefined,
});

test('a subscription completes every document whose interview is finished, now and later', async () => {
  const member = await createTestMember(context);
  const first = await interviewTestDocument(context, { member, name: 'First' });
  const second = await interviewTestDocument(context, { member, name: 'Second' });
  const statusOf = async (documentId: string) => {
    const { status, revisionEndsAt } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
    return { status, revisionEndsAt };
  };

  await buyInTest(context, { member, productType: 'subscription' });
  await context.jobsDone();
  const complete = { status: 'complete', revisionEndsAt: null };
  expect([await statusOf(first), await statusOf(second)]).toEqual([complete, complete]);

  const third = await interviewTestDocument(context, { member, name: 'Third' });
  await context.jobsDone();
  expect(await statusOf(third)).toEqual(complete);
  expect((await context.mail.list(member.email))[0]?.text).toContain('$34.00 a month');
});

test('the newest word about a subscription counts, in whatever order the events come', async () => {
  const member = await createTestMember(context);
  const { subscriptionId = '' } = await buyInTest(context, { member, productType: 'subscription' });
  const about = (status: SubscriptionChanged['status'], minute: number) =>
    tell({ ...subscribed(status, minute), subscriptionId });

  await about('past_due', 20);
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(true);
  await about('canceled', 30);
  await about('active', 10);
  await about('past_due', 20);

  const [kept] = await context.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  expect(kept).toMatchObject({ status: 'canceled', userId: member.userId });
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(false);
});

test('without a subscription a finished interview waits for its purchase', async () => {
  const member = await createTestMember(context);
  const documentId = await interviewTestDocument(context, { member });
  await context.jobsDone();
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({ status: 'draft' });
});
