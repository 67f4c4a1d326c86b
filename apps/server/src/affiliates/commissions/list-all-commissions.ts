import type { CommissionRow, CommissionSort } from '@evergrant/contract/administration-records.ts';
import type { listAllCommissions as operation } from '@evergrant/contract/administration.ts';
import type { CommissionState } from '@evergrant/contract/affiliates.ts';
import { commissionStateOf } from '@evergrant/domain/affiliates/commission-state.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { belongsToFound } from '#affiliates/match-affiliates.ts';
import { affiliates, commissions, payouts } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { countRows, cutPage, momentKey, pageSize, readCursor, type Cursor, type PageOf } from '#platform/paging.ts';

type Asked = z.output<typeof operation.query>;

interface Order {
  readonly key: SQL<string>;
  readonly shape: z.ZodType<string>;
  readonly by: SQL;
  readonly after: (cursor: Cursor) => SQL;
}

const { amountDueInCents, createdAt, earnedByOrder, entry, heldFor, id, paid, payoutId, reviewed } = commissions;

/** Cents and, among equal ones, the moment. */
const amountKey = z.string().refine((key) => {
  const [amount, created] = key.split('/');
  return /^-?\d{1,9}$/.test(amount ?? '') && momentKey.safeParse(created).success;
});

const orderBySort: Readonly<Record<CommissionSort, Order>> = {
  newest: {
    key: sql`${createdAt}::text`,
    shape: momentKey,
    by: sql`${createdAt} desc, ${id} desc`,
    after: (last) => sql`(${createdAt}, ${id}) < (${last.key}::timestamptz, ${last.id}::uuid)`,
  },
  oldest: {
    key: sql`${createdAt}::text`,
    shape: momentKey,
    by: sql`${createdAt}, ${id}`,
    after: (last) => sql`(${createdAt}, ${id}) > (${last.key}::timestamptz, ${last.id}::uuid)`,
  },
  largest: {
    key: sql`${amountDueInCents} || '/' || ${createdAt}::text`,
    shape: amountKey,
    by: sql`${amountDueInCents} desc, ${createdAt} desc, ${id} desc`,
    after: (last) => {
      const [amount, created] = last.key.split('/');
      return sql`(${amountDueInCents}, ${createdAt}, ${id}) < (${amount}::integer, ${created}::timestamptz, ${last.id}::uuid)`;
    },
  },
};

// These say in SQL what `commissionStateOf` says of one row.
const isSending = sql`${payoutId} in (select ${payouts.id} from ${payouts} where ${payouts.state} in ('sending', 'to-pay-by-hand'))`;
const isNothingLeft = sql`(select sum(entries.amount_due) from ${commissions} as entries where entries.earned_by_order = ${earnedByOrder}) <= 0`;
const isTakenBack = sql`(exists (select 1 from ${commissions} as reversal where reversal.earned_by_order = ${earnedByOrder} and reversal.entry = 'reversal') and ${isNothingLeft})`;
const rests = sql`not ${paid} and (${payoutId} is null or not ${isSending})`;
const counts = sql`${rests} and ${entry} = 'earned' and ${reviewed} is distinct from 'refused' and not ${isTakenBack}`;

const conditionByState: Readonly<Record<CommissionState, SQL>> = {
  paid: sql`${paid}`,
  sending: sql`not ${paid} and ${payoutId} is not null and ${isSending}`,
  refused: sql`${reviewed} = 'refused' and ${rests}`,
  // Reversals are few: beginning with them is much faster than looking for them in every entry.
  reversed: sql`${id} in (with taken as materialized (select earned_by_order, sum(amount_due) as in_cents from ${commissions} where entry = 'reversal' group by 1) select one.id from taken join ${commissions} as one on one.earned_by_order = taken.earned_by_order where not one.paid and (one.entry = 'reversal' or one.amount_due + taken.in_cents <= 0)) and ${rests} and ${reviewed} is distinct from 'refused'`,
  held: sql`${heldFor} is not null and ${reviewed} is null and ${counts}`,
  waiting: sql`(${heldFor} is null or ${reviewed} is not null) and ${counts}`,
};

/** Every commission and reversal, for an administrator. */
export const listAllCommissions = async ({ db }: Pick<Context, 'db'>, asked: Asked): Promise<PageOf<CommissionRow>> => {
  const order = orderBySort[asked.sort ?? 'newest'];
  const cursor = readCursor(asked.cursor, order.shape);
  const ofFound = await belongsToFound(db, { column: commissions.affiliateId, search: asked.search });
  const inState = asked.state && conditionByState[asked.state];

  const all = ofFound
    ? sql`${commissions} join ${affiliates} on ${affiliates.id} = ${commissions.affiliateId}`
    : sql`${commissions}`;
  const fits = and(ofFound?.joined, inState);
  const [found, counted] = await Promise.all([
    select(db, order.key)
      .where(and(ofFound?.inOrder, inState, cursor && order.after(cursor)))
      .orderBy(order.by)
      .limit(pageSize + 1),
    countRows(db, fits ? sql`${all} where ${fits}` : all),
  ]);
  const { rows, nextCursor } = cutPage(found, ({ row, key }) => ({ key, id: row.id }));
  return { rows: rows.map(describe), nextCursor, ...counted };
};

/** One commission as an administrator sees it. */
export const findCommissionRow = async (db: DbOrTx, commissionId: string): Promise<CommissionRow | undefined> => {
  const [found] = await select(db, sql<string>`''`).where(eq(id, commissionId));
  return found && describe(found);
};

const select = (db: DbOrTx, key: SQL<string>) =>
  db
    .select({
      row: commissions,
      affiliate: { told: affiliates.applicationData, code: affiliates.affiliateCode },
      payoutState: payouts.state,
      takenBackInCents:
        sql<number>`(select coalesce(-sum(reversed.amount_due), 0) from ${commissions} as reversed where reversed.earned_by_order = ${earnedByOrder} and reversed.entry = 'reversal')`.mapWith(
          Number,
        ),
      key,
    })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .leftJoin(payouts, eq(payouts.id, payoutId));

type Found = Awaited<ReturnType<typeof select>>[number];

const describe = ({ row, affiliate, payoutState, takenBackInCents }: Found): CommissionRow => ({
  id: row.id,
  affiliateId: row.affiliateId,
  affiliateName: `${affiliate.told.firstName} ${affiliate.told.lastName}`.trim(),
  affiliateCode: affiliate.code,
  commissionType: row.commissionType,
  entry: row.entry,
  amountDueInCents: row.amountDueInCents,
  purchaseAmountInCents: row.purchaseAmountInCents,
  state: commissionStateOf({
    ...row,
    payoutState,
    isTakenBack: row.entry === 'earned' && takenBackInCents >= row.amountDueInCents,
  }),
  heldFor: row.heldFor,
  paid: row.paid,
  paidAt: row.paidAt?.toISOString() ?? null,
  payoutDate: row.payoutDate,
  createdAt: row.createdAt.toISOString(),
  errorMessage: row.errorMessage,
  stripeTransferId: row.stripeTransferId,
});
