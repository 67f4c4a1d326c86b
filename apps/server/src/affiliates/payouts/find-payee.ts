import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { affiliates } from '#affiliates/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

interface Payee {
  readonly firstName: string;
  /** The account's own, which was confirmed; the application may name any. */
  readonly email: string;
}

/** Whom to write to about an affiliate record; nobody once the account is deleted. */
export const findPayee = async (db: DbOrTx, affiliateId: string): Promise<Payee | undefined> => {
  const [affiliate] = await db
    .select({ userId: affiliates.userId, told: affiliates.applicationData })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId));
  const contact = affiliate?.userId ? await findContact(db, affiliate.userId) : undefined;
  return affiliate && contact ? { firstName: affiliate.told.firstName, email: contact.email } : undefined;
};
