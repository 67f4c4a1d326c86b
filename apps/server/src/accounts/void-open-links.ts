import { eq } from 'drizzle-orm';
import { emailChanges, signInChallenges, verifications } from '#accounts/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Ends what was begun with an older password or address: reset links, waiting sign-ins, a waiting change of address. */
export const voidOpenLinks = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
};
