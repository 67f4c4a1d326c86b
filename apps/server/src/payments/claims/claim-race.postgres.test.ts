import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachPurchase } from '#payments/claims/attach-purchase.ts';
import { createClaimSecret } from '#payments/claims/claim-secret.ts';
import { createGuestPayment } from '#payments/checkout/create-guest-payment.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { countPackages, usePackage } from '#payments/entitlement/spend-package.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { guestWantedOf } from '#platform/testing/buy-as-test-guest.ts';
import { completedEvent } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';

let postgres: TestPostgres;
let context: TestContext;

beforeAll(async () => {
  postgres = await openTestPostgres();
  context = await openTestContext(postgres.database);
});
afterAll(async () => {
  await context.close();
  await postgres.stop();
});

const openCheckout = (wanted = guestWantedOf({ name: 'Wanda Hill', email: `${randomUUID()}@example.com` })) =>
  createGuestPayment(context, {
    wanted,
    browserSecret: createClaimSecret(),
    origin: { ...testOrigin, ipAddress: randomUUID() },
  });
const buy = async (): Promise<string> => {
  const { session } = await openCheckout();
  const checkout = context.payments.pay(session.sessionId);
  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  return checkout.orderId ?? '';
};
const claim = (orderId: string, { userId }: Member) =>
  context.db.transaction((tx) => attachPurchase({ ...context, tx }, { orderId, userId, by: 'mailed link' }));

test('a purchase that four members claim at the same moment belongs to exactly one of them', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => createTestMember(context)));
  const orderIds = await Promise.all(Array.from({ length: 15 }, () => buy()));
  const claims = orderIds.flatMap((orderId) => members.map((member) => claim(orderId, member)));

  const settled = await Promise.allSettled(claims);

  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(orderIds.length);
  const [kept] = await context.db
    .select({
      claimed: count(orders.claimedAt),
      agreeing: sql<string>`count(*) filter (where ${orders.userId} = ${purchases.userId})`,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.id));
  expect(kept).toEqual({ claimed: orderIds.length, agreeing: String(orderIds.length) });
  const told = (await context.told()).filter(({ listener }) => listener === 'payments.complete-claimed');
  expect(told).toHaveLength(orderIds.length);
});

test('two packages pay for two of four documents that are chosen at the same moment', async () => {
  const member = await createTestMember(context);
  const documentIds: string[] = [];
  for (const name of ['First', 'Second', 'Third', 'Fourth']) {
    documentIds.push(await interviewTestDocument(context, { member, name }));
  }
  for (const orderId of [await buy(), await buy()]) await claim(orderId, member);

  await Promise.allSettled(documentIds.map((documentId) => usePackage(context, { member, documentId })));
  // Whoever came while both were being taken may ask again, and gets none.
  await Promise.allSettled(documentIds.map((documentId) => usePackage(context, { member, documentId })));

  expect(await countPackages(context.db, member.userId)).toBe(0);
  const spent = await context.db.select().from(purchases).where(eq(purchases.userId, member.userId));
  expect(new Set(spent.map(({ documentId }) => documentId)).size).toBe(2);
});

test('a guest’s double click that reaches several processes opens one checkout', async () => {
  const wanted = guestWantedOf({ name: 'Wanda Hill', email: 'wanda@example.com' });
  const opened = await Promise.all(Array.from({ length: 8 }, () => openCheckout(wanted)));
  expect(new Set(opened.map(({ session }) => session.sessionId)).size).toBe(1);
});
