import { eq } from 'drizzle-orm';
import { affiliates } from '#affiliates/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

export type AffiliateRecord = typeof affiliates.$inferSelect;

/** The affiliate record of a member, if they have applied. */
export const findOwnAffiliate = async (db: DbOrTx, userId: string): Promise<AffiliateRecord | undefined> => {
  const [found] = await db.select().from(affiliates).where(eq(affiliates.userId, userId));
  return found;
};

/** The affiliate record of a member, or a refusal. */
export const loadOwnAffiliate = async (db: DbOrTx, userId: string): Promise<AffiliateRecord> => {
  const found = await findOwnAffiliate(db, userId);
  if (found) return found;
  throw new Refused('absent', { code: 'affiliate-not-found', message: 'Affiliate record not found' });
};
