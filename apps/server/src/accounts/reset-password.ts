import { APIError } from 'better-auth/api';
import { and, eq, gt } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { verifications } from '#accounts/tables.ts';
import { findPasswordMistake } from '#accounts/validate-registration.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** Whether a mailed reset token is still good; changes nothing. */
export const isResetTokenValid = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string | undefined,
): Promise<boolean> => {
  if (!token) return false;
  const [found] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, `reset-password:${token}`), gt(verifications.expiresAt, clock())));
  return found !== undefined;
};

/** Sets a new password by a mailed token, once; every session of the account ends. */
export const resetPassword = async (
  { settings }: Pick<Context, 'settings'>,
  { auth }: Pick<Accounts, 'auth'>,
  input: { readonly token: string | undefined; readonly password: string },
): Promise<void> => {
  if (!input.password) {
    throw new Refused('invalid', { code: 'missing', message: 'Please enter a new password.' });
  }
  const mistake = findPasswordMistake(input.password, settings.minPasswordLength);
  if (mistake) throw new Refused('invalid', { code: mistake.code, message: mistake.message });
  if (!input.token) throw expired();

  try {
    await auth.api.resetPassword({ body: { newPassword: input.password, token: input.token } });
  } catch (error) {
    if (error instanceof APIError) throw expired(error);
    throw error;
  }
};

const expired = (cause?: unknown): Refused =>
  new Refused(
    'unauthenticated',
    {
      code: 'invalid-reset-link',
      title: 'Invalid or Expired Link',
      message: 'This link is invalid or has expired. Please ask for a new one.',
    },
    { cause },
  );
