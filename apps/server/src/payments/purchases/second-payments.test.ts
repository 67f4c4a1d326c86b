import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachPurchase } from '#payments/claims/attach-purchase.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { forgetOrders } from '#payments/purchases/forget-orders.ts';
import { grantRefund } from '#payments/refunds/grant-refund.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Administrator, Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { askAsGuest, guestWantedOf } from '#platform/testing/buy-as-test-guest.ts';
import { buyInTest, completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

const openAsGuest = async (email: string, productType: 'one_time' | 'subscription' = 'one_time'): Promise<string> => {
  const amount = productType === 'one_time' ? 29_700 : 3_400;
  const wanted = { ...guestWantedOf({ name: 'Wanda Hill', email }), amount, metadata: { productType } };
  const answer = await askAsGuest(app.open(), wanted);
  return ((await answer.json()) as { sessionId: string }).sessionId;
};
const openAsMember = async (member: Member, wanted: Parameters<typeof wantedOf>[0]): Promise<string> =>
  (await createPayment(context, { member, wanted: wantedOf(wanted) })).sessionId;

/** Paid, also where the page was closed too late. */
const pay = async (sessionId: string): Promise<typeof purchases.$inferSelect> => {
  const checkout = context.payments.pay(sessionId);
  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  await context.jobsDone();
  const paid = await find(checkout.orderId ?? '');
  if (!paid) throw new Error('not paid');
  return paid;
};
const find = async (orderId: string) =>
  (await context.db.select().from(purchases).where(eq(purchases.orderId, orderId)))[0];
const claim = async ({ orderId }: { readonly orderId: string }): Promise<Member> => {
  const member = await createTestMember(context);
  const { userId } = member;
  await context.db.transaction((tx) => attachPurchase({ ...context, tx }, { orderId, userId, by: 'browser' }));
  return member;
};
const subjectsTo = async (email: string) => (await context.mail.list(email)).map(({ subject }) => subject);
const returned = { refundedInCents: 29_700, refundedAt: expect.any(Date) as Date };

test('a guest who claims a purchase at once gets back what an earlier page takes afterwards', async () => {
  const email = newAddress();
  const earlier = await openAsGuest(email);
  context.advance(60_000);
  const first = await pay(await openAsGuest(email));
  await claim(first);

  const second = await pay(earlier);

  expect(second).toMatchObject({ secondOf: first.id, userId: null, ...returned });
  expect(await find(first.orderId)).toMatchObject({ secondOf: null, refundedAt: null });
  expect(await subjectsTo(email)).toContain('You paid twice, and your second payment comes back');
});

test('a guest whose purchase is claimed can still buy another package for somebody else', async () => {
  const email = newAddress();
  const first = await pay(await openAsGuest(email));
  await claim(first);
  context.advance(60_000);
  expect(await pay(await openAsGuest(email))).toMatchObject({ secondOf: null, refundedAt: null });
  const texts = (await context.mail.list(email)).map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '));
  expect(texts.filter((text) => text.includes('Another package that is paid for and not used yet'))).toHaveLength(1);
});

test('by what a payer is known again is forgotten with the account, and no address is kept until then', async () => {
  const email = newAddress();
  const first = await pay(await openAsGuest(email));
  const { userId } = await claim(first);
  const kept = async () => (await context.db.select().from(orders).where(eq(orders.id, first.orderId)))[0];
  expect(await kept()).toMatchObject({ payerEmail: null, payerMark: expect.stringMatching(/^[\w-]{43}$/) as string });

  await context.db.transaction((tx) => forgetOrders(tx, userId));

  expect(await kept()).toMatchObject({ payerMark: null });
});

test.each(['one_time', 'subscription'] as const)(
  'of a package and a subscription whose pages stood open beside each other, %s paid first, one is paid for',
  async (firstPaid) => {
    const member = await createTestMember(context);
    const documentId = await interviewTestDocument(context, { member });
    const sessionIdByType = {
      one_time: await openAsMember(member, { documentId }),
      subscription: await openAsMember(member, { productType: 'subscription' }),
    };
    context.advance(60_000);
    const first = await pay(sessionIdByType[firstPaid]);
    const second = await pay(sessionIdByType[firstPaid === 'one_time' ? 'subscription' : 'one_time']);

    expect(first.secondOf).toBeNull();
    expect(second).toMatchObject({ secondOf: first.id, refundedInCents: second.amountInCents });
    expect(await hasActiveSubscription(context.db, member.userId)).toBe(firstPaid === 'subscription');
    expect(await subjectsTo(member.email)).toContain('You paid twice, and your second payment comes back');
  },
);

test('of a package and a subscription that a guest opened beside each other, one is paid for', async () => {
  const email = newAddress();
  const [packagePage, subscriptionPage] = [await openAsGuest(email), await openAsGuest(email, 'subscription')];
  context.advance(60_000);
  const first = await pay(subscriptionPage);
  expect(await pay(packagePage)).toMatchObject({ secondOf: first.id, ...returned });
});

test('whoever has paid for a document and chooses a subscription afterwards has both', async () => {
  const member = await createTestMember(context);
  const documentId = await interviewTestDocument(context, { member });
  await pay(await openAsMember(member, { documentId }));
  context.advance(60_000);
  expect(await pay(await openAsMember(member, { productType: 'subscription' }))).toMatchObject({
    secondOf: null,
    refundedAt: null,
  });
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(true);
});

test('a refund that is granted several times at once stands in the trail once', async () => {
  const member = await createTestMember(context);
  const { orderId = '' } = await buyInTest(context, {
    member,
    documentId: await interviewTestDocument(context, { member }),
  });
  const purchaseId = (await find(orderId))?.id ?? '';
  const admin: Administrator = { ...(await createTestMember(context)), role: 'admin' };

  await Promise.allSettled([1, 2, 3].map(() => grantRefund(context, { purchaseId, admin, seen: 'paid' })));

  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail.filter(({ action }) => action === 'refund granted')).toHaveLength(1);
  expect(trail.filter(({ action }) => action === 'money given back')).toHaveLength(1);
});
