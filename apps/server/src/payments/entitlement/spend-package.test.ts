import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachPurchase } from '#payments/claims/attach-purchase.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { countPackages, usePackage } from '#payments/entitlement/spend-package.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { buyAsTestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { wantedOf } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

/** A member who has claimed a package; the answer is its order. */
const claimFor = async ({ userId }: Member): Promise<string> => {
  const { sessionId } = await buyAsTestGuest(context, app);
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, sessionId));
  if (!order) throw new Error('no order');
  const claim = { orderId: order.id, userId, by: 'mailed link' } as const;
  await context.db.transaction((tx) => attachPurchase({ ...context, tx }, claim));
  return order.id;
};
const statusOf = async (member: Member, documentId: string) =>
  (await loadOwnDocument(context.db, { documentId, userId: member.userId })).status;

test('the next document that is finished uses the waiting package by itself, with revisions counted from then', async () => {
  const member = await createTestMember(context);
  const orderId = await claimFor(member);
  context.advance(60 * dayInMs);

  const first = await interviewTestDocument(context, { member, name: 'First' });
  await context.jobsDone();
  const second = await interviewTestDocument(context, { member, name: 'Second' });
  await context.jobsDone();

  expect([await statusOf(member, first), await statusOf(member, second)]).toEqual(['complete', 'draft']);
  const { revisionEndsAt } = await loadOwnDocument(context.db, { documentId: first, userId: member.userId });
  expect(revisionEndsAt).toEqual(new Date(context.clock().getTime() + 90 * dayInMs));
  const [purchase] = await context.db.select().from(purchases).where(eq(purchases.orderId, orderId));
  expect(purchase).toMatchObject({ userId: member.userId, documentId: first });
  expect(await countPackages(context.db, member.userId)).toBe(0);
});

test('whoever has a package is not asked for money again, and chooses the document it is for', async () => {
  const member = await createTestMember(context);
  const documentId = await interviewTestDocument(context, { member });
  await context.jobsDone();
  await claimFor(member);
  expect(await statusOf(member, documentId)).toBe('draft');

  await expect(createPayment(context, { member, wanted: wantedOf({ documentId }) })).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { message: 'You already have a paid package; it will be used for this document.' },
  });
  await usePackage(context, { member, documentId });
  expect(await statusOf(member, documentId)).toBe('complete');
});

test('one package pays for one document, however often it is clicked and whatever is chosen at once', async () => {
  const member = await createTestMember(context);
  const documentIds = [
    await interviewTestDocument(context, { member, name: 'First' }),
    await interviewTestDocument(context, { member, name: 'Second' }),
  ];
  await context.jobsDone();
  await claimFor(member);

  const clicks = [...documentIds, ...documentIds].map((documentId) => usePackage(context, { member, documentId }));
  const settled = await Promise.allSettled(clicks);

  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const statuses = await Promise.all(documentIds.map((documentId) => statusOf(member, documentId)));
  expect(statuses.toSorted()).toEqual(['complete', 'draft']);
});

test('a package is used neither for a paid document, nor for somebody else’s, nor after its money was given back', async () => {
  const [member, stranger] = [await createTestMember(context), await createTestMember(context)];
  const foreign = await interviewTestDocument(context, { member: stranger });
  const own = await interviewTestDocument(context, { member });
  await context.jobsDone();
  await claimFor(member);
  await claimFor(member);

  await expect(usePackage(context, { member, documentId: foreign })).rejects.toMatchObject({ kind: 'absent' });
  await usePackage(context, { member, documentId: own });
  await expect(usePackage(context, { member, documentId: own })).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { code: 'no-package' },
  });
  expect(await countPackages(context.db, member.userId)).toBe(1);

  const waiting = and(eq(purchases.userId, member.userId), isNull(purchases.documentId));
  await context.db.update(purchases).set({ refundedAt: context.clock() }).where(waiting);
  expect(await countPackages(context.db, member.userId)).toBe(0);
});
