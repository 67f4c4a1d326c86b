import { eq } from 'drizzle-orm';
import { affiliates } from '#affiliates/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

interface Payee {
  readonly firstName: string;
  readonly email: string;
}

/** Whom to write to about money; nobody once the account is deleted. */
export const findPayee = async (db: DbOrTx, affiliateId: string): Promise<Payee | undefined> => {
  const [affiliate] = await db
    .select({ userId: affiliates.userId, told: affiliates.applicationData })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId));
  if (!affiliate || affiliate.userId === null) return undefined;
  const { firstName, email } = affiliate.told;
  return { firstName, email };
};
