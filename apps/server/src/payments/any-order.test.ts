import type { CheckoutState, PaymentEvent } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { invoices, orders, purchases, subscriptions } from '#payments/tables.ts';
import { completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { createTestMember, testOrigin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { createDocument } from '#documents/create-document.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const permute = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

interface Case {
  readonly what: string;
  readonly productType: 'one_time' | 'subscription';
  readonly tell: (checkout: CheckoutState) => readonly PaymentEvent[];
  readonly end: object;
}

const cases: readonly Case[] = [
  {
    what: 'a subscription that is paid, given back and cancelled',
    productType: 'subscription',
    tell: (checkout) => [
      completedEvent(context, checkout),
      eventsAbout(checkout).subscription('active', 1),
      eventsAbout(checkout).refunded(5),
      eventsAbout(checkout).subscription('canceled', 6),
    ],
    end: {
      order: { state: 'paid', failedAt: null },
      purchase: { refundedInCents: 3_400, refundedAt: new Date('2026-03-02T16:05:00Z') },
      subscription: { status: 'canceled' },
      invoice: undefined,
      isSubscribed: false,
    },
  },
  {
    what: 'a month whose payment fails and is paid at the next try',
    productType: 'subscription',
    tell: (checkout) => [
      completedEvent(context, checkout),
      eventsAbout(checkout).invoiceFailed(10),
      eventsAbout(checkout).invoicePaid(20),
      eventsAbout(checkout).subscription('active', 21),
    ],
    end: {
      order: { state: 'paid', failedAt: null },
      purchase: { refundedInCents: 0, refundedAt: null },
      subscription: { status: 'active' },
      invoice: { failedAt: new Date('2026-03-02T16:10:00Z'), paidAt: new Date('2026-03-02T16:20:00Z') },
      isSubscribed: true,
    },
  },
  {
    what: 'a subscription that is overdue, cancelled and ends',
    productType: 'subscription',
    tell: (checkout) => [
      completedEvent(context, checkout),
      eventsAbout(checkout).invoiceFailed(10),
      eventsAbout(checkout).subscription('past_due', 11),
      eventsAbout(checkout).subscription('canceled', 30, { cancelsAtPeriodEnd: true }),
    ],
    end: {
      order: { state: 'paid', failedAt: null },
      purchase: { refundedInCents: 0, refundedAt: null },
      subscription: { status: 'canceled', cancelsAtPeriodEnd: true },
      invoice: { failedAt: new Date('2026-03-02T16:10:00Z'), paidAt: null },
      isSubscribed: false,
    },
  },
  {
    what: 'a declined card, a payment and a refund in two parts',
    productType: 'one_time',
    tell: (checkout) => [
      eventsAbout(checkout).paymentFailed(1),
      completedEvent(context, checkout),
      eventsAbout(checkout).refunded(5, 10_000),
      eventsAbout(checkout).refunded(9),
    ],
    end: {
      order: { state: 'paid', failedAt: new Date('2026-03-02T16:01:00Z') },
      purchase: { refundedInCents: 29_700, refundedAt: new Date('2026-03-02T16:09:00Z') },
      subscription: undefined,
      invoice: undefined,
      isSubscribed: false,
    },
  },
  {
    what: 'a refund in two parts of which the second does not arrive',
    productType: 'one_time',
    tell: (checkout) => [
      completedEvent(context, checkout),
      eventsAbout(checkout).refunded(5, 10_000),
      eventsAbout(checkout).refunded(7),
      eventsAbout(checkout).refundFailed(9, 19_700),
    ],
    end: {
      order: { state: 'paid', failedAt: null },
      purchase: { refundedInCents: 10_000, refundedAt: null },
      subscription: undefined,
      invoice: undefined,
      isSubscribed: false,
    },
  },
];

test.each(cases)('$what ends the same in all 24 orders of its events', async ({ productType, tell, end }) => {
  const orderings = permute([0, 1, 2, 3]);
  expect(orderings).toHaveLength(24);
  for (const ordering of orderings) {
    const { userId, checkout } = await payUntold(productType);
    const events = tell(checkout);
    for (const index of ordering) {
      const event = events[index];
      if (event) await receivePaymentEvent(context, context.payments.deliver(event));
    }
    expect(await stateOf(userId, checkout), `order ${ordering.join(' ')}`).toMatchObject(end);
  }
});

const payUntold = async (productType: Case['productType']) => {
  const member = await createTestMember(context);
  const documentId = productType === 'one_time' ? await insertDocument(member.userId) : undefined;
  const wanted = wantedOf(documentId ? { productType, documentId } : { productType });
  const { sessionId } = await createPayment(context, { member, wanted });
  return { userId: member.userId, checkout: context.payments.pay(sessionId) };
};

const insertDocument = async (userId: string): Promise<string> => {
  const { id } = await createDocument(context, {
    member: { kind: 'member', userId, name: 'Marisol Reyes', email: 'm@example.com', role: 'member' },
    name: 'Reyes family trust',
    documentTypeId: 'living-trust',
    origin: testOrigin,
  });
  return id;
};

const stateOf = async (userId: string, { orderId = '', subscriptionId = '' }: CheckoutState) => {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  const [purchase] = await context.db.select().from(purchases).where(eq(purchases.orderId, orderId));
  const [subscription] = await context.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const [invoice] = await context.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return { order, purchase, subscription, invoice, isSubscribed: await hasActiveSubscription(context.db, userId) };
};

test('a refund is announced as complete once, however often and early it is told', async () => {
  const { checkout } = await payUntold('subscription');
  const refund = eventsAbout(checkout).refunded(5);
  const tell = (event: PaymentEvent) => receivePaymentEvent(context, context.payments.deliver(event));

  await Promise.all([tell(refund), tell({ ...refund, eventId: 'evt_again' }), tell(completedEvent(context, checkout))]);
  await tell({ ...refund, eventId: 'evt_once_more' });

  const told = (await context.told()).filter(
    ({ listener, data }) =>
      listener === 'payments.end-refunded' && (data as { orderId: string }).orderId === checkout.orderId,
  );
  expect(told.map(({ data }) => data)).toMatchObject([{ isComplete: true, refundedInCents: 3_400 }]);
});

test('money that was on its way and did not come closes the order, and a later payment opens it again', async () => {
  const { userId, checkout } = await payUntold('one_time');
  const tell = (event: PaymentEvent) => receivePaymentEvent(context, context.payments.deliver(event));

  await tell(eventsAbout(checkout).paymentFailed(1, checkout.sessionId));
  expect(await stateOf(userId, checkout)).toMatchObject({ order: { state: 'expired' }, purchase: undefined });
  const told = (await context.told()).filter(({ listener }) => listener === 'payments.mail-failure');
  expect(told.map(({ data }) => data)).toContainEqual({ orderId: checkout.orderId, invoiceId: null });

  await tell(completedEvent(context, checkout));
  expect(await stateOf(userId, checkout)).toMatchObject({ order: { state: 'paid' }, purchase: {} });
});
