import { eq } from 'drizzle-orm';
import { emailChanges, signInChallenges, verifications } from '#accounts/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** Ends what was begun with an older password or address: reset links, waiting sign-ins, a waiting change of address. */
export const voidOpenLinks = async (db: DbOrTx, userId: string): Promise<void> => {
  await db.delete(verifications).where(eq(verifications.value, userId));
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
};
