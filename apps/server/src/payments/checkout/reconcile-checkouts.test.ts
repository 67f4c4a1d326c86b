import { PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { repeatedPaymentJobs } from '#payments/jobs.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { reconcileCheckouts } from '#payments/checkout/reconcile-checkouts.ts';
import { orders } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
});
beforeEach(async () => {
  await context.db.update(orders).set({ state: 'expired' });
  member = await createTestMember(context);
});
afterAll(() => context.close());

const minute = 60 * 1000;
const hour = 60 * minute;
const open = (of = member) => createPayment(context, { member: of, wanted: wantedOf({ productType: 'subscription' }) });
const orderOf = async (userId = member.userId) =>
  (await context.db.select().from(orders).where(eq(orders.userId, userId)))[0];

/** A server that is killed between the order and the answer of the provider. */
const openAndDie = async (doesReachProvider: boolean): Promise<string | undefined> => {
  let sessionId: string | undefined;
  const openCheckout: typeof context.payments.openCheckout = async (request) => {
    if (doesReachProvider) sessionId = (await context.payments.openCheckout(request)).sessionId;
    throw new Error('the process is gone');
  };
  const dying = { ...context, payments: { ...context.payments, openCheckout } };
  const opening = createPayment(dying, { member, wanted: wantedOf({ productType: 'subscription' }) });
  await expect(opening).rejects.toThrow('the process is gone');
  return sessionId;
};

test('lost events are looked for every two minutes', () => {
  const [first] = repeatedPaymentJobs(context).filter(({ name }) => name === 'payments.reconcile');
  expect(first?.cron).toBe('*/2 * * * *');
});

test('a payment whose event was lost is found within five minutes, once, and a late event changes nothing', async () => {
  const { sessionId } = await open();
  // Somebody who looks for the card first: the page was asked about before it was paid.
  for (let passed = 0; passed < 100; passed += 2) {
    context.advance(2 * minute);
    await reconcileCheckouts(context);
  }
  const checkout = context.payments.pay(sessionId);
  const paidAt = context.clock().getTime();
  while ((await listPurchases(context, member)).length === 0) {
    context.advance(2 * minute);
    expect(context.clock().getTime() - paidAt).toBeLessThanOrEqual(5 * minute);
    await Promise.all([reconcileCheckouts(context), reconcileCheckouts(context)]);
  }
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(true);

  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  expect(await listPurchases(context, member)).toHaveLength(1);
});

test('where nothing is open the provider is not asked, and an old page is asked about less and less often', async () => {
  const find = vi.spyOn(context.payments, 'findCheckout');
  await reconcileCheckouts(context);
  expect(find).not.toHaveBeenCalled();

  await open();
  const asked = async (hours: number): Promise<number> => {
    find.mockClear();
    for (let passed = 0; passed < 60; passed += 2) {
      context.advance(2 * minute);
      await reconcileCheckouts(context);
    }
    context.advance((hours - 1) * hour);
    return find.mock.calls.length;
  };
  expect(await asked(8)).toBe(30);
  expect(await asked(42)).toBeLessThanOrEqual(4);
  expect(await asked(1)).toBeLessThanOrEqual(1);
  find.mockRestore();
});

test('a page that nobody paid stays open or is closed, as the provider says; one without an answer is asked again', async () => {
  const [stranger, third] = [await createTestMember(context), await createTestMember(context)];
  await open();
  const closed = await open(stranger);
  await context.payments.expireCheckout(closed.sessionId);
  const lost = await open(third);
  context.advance(10 * minute);
  const payments: typeof context.payments = {
    ...context.payments,
    findCheckout: (id) =>
      id === lost.sessionId ? Promise.reject(new PaymentsUnavailable('no answer')) : context.payments.findCheckout(id),
  };

  await reconcileCheckouts({ ...context, payments });

  expect((await orderOf())?.state).toBe('open');
  expect((await orderOf(stranger.userId))?.state).toBe('expired');
  expect((await orderOf(third.userId))?.state).toBe('open');
});

test('a provider that does not answer is not asked for every page in a row', async () => {
  for (let opened = 0; opened < 6; opened += 1) await open(await createTestMember(context));
  context.advance(10 * minute);
  const findCheckout = vi.fn<() => Promise<never>>(() => Promise.reject(new PaymentsUnavailable('no answer')));
  const hanging = { ...context, payments: { ...context.payments, findCheckout } };
  await reconcileCheckouts(hanging);
  expect(findCheckout).toHaveBeenCalledTimes(3);
});

test('an order whose server died before the provider was asked does not stay in between for ever', async () => {
  await openAndDie(false);
  expect((await orderOf())?.state).toBe('opening');
  context.advance(2 * minute);
  await reconcileCheckouts(context);
  expect((await orderOf())?.state).toBe('expired');
});

test('a page that was opened for a server that died is found by its order, and closed', async () => {
  const sessionId = await openAndDie(true);
  context.advance(2 * minute);
  await reconcileCheckouts(context);
  expect(await orderOf()).toMatchObject({ state: 'expired', sessionId });
  expect(await context.payments.findCheckout(sessionId ?? '')).toMatchObject({ status: 'expired' });
});

test('a page that was paid although its server died is a purchase', async () => {
  const sessionId = await openAndDie(true);
  context.payments.pay(sessionId ?? '');
  context.advance(2 * minute);
  await reconcileCheckouts(context);
  expect(await orderOf()).toMatchObject({ state: 'paid', sessionId });
  expect(await listPurchases(context, member)).toHaveLength(1);
});
