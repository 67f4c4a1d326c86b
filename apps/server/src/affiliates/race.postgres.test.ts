import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnCommission } from '#affiliates/commissions/earn-commission.ts';
import { takeBackCommission } from '#affiliates/commissions/take-back-commission.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { createTestAffiliate } from '#platform/testing/apply-in-test.ts';
import { completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { runAtOnce } from '#platform/testing/run-at-once.ts';

const purchaseCount = 60;

let postgres: TestPostgres;
let context: TestContext;

beforeAll(async () => {
  postgres = await openTestPostgres();
  context = await openTestContext(postgres.database);
});
afterAll(async () => {
  await context.close();
  await postgres.stop();
});

const openCheckouts = async (referralCode: string) =>
  Promise.all(
    Array.from({ length: purchaseCount }, async () => {
      const member = await createTestMember(context);
      const wanted = wantedOf({ productType: 'subscription' });
      const { sessionId } = await createPayment(context, { member, wanted, referralCode });
      const checkout = context.payments.pay(sessionId);
      return { checkout, orderId: checkout.orderId ?? '' };
    }),
  );
const sumsOf = async (affiliateId: string) => {
  const found = await context.db.execute(sql`
    select count(*) filter (where entry = 'earned')::int as earned, count(*) filter (where entry = 'reversal')::int as reversals,
      sum(amount_due)::int as balance, count(distinct earned_by_order)::int as orders
    from commissions where affiliate_id = ${affiliateId}`);
  return (found as { readonly rows: readonly object[] }).rows[0];
};

test('60 payments, each told and credited many times at the same moment, are 60 commissions', async () => {
  const { affiliateId, code } = await createTestAffiliate(context);
  const bought = await openCheckouts(code);
  const deliveries = bought.flatMap(({ checkout, orderId }) => {
    const told = context.payments.deliver(completedEvent(context, checkout));
    const again = context.payments.deliver(completedEvent(context, checkout));
    return [told, told, again].map((delivery) => ({ delivery, orderId }));
  });
  await runAtOnce(deliveries, {
    run: async ({ delivery, orderId }) => {
      await receivePaymentEvent(context, delivery);
      await Promise.all([earnCommission(context, { orderId }), earnCommission(context, { orderId })]);
    },
  });

  const expected = { earned: purchaseCount, orders: purchaseCount, reversals: 0, balance: purchaseCount * 900 };
  expect(await sumsOf(affiliateId)).toEqual(expected);
  const told = await context.told();
  expect(told.filter(({ listener }) => listener === 'affiliates.mail-commission')).toHaveLength(purchaseCount);
});

test('a payment and its refund that are told at the same moment leave nothing, in whatever order they arrive', async () => {
  const { affiliateId, code } = await createTestAffiliate(context);
  const bought = await openCheckouts(code);
  await runAtOnce(bought, {
    lanes: 20,
    run: async ({ checkout, orderId }) => {
      const paid = context.payments.deliver(completedEvent(context, checkout));
      const refunded = context.payments.deliver(eventsAbout(checkout).refunded(1));
      await Promise.all([
        receivePaymentEvent(context, paid).then(() => earnCommission(context, { orderId })),
        receivePaymentEvent(context, refunded).then(() => takeBackCommission(context, { orderId })),
      ]);
      await Promise.all([1, 2, 3].map(() => takeBackCommission(context, { orderId })));
    },
  });

  const expected = { earned: purchaseCount, orders: purchaseCount, reversals: purchaseCount, balance: 0 };
  expect(await sumsOf(affiliateId)).toEqual(expected);
});
