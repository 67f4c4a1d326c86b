import { APIError } from 'better-auth/api';
import type { Accounts } from '#accounts/accounts.ts';
import { registrationsFromAddress } from '#accounts/limits.ts';
import { findRegistrationMistake } from '#accounts/validate-registration.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

const tooMany = 'Too many registration attempts. Please wait a few minutes before trying again.';

/** Creates an account and mails a confirmation link. A known address gets the same answer, and its owner a mail. */
export const register = async (
  { settings }: Pick<Context, 'settings'>,
  { auth, rateLimit }: Pick<Accounts, 'auth' | 'rateLimit'>,
  input: { readonly name: string; readonly email: string; readonly password: string; readonly origin: Origin },
): Promise<void> => {
  if (settings.areSignupsDisabled) {
    const message = 'New signups are currently disabled. Please contact support.';
    throw new Refused('forbidden', { code: 'signups-disabled', title: 'Registration failed', message });
  }
  const wanted = { name: input.name.trim(), email: input.email.trim().toLowerCase(), password: input.password };
  const mistake = findRegistrationMistake(wanted, settings.minPasswordLength);
  if (mistake) {
    const { field, code, message } = mistake;
    throw new Refused('invalid', { code, title: 'Registration failed', message, errors: [{ field, message }] });
  }
  await rateLimit.count(registrationsFromAddress, input.origin.ipAddress, tooMany);

  try {
    await auth.api.signUpEmail({ body: wanted });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw refusalOf(error);
  }
};

const refusalOf = (error: APIError): Refused => {
  const code = String(error.body?.code ?? '');
  const title = 'Registration failed';
  if (code.startsWith('USER_ALREADY_EXISTS')) {
    const message = 'An account with this email already exists. Please try logging in instead.';
    return new Refused('conflict', { code: 'already-registered', title, message }, { cause: error });
  }
  if (code === 'INVALID_EMAIL') {
    const message = 'Please enter a valid email address.';
    return new Refused('invalid', { code: 'invalid-email', title, message }, { cause: error });
  }
  const message = error.body?.message ?? 'Registration failed. Please try again.';
  return new Refused('invalid', { code: 'registration-failed', title, message }, { cause: error });
};
