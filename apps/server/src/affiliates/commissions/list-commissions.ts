import type { Commission, CommissionPage } from '@evergrant/contract/affiliates.ts';
import { commissionStateOf } from '@evergrant/domain/affiliates/commission-state.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loadOwnAffiliate } from '#affiliates/load-own-affiliate.ts';
import { commissions, payouts } from '#affiliates/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { isMoment } from '#platform/paging.ts';
import { Refused } from '#platform/refused.ts';

const pageSize = 50;

interface Asked {
  readonly member: Pick<Member, 'userId'>;
  /** Where the page before ended. */
  readonly before?: string | undefined;
}

/** The commissions of a member who is an affiliate, the newest first. */
export const listCommissions = async (
  { db }: Pick<Context, 'db'>,
  { member, before }: Asked,
): Promise<z.input<typeof CommissionPage>> => {
  const { id: affiliateId } = await loadOwnAffiliate(db, member.userId);
  const cursor = before === undefined ? undefined : readCursor(before);

  const found = await db
    .select({ row: commissions, payoutState: payouts.state })
    .from(commissions)
    .leftJoin(payouts, eq(payouts.id, commissions.payoutId))
    .where(and(eq(commissions.affiliateId, affiliateId), cursor && isBefore(cursor)))
    .orderBy(desc(commissions.createdAt), desc(commissions.id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  const purchases = await sumByPurchase(
    db,
    shown.map(({ row }) => row.earnedByOrder),
  );

  const last = found.length > pageSize ? shown.at(-1)?.row : undefined;
  return {
    commissions: shown.map(({ row, payoutState }) =>
      describeCommission({ row, payoutState, purchase: purchases.get(row.earnedByOrder) }),
    ),
    nextCursor: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
};

interface Found {
  readonly row: typeof commissions.$inferSelect;
  readonly payoutState: (typeof payouts.$inferSelect)['state'] | null;
  readonly purchase: { readonly leftInCents: number; readonly wasPaid: boolean } | undefined;
}

const describeCommission = ({ row, payoutState, purchase }: Found): Commission => ({
  id: row.id,
  commissionType: row.commissionType,
  entry: row.entry,
  amountDueInCents: row.amountDueInCents,
  purchaseAmountInCents: row.purchaseAmountInCents,
  state: commissionStateOf({ ...row, payoutState, isTakenBack: purchase?.leftInCents === 0 }),
  paid: row.paid,
  takesBackPaid: row.entry === 'reversal' && purchase?.wasPaid === true,
  paidAt: row.paidAt?.toISOString() ?? null,
  payoutDate: row.payoutDate,
  createdAt: row.createdAt.toISOString(),
  errorMessage: row.errorMessage,
  stripeTransferId: row.stripeTransferId,
});

/** What refunds have left of the commission of each of these orders, and whether it had been paid. */
const sumByPurchase = async (db: DbOrTx, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return new Map<string, { leftInCents: number; wasPaid: boolean }>();
  const rows = await db
    .select({
      orderId: commissions.earnedByOrder,
      leftInCents: sql`sum(${commissions.amountDueInCents})`.mapWith(Number),
      wasPaid: sql<boolean>`bool_or(${commissions.entry} = 'earned' and ${commissions.paid})`,
    })
    .from(commissions)
    .where(inArray(commissions.earnedByOrder, [...orderIds]))
    .groupBy(commissions.earnedByOrder);
  return new Map(rows.map(({ orderId, ...sums }) => [orderId, sums]));
};

const Cursor = z.tuple([z.string().refine(isMoment), z.uuid()]);

const readCursor = (text: string): z.output<typeof Cursor> => {
  const cursor = Cursor.safeParse(text.split('_'));
  if (cursor.success) return cursor.data;
  throw new Refused('invalid', { code: 'invalid-cursor', message: 'This page of the list does not exist.' });
};

const isBefore = ([createdAt, id]: z.output<typeof Cursor>) =>
  sql`(${commissions.createdAt}, ${commissions.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
