import { and, eq, ne } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { requirePassword } from '#accounts/require-password.ts';
import { credentials, sessions } from '#accounts/tables.ts';
import { findPasswordMistake } from '#accounts/validate-registration.ts';
import { voidOpenLinks } from '#accounts/void-open-links.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Wanted {
  readonly member: Member;
  /** The session that asks, which goes on. */
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly origin: Origin;
}

/** Changes the password; every other session and every open link of the account ends. */
export const changePassword = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { member: { userId }, sessionId, currentPassword, newPassword, origin }: Wanted,
): Promise<void> => {
  const { db, announce, clock, settings } = context;
  await requirePassword(context, { userId, password: currentPassword, field: 'currentPassword' });
  const mistake = findNewPasswordMistake(newPassword, settings.minPasswordLength);
  if (mistake) {
    const { code, message } = mistake;
    throw new Refused('invalid', { code, message, errors: [{ field: 'newPassword', message }] });
  }
  const { password: passwords } = await context.auth.$context;
  const password = await passwords.hash(newPassword);

  await db.transaction(async (tx) => {
    const own = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));
    await tx.update(credentials).set({ password, updatedAt: clock() }).where(own);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await voidOpenLinks(tx, userId);
    const entry = { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action: 'password changed' };
    await appendAudit(tx, { ...entry, origin });

    await announce(tx, 'account.protection-changed', { userId, change: 'password', at: clock().toISOString() });
  });
};

const findNewPasswordMistake = (password: string, minLength: number) =>
  password ? findPasswordMistake(password, minLength) : { code: 'missing', message: 'Please enter a new password.' };
