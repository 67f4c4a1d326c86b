import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Two at a time could each decide on what the other is about to change. Take it before any document is locked. */
export const lockEntitlement = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`entitlement ${userId}`}))`);
};
