import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { dateOfDayNumber, dayNumberOf } from '@evergrant/domain/kit/day-number.ts';
import { and, asc, desc, gte, lt, sql } from 'drizzle-orm';
import { commissionMonths, commissions } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';

export type CommissionMonth = typeof commissionMonths.$inferSelect;
type Needs = Pick<Context, 'db' | 'clock'>;

/** The provider tells of a payment up to thirty days late; a month that ended longer ago gets no more entries. */
const closesAfterDays = 35;

/** Conversions, revenue and commissions by month, the oldest first; months without any may be absent. */
export const sumCommissionMonths = async (db: DbOrTx): Promise<readonly CommissionMonth[]> => {
  const closed = await db.select().from(commissionMonths).orderBy(asc(commissionMonths.month));
  const last = closed.at(-1)?.month;
  return [...closed, ...(await sumMonths(db, { from: last && monthAfter(last) }))];
};

/** Keeps the sums of months that have ended for good. Repeats, also at the same time, change nothing. */
export const closeCommissionMonths = async ({ db, clock }: Needs): Promise<void> => {
  const [last] = await db.select().from(commissionMonths).orderBy(desc(commissionMonths.month)).limit(1);
  const day = new Date(clock().getTime() - closesAfterDays * dayInMs).toISOString().slice(0, 10);
  const summed = await sumMonths(db, { from: last && monthAfter(last.month), until: `${day.slice(0, 7)}-01` });
  if (summed.length > 0)
    await db
      .insert(commissionMonths)
      .values([...summed])
      .onConflictDoNothing();
};

// What is taken back counts against what was bought, whichever sign it is kept with.
const revenue = sql`case ${commissions.entry} when 'earned' then ${commissions.purchaseAmountInCents} else -abs(${commissions.purchaseAmountInCents}) end`;

interface Span {
  /** First days of months: from this one on, and before that one. */
  readonly from: string | undefined;
  readonly until?: string;
}

const sumMonths = async (db: DbOrTx, { from, until }: Span): Promise<readonly CommissionMonth[]> => {
  const month = sql<string>`(date_trunc('month', ${commissions.createdAt} at time zone 'UTC')::date)::text`;
  const isEarned = sql`${commissions.entry} = 'earned'`;
  return db
    .select({
      month,
      conversions: sql<number>`(count(*) filter (where ${isEarned}))::int`,
      revenueInCents: sql<number>`sum(${revenue})`.mapWith(Number),
      commissionsInCents: sql<number>`sum(${commissions.amountDueInCents})`.mapWith(Number),
    })
    .from(commissions)
    .where(
      and(
        from === undefined ? undefined : gte(commissions.createdAt, startOf(from)),
        until === undefined ? undefined : lt(commissions.createdAt, startOf(until)),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
};

const startOf = (month: string): Date => new Date(`${month}T00:00:00Z`);

/** The first day of the month that follows. */
const monthAfter = (month: string): string => `${dateOfDayNumber(dayNumberOf(month) + 31).slice(0, 7)}-01`;
