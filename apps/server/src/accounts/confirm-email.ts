import { and, eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { findConfirmation } from '#accounts/find-confirmation.ts';
import { grantAdminRole } from '#accounts/grant-admin-role.ts';
import { credentials, users } from '#accounts/tables.ts';
import { findPasswordMistake } from '#accounts/validate-registration.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

interface Pressed {
  /** Of the mailed link. */
  readonly token: string | undefined;
  /** The account that was registered in this browser. */
  readonly registeredId: string | undefined;
  readonly password: string | undefined;
}

/**
 * Confirms a registration by its mailed link. Whoever registered may be a stranger to the owner of the address: only in the
 * browser of the registration its password stays, elsewhere the one that is typed now takes its place. Repeats do no harm.
 */
export const confirmEmail = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>,
  { auth }: Pick<Accounts, 'auth'>,
  { token, registeredId, password }: Pressed,
): Promise<void> => {
  const { db, announce, clock, settings } = context;
  const found = await findConfirmation(context, token);
  if (!found) throw dead();
  if (found.isConfirmed) return;
  const { userId } = found;
  const chosen = registeredId === userId ? undefined : requirePassword(password, settings.minPasswordLength);
  const { password: passwords } = await auth.$context;
  const hash = chosen && (await passwords.hash(chosen));

  await db.transaction(async (tx) => {
    const now = clock();
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, emailConfirmedAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length === 0) return requireStillThere(tx, userId);
    if (hash) {
      const own = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));
      await tx.update(credentials).set({ password: hash, updatedAt: now }).where(own);
    }
    await grantAdminRole(tx, context, userId);

    await announce(tx, 'account.confirmed', { userId });
  });
};

/** It was confirmed, or replaced by a newer registration, a moment ago. */
const requireStillThere = async (tx: Tx, userId: string): Promise<void> => {
  const [still] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!still) throw dead();
};

const requirePassword = (password: string | undefined, minLength: number): string => {
  if (!password) throw refusal('missing', 'Please enter a password.');
  const mistake = findPasswordMistake(password, minLength);
  if (mistake) throw refusal(mistake.code, mistake.message);
  return password;
};

const refusal = (code: string, message: string): Refused =>
  new Refused('invalid', { code, message, errors: [{ field: 'password', message }] });

const dead = (): Refused =>
  new Refused('invalid', {
    code: 'invalid-link',
    title: 'This link no longer works',
    message: 'It is too old, was used already, or a newer one took its place. Please ask for a new one.',
  });
