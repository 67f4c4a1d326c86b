import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';

/** A document as what is paid sees it. */
export interface Payable {
  readonly id: string;
  /** Since when something has been paid for it; null while it is a preview. */
  readonly unlockedAt: Date | null;
  readonly isInterviewComplete: boolean;
}

/** The documents of a member in a fixed order, so that locks never cross. */
export const listPayable = async (db: DbOrTx, userId: string): Promise<readonly Payable[]> =>
  db
    .select({ id: documents.id, unlockedAt: documents.paidAt, isInterviewComplete: documents.isInterviewComplete })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(documents.id);
