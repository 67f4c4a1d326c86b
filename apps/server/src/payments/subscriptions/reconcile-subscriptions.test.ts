import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { reconcileSubscriptions } from '#payments/subscriptions/reconcile-subscriptions.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  context.advance(Date.now() - context.clock().getTime());
});
afterAll(() => context.close());

const minute = 60 * 1000;

test('a subscription whose month is over is asked about: a lost renewal and a lost end are found', async () => {
  const member = await createTestMember(context);
  const checkout = await buyInTest(context, { member, productType: 'subscription' });
  const about = eventsAbout(checkout);
  context.payments.keepSubscription(about.subscription('active', 1));
  context.payments.keepInvoice(about.invoicePaid(1));
  await reconcileSubscriptions(context);
  await reconcileSubscriptions(context);
  const paid = await listPurchases(context, member);
  expect(paid).toHaveLength(2);
  expect(paid.filter(({ isRenewal }) => isRenewal)).toHaveLength(1);

  context.payments.keepSubscription(about.subscription('canceled', 2));
  context.advance(25 * 60 * minute);
  await reconcileSubscriptions(context);
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(false);
});
