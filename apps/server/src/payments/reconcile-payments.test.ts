import { PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '#payments/create-payment.ts';
import { hasActiveSubscription } from '#payments/find-entitlement.ts';
import { listPurchases } from '#payments/list-purchases.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { reconcilePayments } from '#payments/reconcile-payments.ts';
import { orders } from '#payments/tables.ts';
import { buyInTest, completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const minute = 60 * 1000;
const wanted = () => wantedOf({ productType: 'subscription' });

test('a payment whose event was lost is found after five minutes, once, and a late event changes nothing', async () => {
  const member = await createTestMember(context);
  const { sessionId } = await createPayment(context, { member, wanted: wanted() });
  const checkout = context.payments.pay(sessionId);

  // The database stamps orders with its own clock, so the context's must be brought to it.
  context.advance(Date.now() - context.clock().getTime());
  await reconcilePayments(context);
  expect(await listPurchases(context, member)).toEqual([]);

  context.advance(6 * minute);
  await Promise.all([reconcilePayments(context), reconcilePayments(context)]);
  expect(await listPurchases(context, member)).toHaveLength(1);
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(true);

  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  expect(await listPurchases(context, member)).toHaveLength(1);
});

test('a page that nobody paid stays open or is closed, as the provider says; one without an answer is asked again', async () => {
  const member = await createTestMember(context);
  const open = await createPayment(context, { member, wanted: wanted() });
  const stranger = await createTestMember(context);
  const closed = await createPayment(context, { member: stranger, wanted: wanted() });
  await context.payments.expireCheckout(closed.sessionId);
  const lost = await createPayment(context, { member: await createTestMember(context), wanted: wanted() });
  context.advance(10 * minute);
  const payments: typeof context.payments = {
    ...context.payments,
    findCheckout: (id) =>
      id === lost.sessionId ? Promise.reject(new PaymentsUnavailable('no answer')) : context.payments.findCheckout(id),
  };

  await reconcilePayments({ ...context, payments });

  const stateOf = async (sessionId: string) =>
    (await context.db.select().from(orders).where(eq(orders.sessionId, sessionId)))[0]?.state;
  expect(await stateOf(open.sessionId)).toBe('open');
  expect(await stateOf(closed.sessionId)).toBe('expired');
  expect(await stateOf(lost.sessionId)).toBe('open');
});

test('a subscription whose month is over is asked about: a lost renewal and a lost end are found', async () => {
  const member = await createTestMember(context);
  const checkout = await buyInTest(context, { member, productType: 'subscription' });
  const about = eventsAbout(checkout);
  context.payments.keepSubscription(about.subscription('active', 1));
  context.payments.keepInvoice(about.invoicePaid(1));
  await reconcilePayments(context);
  await reconcilePayments(context);
  const paid = await listPurchases(context, member);
  expect(paid).toHaveLength(2);
  expect(paid.filter(({ isRenewal }) => isRenewal)).toHaveLength(1);

  context.payments.keepSubscription(about.subscription('canceled', 2));
  context.advance(25 * 60 * minute);
  await reconcilePayments(context);
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(false);
});
