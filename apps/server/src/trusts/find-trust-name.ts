import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { trusts } from '#trusts/tables.ts';

/** The name of a document, or null once it is deleted. */
export const findTrustName = async (db: DbOrTx, trustId: string): Promise<string | null> => {
  const [trust] = await db.select({ name: trusts.name }).from(trusts).where(eq(trusts.id, trustId));
  return trust?.name ?? null;
};
