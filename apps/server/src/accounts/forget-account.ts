import { eq, or, sql } from 'drizzle-orm';
import { users, verifications } from '#accounts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { rateLimits } from '#platform/tables.ts';

/** Removes an account with its sessions, passwords, second factor and counters: every device is signed out at once. */
export const forgetAccount = async (
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> => {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(users).where(eq(users.id, userId));
  // A key ends with the account, alone or behind the network or browser that is counted with it.
  const endsWith = (key: string) => sql`right(${rateLimits.key}, ${key.length + 1}) in (${`:${key}`}, ${` ${key}`})`;
  await tx.delete(rateLimits).where(or(endsWith(email), endsWith(userId)));
};
