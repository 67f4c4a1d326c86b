import type { AdminAnalytics, AdminStatistics } from '@evergrant/contract/administration-records.ts';
import { count, isNotNull, sql } from 'drizzle-orm';
import { sumCommissionMonths, type CommissionMonth } from '#affiliates/commissions/sum-commissions.ts';
import { affiliates, commissions } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import type { Db } from '#platform/database/database.ts';

const monthsShown = 12;

/** The eight figures that an administrator sees first. */
export const readAdminStatistics = async ({ db }: Pick<Context, 'db'>): Promise<AdminStatistics> => {
  const [byStatus, stripeConnected, onboardingComplete, money] = await Promise.all([
    countByStatus(db),
    db.$count(affiliates, isNotNull(affiliates.stripeAccountId)),
    db.$count(affiliates, sql`${affiliates.stripeOnboardingCompleted}`),
    sumMoney(db),
  ]);
  return {
    totalApplications: totalOf(byStatus),
    pendingReview: byStatus.get('pending') ?? 0,
    approved: byStatus.get('approved') ?? 0,
    totalCommissionsInCents: money.totalInCents,
    paidOutInCents: money.totalInCents - money.pendingInCents,
    pendingPayoutsInCents: money.pendingInCents,
    stripeConnected,
    onboardingComplete,
  };
};

/** What the programme brings in and costs, in total and for each of the last twelve months. */
export const readAdminAnalytics = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<AdminAnalytics> => {
  const [byStatus, money] = await Promise.all([countByStatus(db), sumMoney(db)]);
  const [applications, approved] = [totalOf(byStatus), byStatus.get('approved') ?? 0];
  const conversions = sumOf(money.months, 'conversions');
  const earned = money.totalInCents;
  return {
    totalRevenueInCents: sumOf(money.months, 'revenueInCents'),
    totalCommissionsOwedInCents: money.pendingInCents,
    averageCommissionInCents: conversions === 0 ? 0 : Math.round(earned / conversions),
    activeAffiliates: approved,
    conversionRate: applications === 0 ? 0 : Math.round((approved / applications) * 1000) / 10,
    averageCommissionPerAffiliateInCents: approved === 0 ? 0 : Math.round(earned / approved),
    months: lastMonths(clock()).map((month) => ({
      ...nothing,
      ...money.months.find((one) => one.month === month),
      month,
    })),
  };
};

const nothing = { conversions: 0, revenueInCents: 0, commissionsInCents: 0 };

const countByStatus = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ status: affiliates.status, rows: count() })
    .from(affiliates)
    .groupBy(affiliates.status);
  return new Map(rows.map(({ status, rows: found }) => [status, found]));
};

const totalOf = (byStatus: ReadonlyMap<string, number>): number =>
  [...byStatus.values()].reduce((sum, rows) => sum + rows, 0);

/** What an administrator refused is owed to nobody and stays out of both sums. */
const sumMoney = async (db: Db) => {
  const [months, unpaid] = await Promise.all([
    sumCommissionMonths(db),
    db
      .select({
        reviewed: commissions.reviewed,
        inCents: sql<number>`sum(${commissions.amountDueInCents})`.mapWith(Number),
      })
      .from(commissions)
      .where(sql`not ${commissions.paid}`)
      .groupBy(commissions.reviewed),
  ]);
  const refusedInCents = unpaid.find(({ reviewed }) => reviewed === 'refused')?.inCents ?? 0;
  return {
    months,
    totalInCents: sumOf(months, 'commissionsInCents') - refusedInCents,
    pendingInCents: unpaid.reduce((sum, { inCents }) => sum + inCents, 0) - refusedInCents,
  };
};

const sumOf = (months: readonly CommissionMonth[], figure: Exclude<keyof CommissionMonth, 'month'>): number =>
  months.reduce((sum, month) => sum + month[figure], 0);

const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: monthsShown }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + index, 1));
    return first.toISOString().slice(0, 10);
  });
