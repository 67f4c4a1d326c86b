import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markPayoutPaid } from '#affiliates/payouts/mark-payout-paid.ts';
import { payoutJobs } from '#affiliates/payout-jobs.ts';
import { runPayouts } from '#affiliates/payouts/run-payouts.ts';
import { payouts } from '#affiliates/tables.ts';
import type { Administrator } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { addTestEarning, addTestPayee, advanceTo, commissionsOf } from '#platform/testing/payouts-in-test.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';

let context: TestContext;
let admin: Administrator;
let payee: Awaited<ReturnType<typeof addTestPayee>>;
let payoutId: string;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(payoutJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
  advanceTo(context, '2026-04-10');
});
beforeEach(async () => {
  payee = await addTestPayee(context, { payoutMethod: 'paypal', stripeAccountId: null });
  await addTestEarning(context, { affiliateId: payee.id });
  await runPayouts(context);
  const [payout] = await context.db.select().from(payouts).where(eq(payouts.affiliateId, payee.id));
  payoutId = payout?.id ?? '';
});
afterAll(() => context.close());

const mark = (changes: Partial<Parameters<typeof markPayoutPaid>[1]> = {}) =>
  markPayoutPaid(context, { payoutId, reference: ' PP-4711 ', admin, ...changes });
const readPayout = async () => (await context.db.select().from(payouts).where(eq(payouts.id, payoutId)))[0];

test('PayPal is paid by hand: the run only gathers, an administrator notes that it was done', async () => {
  expect(context.payments.listTransfers()).toEqual([]);
  expect(await readPayout()).toMatchObject({ state: 'to-pay-by-hand', method: 'paypal', amountInCents: 5_000 });
  expect(await commissionsOf(context, payee.id)).toMatchObject([{ paid: false, payoutId }]);

  await mark();
  expect(await readPayout()).toMatchObject({ state: 'paid', paidBy: admin.userId, reference: 'PP-4711' });
  expect(await commissionsOf(context, payee.id)).toMatchObject([{ paid: true, stripeTransferId: null }]);
  expect(await readAudit(context.db, `affiliate:${payee.id}`)).toContainEqual(
    expect.objectContaining({
      actor: `admin:${admin.userId}`,
      action: 'payout marked as paid',
      details: expect.objectContaining({ reference: 'PP-4711', amountInCents: 5_000 }),
    }),
  );
  const mail = await readTestMail(context, payee.applicationData.email, '$50.00 is on its way');
  expect(mail.text).toContain('We sent it to your PayPal account.');
  expect(mail.text).toContain('Reference: PP-4711');
});

test('a wire transfer is paid by hand too', async () => {
  const wired = await addTestPayee(context, { payoutMethod: 'wire', stripeAccountId: null });
  await addTestEarning(context, { affiliateId: wired.id });
  await runPayouts(context);
  const found = await context.db.select().from(payouts).where(eq(payouts.affiliateId, wired.id));
  expect(found).toMatchObject([{ state: 'to-pay-by-hand', method: 'wire' }]);
});

test('a double click marks once', async () => {
  const marked = await Promise.allSettled([mark(), mark(), mark()]);
  expect(marked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(mark()).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { message: 'This payout is paid already.' },
  });
});

test('a payout is never marked without a reference, or when it is not there', async () => {
  for (const reference of ['', '   ', 'x'.repeat(201)]) {
    await expect(mark({ reference })).rejects.toMatchObject({ kind: 'invalid' });
  }
  const stranger = '00000000-0000-4000-8000-000000000000';
  await expect(mark({ payoutId: stranger })).rejects.toMatchObject({ refusal: { code: 'payout-not-found' } });
  expect(await readPayout()).toMatchObject({ state: 'to-pay-by-hand' });
});

test('what Stripe sends cannot be marked by hand', async () => {
  await context.db.update(payouts).set({ state: 'sending' }).where(eq(payouts.id, payoutId));
  await expect(mark()).rejects.toMatchObject({ refusal: { message: 'This payout is sent by Stripe, not by hand.' } });
});
