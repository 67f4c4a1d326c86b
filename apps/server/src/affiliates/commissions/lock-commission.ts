import { and, eq, sql } from 'drizzle-orm';
import { commissions } from '#affiliates/tables.ts';
import type { Tx } from '#platform/database/database.ts';

export type CommissionRow = typeof commissions.$inferSelect;

/**
 * What a purchase has earned, held for this transaction. A payment and its refund may be told at the same moment; whoever
 * comes second sees both.
 */
export const lockCommission = async (tx: Tx, orderId: string): Promise<CommissionRow | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`commission ${orderId}`}))`);
  const [earned] = await tx
    .select()
    .from(commissions)
    .where(and(eq(commissions.earnedByOrder, orderId), eq(commissions.entry, 'earned')))
    .for('update');
  return earned;
};
