import { and, eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** The id of the account whose address is this one and confirmed. For the server alone: nobody is told that there is one. */
export const findConfirmedAccount = async (db: DbOrTx, email: string): Promise<string | undefined> => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), eq(users.emailVerified, true)));
  return user?.id;
};
