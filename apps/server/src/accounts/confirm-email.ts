import { and, eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { findConfirmation } from '#accounts/find-confirmation.ts';
import { grantAdminRole } from '#accounts/grant-admin-role.ts';
import { confirmationsOfAccount } from '#accounts/limits.ts';
import { credentials, users } from '#accounts/tables.ts';
import { findPasswordMistake } from '#accounts/validate-registration.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Pressed {
  /** Of the mailed link. */
  readonly token: string | undefined;
  /** The account that was registered in this browser. */
  readonly registeredId: string | undefined;
  readonly password: string | undefined;
  readonly origin: Origin;
}

/**
 * Confirms a registration by its mailed link. Whoever registered may be a stranger to the owner of the address: only in the
 * browser of the registration its password stays, elsewhere the one that is typed now takes its place. Repeats do no harm.
 * The answer is the address, where it was confirmed by this very press.
 */
export const confirmEmail = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { token, registeredId, password, origin }: Pressed,
): Promise<string | undefined> => {
  const { db, announce, clock, settings } = context;
  const found = await findConfirmation(context, token);
  if (!found) throw dead();
  const { userId, email } = found;
  const pressed = { userId, isRegisteredHere: registeredId === userId, password };
  if (found.isConfirmed) {
    await requireSamePassword(context, pressed);
    return undefined;
  }
  const chosen = pressed.isRegisteredHere ? undefined : requirePassword(password, settings.minPasswordLength);
  const { password: passwords } = await context.auth.$context;
  const hash = chosen && (await passwords.hash(chosen));

  const isFirst = await db.transaction(async (tx) => {
    const now = clock();
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, emailConfirmedAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length === 0) return false;
    if (hash) {
      const own = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));
      await tx.update(credentials).set({ password: hash, updatedAt: now }).where(own);
    }
    const entry = { stream: `account:${userId}`, at: now, actor: `member:${userId}`, action: 'address confirmed' };
    await appendAudit(tx, { ...entry, details: { isPasswordReplaced: hash !== undefined }, origin });
    await grantAdminRole({ ...context, tx }, userId);

    await announce(tx, 'account.confirmed', { userId });
    return true;
  });
  if (isFirst) return email;
  await requireSamePassword(context, pressed);
  return undefined;
};

interface LatePress {
  readonly userId: string;
  readonly isRegisteredHere: boolean;
  readonly password: string | undefined;
}

/** It was confirmed before, perhaps a moment ago by another browser: nobody is told that a password works which does not. */
const requireSamePassword = async (
  { db, auth, rateLimit }: Pick<Context, 'db'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { userId, isRegisteredHere, password }: LatePress,
): Promise<void> => {
  const [kept] = await db
    .select({ hash: credentials.password, chosenAt: credentials.updatedAt, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(eq(users.id, userId));
  // A newer registration has replaced it a moment ago.
  if (!kept) throw dead();
  if (isRegisteredHere) {
    const isReplaced = kept.confirmedAt?.getTime() === kept.chosenAt.getTime();
    if (isReplaced) throw confirmedElsewhere();
    return;
  }
  if (!password) return;
  const message = 'Too many attempts. Please wait a few minutes before trying again.';
  await rateLimit.guess({ limit: confirmationsOfAccount, key: userId, message }, async () => {
    const { password: passwords } = await auth.$context;
    const isSame = kept.hash !== null && (await passwords.verify({ hash: kept.hash, password }));
    if (!isSame) throw confirmedElsewhere();
  });
};

const confirmedElsewhere = (): Refused =>
  new Refused('conflict', {
    code: 'already-confirmed',
    title: 'Already confirmed',
    message:
      'This address has been confirmed already, with another password. Please log in with that one. If you do not know it, choose “Forgot password?” on the login page to set a new one.',
  });

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
