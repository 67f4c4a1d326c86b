import { isAPIError } from 'better-auth/api';
import type { Accounts } from '#accounts/accounts.ts';
import { resetsFromAddress, resetsToAddress } from '#accounts/limits.ts';
import { isEmailAddress } from '#accounts/validate-registration.ts';
import type { Origin } from '#platform/actor.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';

/** Mails a link to choose a new password, if there is an account; the answer does not say whether there is. */
export const forgotPassword = async (
  { auth, rateLimit }: Pick<Accounts, 'auth' | 'rateLimit'>,
  input: { readonly email: string; readonly origin: Origin },
): Promise<void> => {
  const email = input.email.trim().toLowerCase();
  if (!isEmailAddress(email)) throw noAddress(email);
  await rateLimit.count(resetsFromAddress, networkOf(input.origin.ipAddress), tooMany);
  await rateLimit.count(resetsToAddress, email, tooMany);

  try {
    await auth.api.requestPasswordReset({ body: { email } });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    throw noAddress(email, error);
  }
};

const noAddress = (email: string, cause?: unknown): Refused => {
  const message = email ? 'Please enter a valid email address.' : 'Please enter your email address.';
  return new Refused('invalid', { code: 'invalid-email', message }, { cause });
};
