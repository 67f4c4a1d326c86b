import type { AffiliateRow, AffiliateSort } from '@evergrant/contract/administration-records.ts';
import type { listAffiliates as operation } from '@evergrant/contract/administration.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { isFound } from '#affiliates/match-affiliates.ts';
import { affiliates } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import { countRows, cutPage, momentKey, pageSize, readCursor, type Cursor, type PageOf } from '#platform/paging.ts';

type Asked = z.output<typeof operation.query>;

interface Order {
  readonly key: SQL<string>;
  readonly shape: z.ZodType<string>;
  readonly by: SQL;
  /** The same order, computed: few found rows are sorted, not looked for along the index of all. */
  readonly byValue: SQL;
  readonly after: (cursor: Cursor) => SQL;
}

const { createdAt, id, searchText, status } = affiliates;

const orderBySort: Readonly<Record<AffiliateSort, Order>> = {
  newest: {
    key: sql`${createdAt}::text`,
    shape: momentKey,
    by: sql`${createdAt} desc, ${id} desc`,
    byValue: sql`(${createdAt} + interval '0') desc, ${id} desc`,
    after: (last) => sql`(${createdAt}, ${id}) < (${last.key}::timestamptz, ${last.id}::uuid)`,
  },
  oldest: {
    key: sql`${createdAt}::text`,
    shape: momentKey,
    by: sql`${createdAt}, ${id}`,
    byValue: sql`(${createdAt} + interval '0'), ${id}`,
    after: (last) => sql`(${createdAt}, ${id}) > (${last.key}::timestamptz, ${last.id}::uuid)`,
  },
  name: {
    key: sql`${searchText}`,
    shape: z.string(),
    by: sql`${searchText}, ${id}`,
    byValue: sql`(${searchText} || ''), ${id}`,
    after: (last) => sql`(${searchText}, ${id}) > (${last.key}, ${last.id}::uuid)`,
  },
};

/** Affiliates and applications, for an administrator. */
export const listAffiliates = async ({ db }: Pick<Context, 'db'>, asked: Asked): Promise<PageOf<AffiliateRow>> => {
  const order = orderBySort[asked.sort ?? 'newest'];
  const cursor = readCursor(asked.cursor, order.shape);
  const search = isFound(asked.search);
  const fits = and(search, asked.status ? eq(status, asked.status) : undefined);
  const counted = await countRows(db, fits ? sql`${affiliates} where ${fits}` : sql`${affiliates}`);

  const found = await db
    .select({ row: affiliates, key: order.key })
    .from(affiliates)
    .where(and(fits, cursor && order.after(cursor)))
    .orderBy(search && !counted.isMore ? order.byValue : order.by)
    .limit(pageSize + 1);
  const { rows, nextCursor } = cutPage(found, ({ row, key }) => ({ key, id: row.id }));
  return { rows: rows.map(({ row }) => describeAffiliate(row)), nextCursor, ...counted };
};

/** An affiliate as an administrator sees them in a list. */
export const describeAffiliate = (row: typeof affiliates.$inferSelect): AffiliateRow => ({
  id: row.id,
  name: `${row.applicationData.firstName} ${row.applicationData.lastName}`.trim(),
  email: row.applicationData.email,
  status: row.status,
  affiliateCode: row.affiliateCode,
  payoutMethod: row.applicationData.payoutMethod,
  hasStripeAccount: row.stripeAccountId !== null,
  isOnboardingComplete: row.stripeOnboardingCompleted,
  appliedAt: row.createdAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
});
