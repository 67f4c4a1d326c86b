import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachPurchase } from '#payments/claims/attach-purchase.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { countPackages, usePackage } from '#payments/entitlement/spend-package.ts';
import { orders } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { buyAsTestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

interface Choice {
  readonly member: Member;
  readonly documentId: string;
}
const open = async ({ member, documentId }: Choice): Promise<string> =>
  (await createPayment(context, { member, wanted: wantedOf({ documentId }) })).sessionId;
const stateOf = async (sessionId: string) => ({
  order: (await context.db.select().from(orders).where(eq(orders.sessionId, sessionId)))[0]?.state,
  page: (await context.payments.findCheckout(sessionId))?.status,
});
const pay = async (sessionId: string): Promise<void> => {
  const event = completedEvent(context, context.payments.pay(sessionId));
  await receivePaymentEvent(context, context.payments.deliver(event));
  await context.jobsDone();
};
const beginDocument = async (): Promise<Choice> => {
  const member = await createTestMember(context);
  return { member, documentId: await interviewTestDocument(context, { member }) };
};

test('a deleted document cannot be paid for any more: its payment page is closed', async () => {
  const choice = await beginDocument();
  const sessionId = await open(choice);
  await deleteDocument(context, { ...choice, origin });
  await context.jobsDone();
  expect(await stateOf(sessionId)).toEqual({ order: 'expired', page: 'expired' });
});

test('a payment that arrives after its document was deleted is a package, and the buyer is told', async () => {
  const choice = await beginDocument();
  const { member } = choice;
  const sessionId = await open(choice);
  const paid = completedEvent(context, context.payments.pay(sessionId));
  await deleteDocument(context, { ...choice, origin });
  await receivePaymentEvent(context, context.payments.deliver(paid));
  await context.jobsDone();

  expect(await countPackages(context.db, member.userId)).toBe(1);
  const { text } = await readTestMail(context, member.email, 'Your receipt');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Your payment is not lost: it pays for the next document');
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail.map(({ action }) => action)).toContain('payment kept as package');

  const next = await interviewTestDocument(context, { member, name: 'Next' });
  await context.jobsDone();
  expect(await loadOwnDocument(context.db, { documentId: next, userId: member.userId })).toMatchObject({
    status: 'complete',
  });
});

test('whoever deletes a document that was unlocked gets no package for it, however often its payment is told', async () => {
  const choice = await beginDocument();
  const sessionId = await open(choice);
  await pay(sessionId);
  await deleteDocument(context, { ...choice, origin });
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, sessionId));
  await paymentJobs(context)['payments.complete-document']({ orderId: order?.id ?? '' });
  expect(await countPackages(context.db, choice.member.userId)).toBe(0);
});

test('a document that a package has paid for is not paid for again: its payment page is closed', async () => {
  const choice = await beginDocument();
  const { member } = choice;
  await context.jobsDone();
  const sessionId = await open(choice);
  const { sessionId: ofPackage } = await buyAsTestGuest(context, app);
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, ofPackage));
  const claim = { orderId: order?.id ?? '', userId: member.userId, by: 'mailed link' } as const;
  await context.db.transaction((tx) => attachPurchase({ ...context, tx }, claim));

  await usePackage(context, choice);
  await context.jobsDone();
  expect(await stateOf(sessionId)).toEqual({ order: 'expired', page: 'expired' });
});
