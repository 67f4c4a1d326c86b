import { eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { secondFactorsOfAccount } from '#accounts/limits.ts';
import { requirePassword } from '#accounts/require-password.ts';
import { spendRecoveryCode } from '#accounts/second-factor/recovery-codes.ts';
import { takeTotpCode } from '#accounts/second-factor/take-totp-code.ts';
import { wrongCode } from '#accounts/second-factor/wrong-code.ts';
import { users } from '#accounts/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';

interface Proof {
  readonly userId: string;
  readonly password: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
  readonly origin: Origin;
}

/** Asks again who is there before something that cannot be undone: the password, and the second factor if there is one. */
export const requireIdentity = async (
  context: Pick<Context, 'db' | 'settings' | 'clock'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { userId, password, code = '', origin }: Proof,
): Promise<void> => {
  await requirePassword(context, { userId, password });
  if (!(await hasSecondFactor(context, userId))) return;
  const typed = code.trim();
  if (!typed) throw wrongCode('missing-code', 'Please enter the code that your app shows, or a recovery code.');
  await context.rateLimit.count(secondFactorsOfAccount, userId, tooMany);

  const isRight = await context.db.transaction(
    async (tx) =>
      (await takeTotpCode({ ...context, tx }, { userId, typed })) ||
      (await spendRecoveryCode({ ...context, tx }, { userId, typed, origin })),
  );
  if (!isRight) throw wrongCode('wrong-code', 'This code is not right. Enter the newest one that your app shows.');
  await context.rateLimit.forget(secondFactorsOfAccount, userId);
};

/** Whether signing in takes a second factor. */
export const hasSecondFactor = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> => {
  const [user] = await db.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, userId));
  return Boolean(user?.since);
};
