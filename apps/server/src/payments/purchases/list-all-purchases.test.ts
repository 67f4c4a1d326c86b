import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAdministration } from '#administration/routes.ts';
import { listAllPurchases } from '#payments/purchases/list-all-purchases.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { requestRefund } from '#payments/refunds/request-refund.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Administrator, Member } from '#platform/actor.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi } from '#platform/testing/serve-test-api.ts';

let context: TestContext;
let buyers: readonly Member[];

beforeAll(async () => {
  context = await openTestContext();
  buyers = await Promise.all(
    ['Ines Aguirre', 'Otto Berg', 'Kim Lee'].map((name) => createTestMember(context, { name })),
  );
  for (const member of buyers) {
    await buyInTest(context, { member, documentId: await interviewTestDocument(context, { member }) });
    context.advance(60_000);
  }
});
afterAll(() => context.close());

const namesOf = async (asked: Parameters<typeof listAllPurchases>[1]) =>
  (await listAllPurchases(context, asked)).rows.map(({ buyerName }) => buyerName);

test('an administrator sees refund requests first, finds buyers, and gives the money back', async () => {
  expect(await namesOf({})).toEqual(['Kim Lee', 'Otto Berg', 'Ines Aguirre']);
  const [ines] = buyers as [Member];
  const [bought] = await listPurchases(context, ines);
  await requestRefund(context, { member: ines, purchaseId: bought?.id ?? '', reason: 'Too early.', origin });

  const { rows, total } = await listAllPurchases(context, {});
  expect(total).toBe(3);
  expect(rows.map(({ buyerName }) => buyerName)).toEqual(['Ines Aguirre', 'Kim Lee', 'Otto Berg']);
  expect(rows[0]).toMatchObject({ state: 'refund-requested', refundReason: 'Too early.', buyerEmail: ines.email });
  expect(await namesOf({ search: 'otto' })).toEqual(['Otto Berg']);
  expect(await namesOf({ search: ines.email.slice(0, 12) })).toEqual(['Ines Aguirre']);
  expect(await namesOf({ search: rows[1]?.number ?? '' })).toEqual(['Kim Lee']);
  expect(await namesOf({ search: '%' })).toEqual([]);
  expect(await namesOf({ state: 'refund-requested' })).toEqual(['Ines Aguirre']);

  const api = serveTestApi(context, (served) => serveAdministration(served, context));
  const admin: Administrator = { ...(await createTestMember(context)), role: 'admin' };
  const path = `/admin/purchases/${bought?.id}/refund`;
  expect((await api.ask(ines, path, { method: 'POST' })).status).toBe(404);
  const granted = await api.ask(admin, path, { method: 'POST', body: { seen: 'refund-requested' } });
  expect(await granted.json()).toMatchObject({ state: 'refunded', refundedInCents: 29_700 });
  expect((await api.ask(admin, path, { method: 'POST', body: { seen: 'refunded' } })).status).toBe(409);
  expect(await namesOf({ state: 'refunded' })).toEqual(['Ines Aguirre']);
  expect(await namesOf({ state: 'paid' })).toEqual(['Kim Lee', 'Otto Berg']);
});

test('pages of purchases hold each one once, waiting ones first', async () => {
  const [template] = await context.db.select().from(purchases);
  const [order] = await context.db.select().from(orders);
  if (!template || !order) throw new Error('nothing was bought');
  for (let number = 0; number < 150; number += 1) {
    const id = crypto.randomUUID();
    await context.db.insert(orders).values({ ...order, id, number: sql`default`, sessionId: null, idempotencyKey: id });
    const refundRequestedAt = number % 3 === 0 ? context.clock() : null;
    await context.db
      .insert(purchases)
      .values({ ...template, id: crypto.randomUUID(), orderId: id, refundedAt: null, refundRequestedAt });
  }
  const first = await listAllPurchases(context, {});
  const second = await listAllPurchases(context, { cursor: first.nextCursor ?? '' });
  const rows = [...first.rows, ...second.rows];
  expect(second.nextCursor).toBeNull();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(153);
  expect(rows.findLastIndex(({ state }) => state === 'refund-requested')).toBe(49);
});
