import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import type { PaymentEvent } from '@evergrant/ports/payments/payments.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFacts } from '#documents/read-facts.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(paymentJobs(context));
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = await interviewTestDocument(context, { member });
});
afterAll(() => context.close());

const tell = async (event: PaymentEvent): Promise<void> => {
  await receivePaymentEvent(context, context.payments.deliver(event));
  await context.jobsDone();
};
const buy = async (productType: 'one_time' | 'subscription') => {
  const checkout = await buyInTest(
    context,
    productType === 'one_time' ? { member, documentId } : { member, productType },
  );
  await context.jobsDone();
  return checkout;
};
const load = (id = documentId) => loadOwnDocument(context.db, { documentId: id, userId: member.userId });
const isEditable = async (id = documentId) =>
  (await readFacts(context, { documentId: id, userId: member.userId })).isEditable;
const subjects = async () => (await context.mail.list(member.email)).map(({ subject }) => subject);

test('when a subscription ends its documents can be downloaded, but not changed until another one begins', async () => {
  const checkout = await buy('subscription');
  expect(await isEditable()).toBe(true);

  await tell(eventsAbout(checkout).subscription('canceled', 30));
  expect(await load()).toMatchObject({ status: 'complete' });
  expect(await isEditable()).toBe(false);
  const { bytes } = await downloadDocument(context, { documentId, userId: member.userId, format: 'html' });
  expect(bytes.length).toBeGreaterThan(1000);
  expect(await subjects()).toContain('Your subscription has ended');

  await buy('subscription');
  expect(await isEditable()).toBe(true);
  const actions = (await readAudit(context.db, trailOf(documentId))).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('access'))).toEqual(['access kept', 'access subscribed']);
});

test('a draft that only the subscription paid for waits for another payment', async () => {
  const checkout = await buy('subscription');
  await recordFact(context, { documentId, member, origin, field: 'grantorCounty', value: 'Placer' });
  await tell(eventsAbout(checkout).subscription('canceled', 30));
  expect(await load()).toMatchObject({ status: 'draft', paidAt: null });
  expect(await isEditable()).toBe(true);
});

test('a document bought for itself keeps its 90 days when a subscription comes and goes', async () => {
  await buy('one_time');
  const { revisionEndsAt } = await load();
  const checkout = await buy('subscription');
  expect(await load()).toMatchObject({ revisionEndsAt: null });

  await tell(eventsAbout(checkout).subscription('canceled', 30));
  expect(await load()).toMatchObject({ status: 'complete', revisionEndsAt });
  expect(await isEditable()).toBe(true);
});

test('a payment that fails is told once and takes nothing away; the next one brings a receipt', async () => {
  const checkout = await buy('subscription');
  const about = eventsAbout(checkout);
  await tell(about.invoiceFailed(10));
  await tell(about.invoiceFailed(12));
  await tell(about.subscription('past_due', 13));
  expect(await isEditable()).toBe(true);
  expect(await subjects()).toEqual(['Your payment did not go through', 'Your receipt for Monthly Estate Management']);

  await tell(about.invoicePaid(20));
  await tell(about.subscription('active', 21));
  expect(await subjects()).toEqual([
    'Your receipt for Monthly Estate Management',
    'Your payment did not go through',
    'Your receipt for Monthly Estate Management',
  ]);
});

test('a subscription that pauses for want of payment closes the window and opens it again when it is paid', async () => {
  const about = eventsAbout(await buy('subscription'));
  await tell(about.subscription('unpaid', 20));
  expect(await isEditable()).toBe(false);
  await tell(about.subscription('active', 30));
  expect(await isEditable()).toBe(true);
});

test('a refund of the only purchase makes the document a preview again, and it can be bought once more', async () => {
  const checkout = await buy('one_time');
  await tell(eventsAbout(checkout).refunded(30));
  expect(await load()).toMatchObject({ status: 'draft', paidAt: null, isInterviewComplete: true });
  await expect(downloadDocument(context, { documentId, userId: member.userId, format: 'html' })).rejects.toMatchObject({
    refusal: { code: 'not-paid' },
  });
  expect(await subjects()).toContain('Your money is on its way back');

  await buy('one_time');
  expect(await load()).toMatchObject({ status: 'complete' });
});

test('a refund in part takes nothing away', async () => {
  const checkout = await buy('one_time');
  await tell(eventsAbout(checkout).refunded(30, 5_000));
  expect(await load()).toMatchObject({ status: 'complete' });
  const [mail] = await context.mail.list(member.email);
  expect(mail?.text).toContain('We returned $50.00');
  expect(mail?.text).toContain('You can go on using what you bought.');
});

test('a refunded subscription ends at the provider and takes its documents with it, but none bought for itself', async () => {
  await buy('one_time');
  const other = await interviewTestDocument(context, { member, name: 'Lake house trust' });
  const checkout = await buy('subscription');
  expect(await load(other)).toMatchObject({ status: 'complete' });
  const about = eventsAbout(checkout);
  context.payments.keepSubscription(about.subscription('active', 1));

  await tell(about.refunded(30));

  expect(await context.payments.findSubscription(checkout.subscriptionId ?? '')).toMatchObject({ status: 'canceled' });
  expect(await load(other)).toMatchObject({ status: 'draft', paidAt: null });
  expect(await load()).toMatchObject({ status: 'complete' });
  expect(await isEditable()).toBe(true);
  context.advance(91 * dayInMs);
  expect(await isEditable()).toBe(false);
});
