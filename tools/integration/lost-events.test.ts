import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPayment } from '@evergrant/server/payments/checkout/create-payment.ts';
import { hasActiveSubscription } from '@evergrant/server/payments/entitlement/find-entitlement.ts';
import { listPurchases } from '@evergrant/server/payments/purchases/list-purchases.ts';
import { openBillingPortal } from '@evergrant/server/payments/subscriptions/open-billing-portal.ts';
import { reconcileCheckouts } from '@evergrant/server/payments/checkout/reconcile-checkouts.ts';
import { reconcileSubscriptions } from '@evergrant/server/payments/subscriptions/reconcile-subscriptions.ts';
import type { Member } from '@evergrant/server/platform/actor.ts';
import { wantedOf } from '@evergrant/server/platform/testing/buy-in-test.ts';
import { createTestMember } from '@evergrant/server/platform/testing/create-test-member.ts';
import { createDocument } from '@evergrant/server/documents/create-document.ts';
import { openPaidServer, type PaidServer } from '#integration/open-paid-server.ts';
import { press } from '#stripe-sandbox/open-test-shop.ts';

vi.setConfig({ testTimeout: 300_000 });

let shop: PaidServer;

beforeAll(async () => {
  shop = await openPaidServer();
});
afterAll(() => shop.stop());

const origin = { ipAddress: '203.0.113.7', userAgent: 'Vitest' };

const buy = async (member: Member, productType: 'one_time' | 'subscription'): Promise<string> => {
  const document =
    productType === 'one_time'
      ? await createDocument(shop.context, { member, name: 'Reyes trust', documentTypeId: 'living-trust', origin })
      : undefined;
  const wanted = wantedOf({ productType, ...(document ? { documentId: document.id } : {}) });
  const { url } = await createPayment(shop.context, { member, wanted });
  await press(url, 'pay');
  return url;
};

const count = async (): Promise<object> => {
  const counted = await shop.context.db.execute(
    `select (select count(*)::int from purchases) as purchases,
      (select count(*)::int from audit_rows where action = 'payment received') as received,
      (select count(*)::int from orders where state = 'paid') as paid`,
  );
  return (counted as { readonly rows: readonly object[] }).rows[0] ?? {};
};

test('with every fifth event lost, one sweep finds every payment, and none twice', async () => {
  const buyers = 40;
  shop.sandbox.knobs.loseEveryNthWebhook = 5;
  for (let bought = 0; bought < buyers; bought += 8) {
    const members = await Promise.all(Array.from({ length: 8 }, () => createTestMember(shop.context)));
    await Promise.all(members.map((member, index) => buy(member, index % 2 === 0 ? 'one_time' : 'subscription')));
  }
  await shop.sandbox.webhooksSettled();
  shop.sandbox.knobs.loseEveryNthWebhook = 0;
  const before = (await count()) as { readonly purchases: number };
  expect(before.purchases).toBeLessThan(buyers);

  const soon = { ...shop.context, clock: () => new Date(Date.now() + 6 * 60 * 1000) };
  await reconcileCheckouts(soon);
  await reconcileCheckouts(soon);

  expect(await count()).toEqual({ purchases: buyers, received: buyers, paid: buyers });
});

test('a renewal and an end that were never told are found once the month is over', async () => {
  const member = await createTestMember(shop.context);
  await buy(member, 'subscription');
  await shop.sandbox.webhooksSettled();
  const { url } = await openBillingPortal(shop.context, { member });

  shop.sandbox.knobs.dropWebhooks = true;
  await press(url, 'month');
  await press(url, 'cancel');
  await press(url, 'month');
  shop.sandbox.knobs.dropWebhooks = false;
  expect(await hasActiveSubscription(shop.context.db, member.userId)).toBe(true);

  const later = { ...shop.context, clock: () => new Date(Date.now() + 32 * 24 * 60 * 60 * 1000) };
  await reconcileSubscriptions(later);

  expect(await hasActiveSubscription(shop.context.db, member.userId)).toBe(false);
  const paid = await listPurchases(shop.context, member);
  expect(paid).toHaveLength(2);
  expect(paid.filter(({ isRenewal }) => isRenewal)).toHaveLength(1);
});

test('everything that was said to the provider and by it was said in its own shapes', () => {
  const { requests, violations, operations } = shop.proxy.report();
  expect(violations).toEqual([]);
  expect(requests).toBeGreaterThan(60);
  expect(Object.keys(operations)).toContain('POST /v1/billing_portal/sessions');
});
