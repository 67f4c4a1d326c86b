import type { AccountAnswer } from '@evergrant/contract/account.ts';
import { and, count, eq, gt } from 'drizzle-orm';
import { emailChanges, recoveryCodes, users } from '#accounts/tables.ts';
import type { Context } from '#platform/context.ts';

/** What the account page shows of a member. */
export const readAccount = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<AccountAnswer> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`no user ${userId}`);
  const [change] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, clock())));
  const [codes] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return {
    name: user.name,
    email: user.email,
    language: user.language,
    role: user.role,
    memberSince: user.createdAt.toISOString(),
    pendingEmail: change?.newEmail ?? null,
    secondFactor: {
      since: user.secondFactorSince?.toISOString() ?? null,
      recoveryCodesLeft: codes?.left ?? 0,
      isRequired: user.role === 'admin',
    },
  };
};
