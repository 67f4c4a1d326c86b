import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';

/**
 * Holds every document of a member for this transaction, in a fixed order, so that locks never cross. Whoever may change several
 * of them, or the register of people beside them, takes it before anything else of them is locked. Gives their ids.
 */
export const lockOwnDocuments = async (tx: Tx, userId: string): Promise<readonly string[]> => {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(documents.id)
    .for('update');
  return rows.map(({ id }) => id);
};
