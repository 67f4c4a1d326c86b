import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { declineRefund } from '#payments/refunds/decline-refund.ts';
import { grantRefund } from '#payments/refunds/grant-refund.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { requestRefund } from '#payments/refunds/request-refund.ts';
import type { Administrator, Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

const administrator = 'admin@example.com';
let context: TestContext;
let admin: Administrator;
let member: Member;
let documentId: string;
let purchaseId: string;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [administrator] } };
  await context.work(paymentJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = await interviewTestDocument(context, { member });
  await buyInTest(context, { member, documentId });
  const [purchase] = await listPurchases(context, member);
  purchaseId = purchase?.id ?? '';
});
afterAll(() => context.close());

const ask = (changes: Partial<Parameters<typeof requestRefund>[1]> = {}) =>
  requestRefund(context, { member, purchaseId, reason: 'I chose a lawyer.', origin, ...changes });

test('a refund can be asked for once; the administrators and the buyer are told', async () => {
  const before = (await context.mail.list(administrator)).length;
  expect(await ask()).toMatchObject({ id: purchaseId, state: 'refund-requested', refundableUntil: null });
  await expect(ask()).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'already-requested' } });
  await context.jobsDone();

  const told = await context.mail.list(administrator);
  expect(told).toHaveLength(before + 1);
  expect(told[0]?.text).toContain(member.email);
  expect(told[0]?.text).toContain('I chose a lawyer.');
  expect((await context.mail.list(member.email)).map(({ subject }) => subject)).toContain(
    'We received your refund request',
  );
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({
    status: 'complete',
  });
});

test('two requests at the same moment are one', async () => {
  const asked = await Promise.allSettled([ask(), ask(), ask()]);
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('after 30 days nobody can ask, to the minute', async () => {
  const paidAt = context.clock().getTime();
  const [purchase] = await listPurchases(context, member);
  expect(purchase?.refundableUntil).toBe(new Date(paidAt + 30 * dayInMs).toISOString());
  context.advance(30 * dayInMs - 60_000);
  expect((await listPurchases(context, member))[0]?.refundableUntil).not.toBeNull();
  context.advance(60_000);
  expect((await listPurchases(context, member))[0]?.refundableUntil).toBeNull();
  await expect(ask()).rejects.toMatchObject({ refusal: { code: 'guarantee-ended' } });
});

test('another member’s purchase is told like one that does not exist', async () => {
  const stranger = await createTestMember(context);
  await expect(ask({ member: stranger })).rejects.toMatchObject({
    kind: 'absent',
    refusal: { code: 'purchase-not-found' },
  });
});

test('an administrator gives the money back, once, and access ends', async () => {
  const refund = vi.spyOn(context.payments, 'refund');
  await grantRefund(context, { purchaseId, admin, seen: 'paid' });
  await context.jobsDone();

  expect(refund.mock.calls).toMatchObject([[{ idempotencyKey: `refund-${purchaseId}` }]]);
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refunded', refundedInCents: 29_700 }]);
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({ paidAt: null });
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail).toContainEqual(expect.objectContaining({ actor: `admin:${admin.userId}`, action: 'refund granted' }));
  await expect(grantRefund(context, { purchaseId, admin, seen: 'paid' })).rejects.toMatchObject({
    refusal: { code: 'already-refunded' },
  });
  await expect(ask()).rejects.toMatchObject({ refusal: { code: 'already-refunded' } });
  refund.mockRestore();

  const told = (await context.mail.list(member.email)).filter(({ subject }) => subject.startsWith('Your money'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('We returned $297.00 to the card that you paid with.');
  expect(told[0]?.text).toContain('access to what it paid for has ended');
});

test('a refund that the provider does not confirm changes nothing', async () => {
  const faults = [
    () => Promise.reject(new PaymentsUnavailable('no answer')),
    () => Promise.reject(new PaymentsRefused('insufficient_funds', 'no')),
    () => Promise.resolve({ refundId: 're_1', status: 'failed' as const, amountInCents: 29_700 }),
  ];
  for (const refund of faults) {
    const failing = { ...context, payments: { ...context.payments, refund } };
    await expect(grantRefund(failing, { purchaseId, admin, seen: 'paid' })).rejects.toMatchObject({
      kind: 'outside',
      refusal: { code: 'refund-failed' },
    });
  }
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'paid', refundedInCents: 0 }]);
  const trail = await readAudit(context.db, `account:${member.userId}`);
  const tried = trail.filter(({ actor }) => actor === `admin:${admin.userId}`).map(({ action }) => action);
  expect(tried).toEqual(['begun', 'begun', 'not made', 'begun', 'not made'].map((end) => `refund ${end}`));
});

