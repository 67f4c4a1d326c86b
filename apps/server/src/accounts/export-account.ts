import { asc, eq } from 'drizzle-orm';
import { readAccount } from '#accounts/read-account.ts';
import { emailChanges, sessions, users } from '#accounts/tables.ts';
import { readAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

/** What is kept about the account itself. Passwords, tokens and secrets of the second factor are in none of it. */
export const exportAccount = async (context: Pick<Context, 'db' | 'clock'>, userId: string) => {
  const { db } = context;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [change] = await db
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId));
  const devices = await db
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  return {
    account: {
      id: userId,
      ...(await readAccount(context, userId)),
      emailConfirmedAt: user?.emailConfirmedAt ?? null,
      image: user?.image ?? null,
      waitingEmailChange: change ?? null,
    },
    sessions: devices,
    audit: await readAudit(db, `account:${userId}`),
  };
};
