import { and, eq, sql } from 'drizzle-orm';
import { affiliates, commissions } from '#affiliates/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** What a member has earned by recommending and has not been paid, in cents; 0 for whoever is no affiliate. */
export const sumUnpaid = async (db: DbOrTx, userId: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${commissions.amountDueInCents}), 0)`.mapWith(Number) })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .where(and(eq(affiliates.userId, userId), eq(commissions.paid, false)));
  return Math.max(0, row?.sum ?? 0);
};
