import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { trusts } from '#trusts/tables.ts';

/** Ids of the member's documents whose interview is complete and that nothing has been paid for. */
export const listUnpaidInterviewed = async (db: DbOrTx, userId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: trusts.id })
    .from(trusts)
    .where(and(eq(trusts.userId, userId), eq(trusts.isInterviewComplete, true), isNull(trusts.paidAt)));
  return rows.map(({ id }) => id);
};
