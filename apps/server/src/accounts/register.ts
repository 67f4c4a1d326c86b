import { randomUUID } from 'node:crypto';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { isAPIError, type APIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { registrationMailsToAddress, registrationsFromAddress, registrationsOfSource } from '#accounts/limits.ts';
import { users } from '#accounts/tables.ts';
import { findRegistrationMistakes } from '#accounts/validate-registration.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

const title = 'Registration failed';
const tooMany = 'Too many registration attempts. Please wait a few minutes before trying again.';

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly origin: Origin;
  /** In which it was typed, and its owner is written to. */
  readonly language?: Language | undefined;
  /** Whether this browser has bought something; the owner of a known address is then mailed how to claim it. */
  readonly hasPurchase?: boolean;
}

/**
 * Creates an account and mails a confirmation link. A known address gets the same answer, and its owner a mail.
 * Returns the account that waits for its confirmation, for the server alone.
 */
export const register = async (
  {
    db,
    announce,
    settings,
    auth,
    rateLimit,
  }: Pick<Context, 'db' | 'announce' | 'settings'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  input: Registration,
): Promise<string | undefined> => {
  if (settings.areSignupsDisabled) {
    const message = 'New signups are currently disabled. Please contact support.';
    throw new Refused('forbidden', { code: 'signups-disabled', title, message });
  }
  const wanted = { name: input.name.trim(), email: input.email.trim().toLowerCase(), password: input.password };
  const mistakes = findRegistrationMistakes(wanted, settings.minPasswordLength);
  const [first] = mistakes;
  if (first) {
    const errors = mistakes.map(({ field, message }) => ({ field, message }));
    throw new Refused('invalid', { code: first.code, title, message: first.message, errors });
  }
  const network = networkOf(input.origin.ipAddress);
  await rateLimit.count(registrationsFromAddress, network, tooMany);
  await rateLimit.count(registrationsOfSource, `${network} ${wanted.email}`, tooMany);
  const isReplacing = await rateLimit.take(registrationMailsToAddress, wanted.email);

  // Whoever registers again before confirming means the password typed last, not one that somebody else chose earlier.
  // After mails enough the newest link goes on working, and whoever has the mailbox chooses the password with it.
  if (isReplacing) await db.delete(users).where(and(eq(users.email, wanted.email), eq(users.emailVerified, false)));
  const createdId = await signUp(auth, wanted);

  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, wanted.email));
    // A second click at the same moment is replacing the account and announces it.
    if (!user || (!isReplacing && user.id !== createdId)) return undefined;
    const requestId = randomUUID();
    if (user.emailVerified) {
      const hasPurchase = input.hasPurchase ?? false;
      const { email, language } = user;
      await announce(tx, 'account.registered-again', { email, language, hasPurchase, requestId });
      return undefined;
    }
    if (user.id === createdId && input.language)
      await tx.update(users).set({ language: input.language }).where(eq(users.id, createdId));
    await announce(tx, 'account.confirmation-requested', { userId: user.id, requestId });
    // Nothing is promised to an account that somebody else put in this one's place meanwhile.
    return user.id === createdId ? user.id : undefined;
  });
};

/** Creates the account; for a known address nothing happens, and it takes as long. */
const signUp = async (
  auth: Accounts['auth'],
  wanted: { readonly name: string; readonly email: string; readonly password: string },
): Promise<string | undefined> => {
  try {
    const { user } = await auth.api.signUpEmail({ body: wanted });
    return user.id;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (isTaken(error)) return undefined;
    throw refusalOf(error);
  }
};

// Somebody was faster with the same address, most likely a second click on the same button; nobody is told who has an account.
const isTaken = ({ body }: APIError): boolean =>
  /^(?:FAILED_TO_CREATE_USER|USER_ALREADY_EXISTS)/u.test(String(body?.code ?? ''));

const refusalOf = (error: APIError): Refused => {
  const code = String(error.body?.code ?? '');
  // The only thing that the library checks more strictly than we do is the address.
  if (code === 'INVALID_EMAIL' || code === 'VALIDATION_ERROR') {
    const message = 'Please enter a valid email address.';
    return new Refused('invalid', { code: 'invalid-email', title, message }, { cause: error });
  }
  const message = error.body?.message ?? 'Registration failed. Please try again.';
  return new Refused('invalid', { code: 'registration-failed', title, message }, { cause: error });
};
