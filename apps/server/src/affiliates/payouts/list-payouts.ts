import type { PayoutRow, PayoutRunRow } from '@evergrant/contract/administration-records.ts';
import type { listPayouts as operation } from '@evergrant/contract/administration.ts';
import { nextPayDay } from '@evergrant/domain/affiliates/payout-dates.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { belongsToFound } from '#affiliates/match-affiliates.ts';
import { affiliates, payoutRuns, payouts } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { countRows, cutPage, momentKey, pageSize, readCursor, type PageOf } from '#platform/paging.ts';

type Asked = z.output<typeof operation.query>;

const runsShown = 50;

/** The pay days so far, newest first, and when the next one is. */
export const listPayoutRuns = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const sumWhere = (where: SQL) =>
    sql<number>`coalesce(sum(${payouts.amountInCents}) filter (where ${where}), 0)`.mapWith(Number);
  const runs = await db
    .select({
      run: payoutRuns,
      payouts: sql<number>`count(${payouts.id})::int`,
      amountInCents: sumWhere(sql`true`),
      paidInCents: sumWhere(sql`${payouts.state} = 'paid'`),
      failed: sql<number>`(count(*) filter (where ${payouts.state} = 'failed'))::int`,
    })
    .from(payoutRuns)
    .leftJoin(payouts, eq(payouts.payoutDate, payoutRuns.payoutDate))
    .where(
      sql`${payoutRuns.payoutDate} in (select payout_date from ${payoutRuns} order by payout_date desc limit ${runsShown})`,
    )
    .groupBy(payoutRuns.payoutDate)
    .orderBy(desc(payoutRuns.payoutDate));
  return {
    runs: runs.map(({ run, ...sums }): PayoutRunRow => ({
      payoutDate: run.payoutDate,
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      ...sums,
    })),
    nextPayoutDate: nextPayDay(clock().toISOString().slice(0, 10)),
  };
};

/** Every payout, the newest first, for an administrator. */
export const listPayouts = async ({ db }: Pick<Context, 'db'>, asked: Asked): Promise<PageOf<PayoutRow>> => {
  const cursor = readCursor(asked.cursor, momentKey);
  const ofFound = await belongsToFound(db, { column: payouts.affiliateId, search: asked.search });
  const inState = asked.state ? eq(payouts.state, asked.state) : undefined;
  const after = cursor && sql`(${payouts.createdAt}, ${payouts.id}) < (${cursor.key}::timestamptz, ${cursor.id}::uuid)`;

  const found = await select(db)
    .where(and(ofFound?.inOrder, inState, after))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(pageSize + 1);
  const { rows, nextCursor } = cutPage(found, ({ row, key }) => ({ key, id: row.id }));
  const all = ofFound
    ? sql`${payouts} join ${affiliates} on ${affiliates.id} = ${payouts.affiliateId}`
    : sql`${payouts}`;
  const counted = and(ofFound?.joined, inState);
  return {
    rows: rows.map(describe),
    nextCursor,
    ...(await countRows(db, counted ? sql`${all} where ${counted}` : all)),
  };
};

/** One payout as an administrator sees it. */
export const findPayoutRow = async (db: DbOrTx, payoutId: string): Promise<PayoutRow | undefined> => {
  const [found] = await select(db).where(eq(payouts.id, payoutId));
  return found && describe(found);
};

const select = (db: DbOrTx) =>
  db
    .select({
      row: payouts,
      told: affiliates.applicationData,
      affiliateCode: affiliates.affiliateCode,
      key: sql<string>`${payouts.createdAt}::text`,
    })
    .from(payouts)
    .innerJoin(affiliates, eq(affiliates.id, payouts.affiliateId));

const describe = ({ row, told, affiliateCode }: Awaited<ReturnType<typeof select>>[number]): PayoutRow => ({
  id: row.id,
  affiliateId: row.affiliateId,
  affiliateName: `${told.firstName} ${told.lastName}`.trim(),
  affiliateCode,
  payoutDate: row.payoutDate,
  method: row.method,
  amountInCents: row.amountInCents,
  state: row.state,
  attempt: row.attempt,
  stripeTransferId: row.stripeTransferId,
  errorMessage: row.errorMessage,
  reference: row.reference,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
