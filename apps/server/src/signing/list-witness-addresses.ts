import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { witnesses } from '#signing/tables.ts';

/** The addresses of everybody who is asked to witness one of these documents. */
export const listWitnessAddresses = async (db: DbOrTx, documentIds: readonly string[]): Promise<readonly string[]> => {
  if (documentIds.length === 0) return [];
  const found = await db
    .select({ email: witnesses.email })
    .from(witnesses)
    .where(inArray(witnesses.documentId, [...documentIds]));
  return found.map(({ email }) => email);
};
