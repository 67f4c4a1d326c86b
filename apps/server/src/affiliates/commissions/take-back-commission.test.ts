import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeBackCommission } from '#affiliates/commissions/take-back-commission.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { createTestAffiliate } from '#platform/testing/apply-in-test.ts';
import { buyInTest, completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { affiliateJobs } from '#affiliates/jobs.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(affiliateJobs(context));
});
afterAll(() => context.close());

const entriesOf = async (affiliateId: string) => {
  await context.jobsDone();
  const found = await context.db.execute(
    sql`select amount_due, purchase_amount, payout_date::text as payout_date, entry from commissions
      where affiliate_id = ${affiliateId} order by created_at, entry, amount_due desc`,
  );
  return (found as { readonly rows: readonly Record<string, unknown>[] }).rows;
};
const buy = async () => {
  const affiliate = await createTestAffiliate(context);
  const member = await createTestMember(context);
  const checkout = await buyInTest(context, { member, referralCode: affiliate.code, productType: 'subscription' });
  await context.jobsDone();
  const refund = (minute: number, cents: number) =>
    receivePaymentEvent(context, context.payments.deliver(eventsAbout(checkout).refunded(minute, cents)));
  return { ...affiliate, orderId: checkout.orderId ?? '', refund };
};

test('a full refund before the pay day leaves nothing to pay', async () => {
  const { affiliateId, member, refund } = await buy();
  await refund(1, 3_400);
  const entries = await entriesOf(affiliateId);
  expect(entries).toEqual([
    { entry: 'earned', amount_due: 900, purchase_amount: 3_400, payout_date: '2026-04-10' },
    { entry: 'reversal', amount_due: -900, purchase_amount: -3_400, payout_date: '2026-04-10' },
  ]);
  const mail = await readTestMail(context, member.email, 'A refund took back $9.00 of a commission');
  expect(mail.text).toContain('got $34.00 back');
});

test('refunds in parts take back their share, each time as much as is missing', async () => {
  const { affiliateId, refund } = await buy();
  for (const [minute, cents] of [1_000, 1_001, 2_500, 3_400].entries()) {
    await refund(minute, cents);
    await context.jobsDone();
    context.advance(60_000);
  }
  const entries = await entriesOf(affiliateId);
  expect(entries.map((row) => row['amount_due'])).toEqual([900, -265, -397, -238]);
  expect(entries.map((row) => row['purchase_amount'])).toEqual([3_400, -1_000, -1_500, -900]);
});

test('a refund that is told again takes nothing more back', async () => {
  const { affiliateId, orderId, refund } = await buy();
  await refund(1, 1_700);
  await refund(2, 1_700);
  await refund(3, 900);
  await Promise.all([1, 2, 3].map(() => takeBackCommission(context, { orderId })));
  expect((await entriesOf(affiliateId)).map((row) => row['amount_due'])).toEqual([900, -450]);
});

test('what was paid out already is taken off on the next pay day', async () => {
  const { affiliateId, orderId, refund } = await buy();
  await context.db.execute(sql`update commissions set paid = true, paid_at = now() where earned_by_order = ${orderId}`);
  context.advance(45 * dayInMs);
  await refund(1, 3_400);
  const [, reversal] = await entriesOf(affiliateId);
  expect(reversal).toMatchObject({ amount_due: -900, payout_date: '2026-04-24' });
});

test('of a commission that was refused nothing is taken back', async () => {
  const { affiliateId, orderId, refund } = await buy();
  await context.db.execute(
    sql`update commissions set held_for = 'witness', reviewed = 'refused' where earned_by_order = ${orderId}`,
  );
  await refund(1, 3_400);
  expect(await entriesOf(affiliateId)).toMatchObject([{ entry: 'earned' }]);
});

test('a refund that is told before the payment takes the commission back as soon as there is one', async () => {
  const { affiliateId, code: referralCode } = await createTestAffiliate(context);
  const member = await createTestMember(context);
  const wanted = wantedOf({ productType: 'subscription' });
  const { sessionId } = await createPayment(context, { member, wanted, referralCode });
  const checkout = context.payments.pay(sessionId);
  await receivePaymentEvent(context, context.payments.deliver(eventsAbout(checkout).refunded(1)));
  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  expect((await entriesOf(affiliateId)).map((row) => row['amount_due'])).toEqual([900, -900]);
});

test('a purchase without a commission has nothing to take back', async () => {
  const member = await createTestMember(context);
  const { orderId } = await buyInTest(context, { member, productType: 'subscription' });
  await takeBackCommission(context, { orderId: orderId ?? '' });
  const found = await context.db.execute(sql`select 1 as one from commissions where earned_by_order = ${orderId}`);
  expect((found as { readonly rows: readonly object[] }).rows).toEqual([]);
});
