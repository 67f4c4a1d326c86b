import type { User } from '@evergrant/contract/accounts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Context } from '#platform/context.ts';
import { countDocuments } from '#documents/count-documents.ts';

/** The member as the browser knows them, with the number of their documents. */
export const readUser = async (context: Pick<Context, 'db'>, userId: string): Promise<User> => {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`no user ${userId}`);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    role: user.role,
    language: user.language,
    needsSecondFactor: user.role === 'admin' && user.secondFactorSince === null,
    documentCount: await countDocuments(context, userId),
  };
};
