import { isAPIError } from 'better-auth/api';
import type { Accounts } from '#accounts/accounts.ts';
import { findPasswordMistake } from '#accounts/validate-registration.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** Whether a mailed reset token is still good; uses nothing up. */
export const isResetTokenValid = async (
  { clock, auth }: Pick<Context, 'clock'> & Pick<Accounts, 'auth'>,
  token: string | undefined,
): Promise<boolean> => {
  if (!looksLikeToken(token)) return false;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found !== null && found.expiresAt > clock();
};

/** What cannot be one of ours is not looked up: the database takes no text with NUL characters. */
const looksLikeToken = (token: string | undefined): token is string => /^[\w-]{1,200}$/.test(token ?? '');

/** Sets a new password by a mailed token, once; every session of the account ends. The answer is its address. */
export const resetPassword = async (
  { settings, auth }: Pick<Context, 'settings'> & Pick<Accounts, 'auth'>,
  input: { readonly token: string | undefined; readonly password: string },
): Promise<string> => {
  if (!input.password) {
    throw new Refused('invalid', { code: 'missing', message: 'Please enter a new password.' });
  }
  const mistake = findPasswordMistake(input.password, settings.minPasswordLength);
  if (mistake) throw new Refused('invalid', { code: mistake.code, message: mistake.message });
  if (!looksLikeToken(input.token)) throw expired();
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  const owner = found && (await internalAdapter.findUserById(found.value));
  if (!owner) throw expired();

  try {
    await auth.api.resetPassword({ body: { newPassword: input.password, token: input.token } });
    return owner.email;
  } catch (error) {
    if (isAPIError(error)) throw expired(error);
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
