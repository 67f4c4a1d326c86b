import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAdminAnalytics, readAdminStatistics } from '#affiliates/read-figures.ts';
import { closeCommissionMonths } from '#affiliates/commissions/sum-commissions.ts';
import { commissionMonths } from '#affiliates/tables.ts';
import { addTestAffiliate, addTestCommission } from '#platform/testing/add-test-affiliate.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('before anybody has applied every figure is zero, for twelve months up to this one', async () => {
  const statistics = await readAdminStatistics(context);
  expect(Object.values(statistics)).toEqual(Array.from({ length: 8 }, () => 0));
  const { months, ...figures } = await readAdminAnalytics(context);
  expect(Object.values(figures).every((figure) => figure === 0)).toBe(true);
  expect(months.map(({ month }) => month)).toEqual([
    '2025-04-01',
    '2025-05-01',
    '2025-06-01',
    '2025-07-01',
    '2025-08-01',
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
});

test('the figures say what was earned, paid, is owed and refused, before and after months are closed', async () => {
  const { id: affiliateId } = await addTestAffiliate(context, {
    kept: { status: 'approved', stripeAccountId: 'acct_1', stripeOnboardingCompleted: true },
  });
  await addTestAffiliate(context, { kept: { status: 'approved', stripeAccountId: 'acct_2' } });
  await addTestAffiliate(context);
  await addTestAffiliate(context, { kept: { status: 'rejected' } });
  const add = (day: string, kept: Partial<Parameters<typeof addTestCommission>[1]> = {}) =>
    addTestCommission(context, { affiliateId, createdAt: new Date(`${day}T23:59:59Z`), ...kept });
  await add('2024-12-31', { paid: true });
  await add('2025-12-31', { paid: true });
  await add('2026-01-01', { amountDueInCents: 900, purchaseAmountInCents: 3_400 });
  await add('2026-02-28');
  await add('2026-02-28', { entry: 'reversal', amountDueInCents: -5_000, purchaseAmountInCents: -29_700 });
  await add('2026-03-01', { heldFor: 'witness', reviewed: 'refused' });

  const expected = {
    statistics: {
      totalApplications: 4,
      pendingReview: 1,
      approved: 2,
      totalCommissionsInCents: 10_900,
      paidOutInCents: 10_000,
      pendingPayoutsInCents: 900,
      stripeConnected: 2,
      onboardingComplete: 1,
    },
    analytics: {
      totalRevenueInCents: 3 * 29_700 + 3_400,
      totalCommissionsOwedInCents: 900,
      averageCommissionInCents: 2_180,
      activeAffiliates: 2,
      conversionRate: 50,
      averageCommissionPerAffiliateInCents: 5_450,
    },
    lastMonths: [
      { month: '2025-12-01', revenueInCents: 29_700, commissionsInCents: 5_000, conversions: 1 },
      { month: '2026-01-01', revenueInCents: 3_400, commissionsInCents: 900, conversions: 1 },
      { month: '2026-02-01', revenueInCents: 0, commissionsInCents: 0, conversions: 1 },
      { month: '2026-03-01', revenueInCents: 29_700, commissionsInCents: 5_000, conversions: 1 },
    ],
  };
  const read = async () => {
    const { months, ...analytics } = await readAdminAnalytics(context);
    return { statistics: await readAdminStatistics(context), analytics, lastMonths: months.slice(-4) };
  };
  expect(await read()).toEqual(expected);

  await closeCommissionMonths(context);
  await closeCommissionMonths(context);
  expect(await read()).toEqual(expected);
  // January 2026 ended less than 35 days before March 2.
  const closed = await context.db.select().from(commissionMonths);
  expect(closed.map(({ month }) => month).toSorted()).toEqual(['2024-12-01', '2025-12-01']);

  await add('2026-01-31', { amountDueInCents: 900, purchaseAmountInCents: 3_400 });
  context.advance(40 * dayInMs);
  await closeCommissionMonths(context);
  expect((await readAdminStatistics(context)).totalCommissionsInCents).toBe(11_800);
});