test('money that the provider has given back already is recorded as such', async () => {
  const refund = () => Promise.reject(new PaymentsRefused('charge_already_refunded', 'done before'));
  await grantRefund({ ...context, payments: { ...context.payments, refund } }, { purchaseId, admin, seen: 'paid' });
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refunded', refundedInCents: 29_700 }]);
});

const decline = (reason = 'It was signed and printed.') => declineRefund(context, { purchaseId, reason, admin });

test('a request can be declined: the buyer is mailed why, reads it in the account, and can ask again', async () => {
  await ask();
  await decline();
  await context.jobsDone();

  const [declined] = await listPurchases(context, member);
  expect(declined).toMatchObject({ state: 'refund-declined', refundDeclineReason: 'It was signed and printed.' });
  expect(declined?.refundableUntil).not.toBeNull();
  const answers = async () =>
    (await context.mail.list(member.email)).filter(({ subject }) => subject === 'About your refund request');
  expect((await answers()).map(({ text }) => text).join()).toContain('It was signed and printed.');
  expect((await answers()).map(({ text }) => text).join()).toContain(declined?.number);
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({
    status: 'complete',
  });
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail).toContainEqual(expect.objectContaining({ actor: `admin:${admin.userId}`, action: 'refund declined' }));

  context.advance(60_000);
  expect(await ask({ reason: 'It was never signed.' })).toMatchObject({
    state: 'refund-requested',
    refundDeclineReason: null,
  });
  await decline('We have the signature.');
  await context.jobsDone();
  expect(await answers()).toHaveLength(2);
});

test('what nobody asked for cannot be declined, nor what was answered already', async () => {
  await expect(decline()).rejects.toMatchObject({ refusal: { code: 'not-waiting' } });
  await ask();
  await decline();
  await expect(decline()).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'not-waiting' } });
});

test('money that is on its way back is not declined in the same moment', async () => {
  await ask();
  const asked: Promise<unknown>[] = [];
  const refund: typeof context.payments.refund = async (request) => {
    asked.push(
      decline().then(
        () => 'declined',
        (error: { refusal: { code: string } }) => error.refusal.code,
      ),
    );
    await Promise.all(asked);
    return context.payments.refund(request);
  };
  const slow = { ...context, payments: { ...context.payments, refund } };
  await grantRefund(slow, { purchaseId, admin, seen: 'refund-requested' });

  expect(await Promise.all(asked)).toEqual(['refund-begun']);
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refunded' }]);
});

test('whoever grants what somebody else has declined meanwhile moves no money', async () => {
  await ask();
  await decline();
  const refund = vi.spyOn(context.payments, 'refund');
  const late = grantRefund(context, { purchaseId, admin, seen: 'refund-requested' });
  await expect(late).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'decided-meanwhile' } });
  expect(refund.mock.calls).toEqual([]);
  refund.mockRestore();

  // Who has seen the refusal may still change their mind.
  await grantRefund(context, { purchaseId, admin, seen: 'refund-declined' });
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refunded' }]);
});

test('a refund that the provider refuses for good can still be declined', async () => {
  await ask();
  const refund = () => Promise.reject(new PaymentsRefused('insufficient_funds', 'no'));
  const failing = { ...context, payments: { ...context.payments, refund } };
  const granting = grantRefund(failing, { purchaseId, admin, seen: 'refund-requested' });
  await expect(granting).rejects.toMatchObject({ kind: 'outside', refusal: { retryAfterSeconds: 30 } });
  await decline();
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refund-declined' }]);
});
