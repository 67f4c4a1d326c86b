import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom, integer, oneof, record, constant } from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnCommission } from '#affiliates/commissions/earn-commission.ts';
import { readAffiliate } from '#affiliates/read-affiliate.ts';
import { commissions } from '#affiliates/tables.ts';
import { takeBackCommission } from '#affiliates/commissions/take-back-commission.ts';
import { createTestAffiliate, type TestAffiliate } from '#platform/testing/apply-in-test.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const buy = record({ act: constant('buy' as const), plan: constantFrom('one_time' as const, 'subscription' as const) });
const refund = record({
  act: constant('refund' as const),
  which: integer({ min: 0, max: 9 }),
  cents: integer({ min: 1, max: 30_000 }),
});
const payOut = record({ act: constant('pay-out' as const) });
const acts = array(
  oneof({ weight: 3, arbitrary: buy }, { weight: 4, arbitrary: refund }, { weight: 2, arbitrary: payOut }),
  {
    minLength: 1,
    maxLength: 7,
  },
);

interface Bought {
  readonly orderId: string;
  readonly price: number;
  readonly commission: number;
  refunded: number;
}

/** What must be true of an affiliate's account, reckoned from the purchases alone. */
interface Model {
  readonly affiliate: TestAffiliate;
  readonly bought: Bought[];
  paid: number;
}

const earnedOf = ({ bought }: Model): number => bought.reduce((sum, { commission }) => sum + commission, 0);
const reversedOf = ({ bought }: Model): number =>
  bought.reduce((sum, { commission, refunded, price }) => sum + Math.round((commission * refunded) / price), 0);

const placePaidOrder = async ({ affiliate }: Model, plan: 'one_time' | 'subscription'): Promise<Bought> => {
  const [orderId, price] = [randomUUID(), plan === 'one_time' ? 29_700 : 3_400];
  const at = context.clock().toISOString();
  await context.db.execute(sql`
    insert into orders (id, product_type, amount_in_cents, state, idempotency_key, referral_code, paid_at)
    values (${orderId}, ${plan}, ${price}, 'paid', ${randomUUID()}, ${affiliate.code}, ${at})`);
  await context.db.execute(sql`
    insert into purchases (order_id, product_type, amount_in_cents, currency, paid_at)
    values (${orderId}, ${plan}, ${price}, 'usd', ${at})`);
  return { orderId, price, commission: plan === 'one_time' ? 5_000 : 900, refunded: 0 };
};

const payOutAll = async (model: Model): Promise<void> => {
  const balance = earnedOf(model) - reversedOf(model) - model.paid;
  // Nobody is sent less than nothing: what was taken back too late waits for later earnings.
  if (balance <= 0) return;
  await context.db
    .update(commissions)
    .set({ paid: true, paidAt: context.clock() })
    .where(eq(commissions.affiliateId, model.affiliate.affiliateId));
  model.paid += balance;
};

const perform = async (
  model: Model,
  act: { act: string; plan?: string; which?: number; cents?: number },
): Promise<void> => {
  if (act.act === 'pay-out') return payOutAll(model);
  if (act.act === 'buy') {
    const bought = await placePaidOrder(model, act.plan as 'one_time' | 'subscription');
    model.bought.push(bought);
    return earnCommission(context, { orderId: bought.orderId });
  }
  const bought = model.bought[(act.which ?? 0) % Math.max(1, model.bought.length)];
  if (!bought) return;
  bought.refunded = Math.min(bought.price, bought.refunded + (act.cents ?? 0));
  await context.db.execute(
    sql`update purchases set refunded_in_cents = ${bought.refunded} where order_id = ${bought.orderId}`,
  );
  await takeBackCommission(context, { orderId: bought.orderId });
};

test(
  'in four hundred histories of purchases, refunds and payouts, earned less reversed less paid is what is owed',
  { timeout: 600_000 },
  async () => {
    let histories = 0;
    await assert(
      asyncProperty(acts, async (history) => {
        const model: Model = { affiliate: await createTestAffiliate(context), bought: [], paid: 0 };
        for (const act of history) await perform(model, act);
        // The beginning of a history is a history too, so that looking at the end of each is enough.
        const stats = (await readAffiliate(context, model.affiliate.member))?.stats;
        expect(stats).toMatchObject({
          totalEarningsInCents: model.paid,
          pendingEarningsInCents: earnedOf(model) - reversedOf(model) - model.paid,
          totalConversions: model.bought.length,
        });
        histories += 1;
      }),
      { numRuns: 400, endOnFailure: true },
    );
    expect(histories).toBe(400);
  },
);
