import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { grantRefund } from '#payments/grant-refund.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { listPurchases } from '#payments/list-purchases.ts';
import { requestRefund } from '#payments/request-refund.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestTrust } from '#platform/testing/complete-test-trust.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';

vi.setConfig({ testTimeout: 60_000 });

const administrator = 'admin@example.com';
let context: TestContext;
let admin: Member;
let member: Member;
let trustId: string;
let purchaseId: string;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [administrator] } };
  await context.work(paymentJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
});
beforeEach(async () => {
  member = await createTestMember(context);
  trustId = await interviewTestTrust(context, { member });
  await buyInTest(context, { member, trustId });
  const [purchase] = await listPurchases(context, member);
  purchaseId = purchase?.id ?? '';
});
afterAll(() => context.close());

const ask = (changes: Partial<Parameters<typeof requestRefund>[1]> = {}) =>
  requestRefund(context, { member, purchaseId, reason: 'I chose a lawyer.', origin, ...changes });
const day = 24 * 60 * 60 * 1000;

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
  expect(await loadOwnTrust(context.db, { trustId, userId: member.userId })).toMatchObject({ status: 'complete' });
});

test('two requests at the same moment are one', async () => {
  const asked = await Promise.allSettled([ask(), ask(), ask()]);
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('after 30 days nobody can ask, to the minute', async () => {
  const paidAt = context.clock().getTime();
  const [purchase] = await listPurchases(context, member);
  expect(purchase?.refundableUntil).toBe(new Date(paidAt + 30 * day).toISOString());
  context.advance(30 * day - 60_000);
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
  await grantRefund(context, { purchaseId, actor: admin });
  await context.jobsDone();

  expect(refund.mock.calls).toMatchObject([[{ idempotencyKey: `refund-${purchaseId}` }]]);
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refunded', refundedInCents: 29_700 }]);
  expect(await loadOwnTrust(context.db, { trustId, userId: member.userId })).toMatchObject({ paidAt: null });
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail).toContainEqual(expect.objectContaining({ actor: `admin:${admin.userId}`, action: 'refund granted' }));
  await expect(grantRefund(context, { purchaseId, actor: admin })).rejects.toMatchObject({
    refusal: { code: 'already-refunded' },
  });
  await expect(ask()).rejects.toMatchObject({ refusal: { code: 'already-refunded' } });
  refund.mockRestore();
});

test('nobody else can give money back', async () => {
  for (const actor of [member, { kind: 'guest' }] as const) {
    await expect(grantRefund(context, { purchaseId, actor })).rejects.toMatchObject({ kind: 'forbidden' });
  }
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'paid', refundedInCents: 0 }]);
});

test('a refund that the provider does not confirm changes nothing', async () => {
  const faults = [
    () => Promise.reject(new PaymentsUnavailable('no answer')),
    () => Promise.reject(new PaymentsRefused('insufficient_funds', 'no')),
    () => Promise.resolve({ refundId: 're_1', status: 'failed' as const, amountInCents: 29_700 }),
  ];
  for (const refund of faults) {
    const failing = { ...context, payments: { ...context.payments, refund } };
    await expect(grantRefund(failing, { purchaseId, actor: admin })).rejects.toMatchObject({
      kind: 'outside',
      refusal: { code: 'refund-failed' },
    });
  }
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'paid', refundedInCents: 0 }]);
});

test('money that the provider has given back already is recorded as such', async () => {
  const refund = () => Promise.reject(new PaymentsRefused('charge_already_refunded', 'done before'));
  await grantRefund({ ...context, payments: { ...context.payments, refund } }, { purchaseId, actor: admin });
  expect(await listPurchases(context, member)).toMatchObject([{ state: 'refunded', refundedInCents: 29_700 }]);
});
