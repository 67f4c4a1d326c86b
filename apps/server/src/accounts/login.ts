import type { SignedInAnswer } from '@evergrant/contract/accounts.ts';
import { isAPIError, type APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Accounts } from '#accounts/accounts.ts';
import { countLogin, uncountLogin } from '#accounts/count-login.ts';
import { grantAdminRole } from '#accounts/grant-admin-role.ts';
import { hashOfToken } from '#accounts/hash-session-tokens.ts';
import { sessionHeaders } from '#accounts/open-session.ts';
import { readUser } from '#accounts/read-user.ts';
import { openChallenge } from '#accounts/second-factor/open-challenge.ts';
import { sessions } from '#accounts/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

const title = 'Login failed';

interface Given {
  readonly email: string;
  readonly password: string;
  readonly origin: Origin;
  /** The browser's id where this account was signed in to before. */
  readonly browser?: string | undefined;
}

export interface SignedIn {
  readonly answer: z.input<typeof SignedInAnswer>;
  /** The session cookie to set. */
  readonly cookies: readonly string[];
}

/** The password was right; `challenge` is what the browser keeps until the second factor is given. */
export interface HalfSignedIn {
  readonly challenge: string;
}

/** Signs in with email and password; a wrong password and an unknown address are told alike. */
export const login = async (
  context: Pick<Context, 'db' | 'clock' | 'settings'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { password, origin, browser, ...input }: Given,
): Promise<SignedIn | HalfSignedIn> => {
  const email = input.email.trim().toLowerCase();
  if (!email || !password) {
    throw new Refused('invalid', { code: 'missing', title, message: 'Please enter both email and password.' });
  }
  const attempt = { email, origin, browser };
  await countLogin(context, attempt);

  try {
    const { headers, response } = await context.auth.api.signInEmail({
      body: { email, password },
      headers: sessionHeaders(origin),
      returnHeaders: true,
    });
    await uncountLogin(context, attempt);
    const userId = response.user.id;
    await context.db.transaction((tx) => grantAdminRole({ ...context, tx }, userId));
    if (response.user.secondFactorSince) {
      // Nobody has seen this session yet; the second factor opens another one.
      await context.db.delete(sessions).where(eq(sessions.token, hashOfToken(response.token)));
      return { challenge: await openChallenge(context, userId) };
    }
    const user = await readUser(context, userId);
    return { answer: { user }, cookies: headers.getSetCookie() };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    throw refusalOf(error);
  }
};

const refusalOf = (error: APIError): Refused => {
  if (error.body?.code === 'EMAIL_NOT_VERIFIED') {
    const message = 'Please verify your email address before logging in. Check your inbox for a confirmation email.';
    return new Refused('forbidden', { code: 'email-not-confirmed', title, message }, { cause: error });
  }
  const message = 'Invalid email or password. Please check your credentials and try again.';
  return new Refused('unauthenticated', { code: 'invalid-credentials', title, message }, { cause: error });
};
