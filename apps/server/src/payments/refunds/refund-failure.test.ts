import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import type { PaymentEvent } from '@evergrant/ports/payments/payments.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { grantRefund } from '#payments/refunds/grant-refund.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { listAllPurchases } from '#payments/purchases/list-all-purchases.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Administrator, Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

const administrator = 'admin@example.com';
let context: TestContext;
let admin: Administrator;
let member: Member;
let documentId: string;
let about: ReturnType<typeof eventsAbout>;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [administrator] } };
  await context.work(paymentJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = await interviewTestDocument(context, { member });
  about = eventsAbout(await buyInTest(context, { member, documentId }));
  await context.jobsDone();
});
afterAll(() => context.close());

const tell = async (event: PaymentEvent): Promise<void> => {
  await receivePaymentEvent(context, context.payments.deliver(event));
  await context.jobsDone();
};
const seen = async () => {
  const { rows } = await listAllPurchases(context, { search: member.email });
  const [purchase] = rows;
  if (!purchase) throw new Error('nothing was bought');
  return purchase;
};
const grant = async () => {
  const { id: purchaseId, state } = await seen();
  await grantRefund(context, { purchaseId, admin, seen: state });
  await context.jobsDone();
};
const status = async () => (await loadOwnDocument(context.db, { documentId, userId: member.userId })).status;
const countMails = async (email: string, subject: string) =>
  (await context.mail.list(email)).filter((mail) => mail.subject === subject).length;

test('a refund that fails later no longer stands as refunded, and everybody concerned is told once', async () => {
  const before = await countMails(administrator, 'A refund failed: $297.00');
  await grant();
  expect(await seen()).toMatchObject({ state: 'refunded' });
  expect(await status()).toBe('draft');

  const failure = about.refundFailed(30);
  for (const eventId of ['evt_failed', 'evt_updated']) {
    await tell({ ...failure, eventId: `${eventId}_${member.userId}` });
  }

  expect(await seen()).toMatchObject({
    state: 'paid',
    refundedInCents: 0,
    refundedAt: null,
    refundFailedAt: failure.createdAt.toISOString(),
    refundFailureReason: 'lost_or_stolen_card',
  });
  expect(await status()).toBe('complete');
  expect(await countMails(administrator, 'A refund failed: $297.00')).toBe(before + 1);
  expect(await countMails(member.email, 'Your refund did not reach you yet')).toBe(1);
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail.filter(({ action }) => action === 'refund failed')).toHaveLength(1);
});

test('money whose refund failed can be given back again, by another refund', async () => {
  const refund = vi.spyOn(context.payments, 'refund');
  await grant();
  await tell(about.refundFailed(30));
  context.advance(2 * 60 * 60 * 1000);
  await grant();

  const keys = refund.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  refund.mockRestore();
  expect(await seen()).toMatchObject({ state: 'refunded', refundedInCents: 29_700 });
  expect(await status()).toBe('draft');
  expect(await countMails(member.email, 'Your money is on its way back')).toBe(2);
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail.filter(({ action }) => action === 'refund granted')).toHaveLength(2);
});

test('a refund that failed by the provider’s earlier clock, or before its answer was here, does not stand either', async () => {
  context.advance(dayInMs);
  const { id } = await seen();
  await grant();
  await tell({ ...about.refundFailed(30), refundId: `re_refund-${id}` });
  expect(await seen()).toMatchObject({ state: 'paid', refundedInCents: 0 });

  const refund: typeof context.payments.refund = async (request) => {
    const made = await context.payments.refund(request);
    await tell({ ...about.refundFailed(31), refundId: made.refundId });
    return made;
  };
  const failing = { ...context, payments: { ...context.payments, refund } };
  const granting = grantRefund(failing, { purchaseId: id, admin, seen: 'paid' });
  await expect(granting).rejects.toMatchObject({ refusal: { code: 'refund-failed' } });
  expect(await seen()).toMatchObject({ state: 'paid', refundedInCents: 0 });
});
