import { readAffiliateCode } from '@evergrant/domain/affiliates/affiliate-code.ts';
import { and, eq } from 'drizzle-orm';
import type { AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { affiliates } from '#affiliates/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** The affiliate of a code that somebody typed or followed; undefined unless approved at this moment. */
export const findApproved = async (db: DbOrTx, text: string): Promise<AffiliateRecord | undefined> => {
  const affiliateCode = readAffiliateCode(text);
  if (!affiliateCode) return undefined;
  const [found] = await db
    .select()
    .from(affiliates)
    .where(and(eq(affiliates.affiliateCode, affiliateCode), eq(affiliates.status, 'approved')));
  return found;
};
