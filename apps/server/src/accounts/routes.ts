import * as account from '@evergrant/contract/account.ts';
import * as contract from '@evergrant/contract/accounts.ts';
import type { Context as HttpContext } from 'hono';
import type { Accounts } from '#accounts/accounts.ts';
import { resetSeconds } from '#accounts/create-auth.ts';
import { liftLoginLock } from '#accounts/count-login.ts';
import { forgotPassword } from '#accounts/forgot-password.ts';
import { createKnownBrowser } from '#accounts/known-browser.ts';
import { resetGuessesFromAddress } from '#accounts/limits.ts';
import { login, type SignedIn } from '#accounts/login.ts';
import { readUser } from '#accounts/read-user.ts';
import { register } from '#accounts/register.ts';
import { createRegistrationCookie } from '#accounts/registration-cookie.ts';
import { resendConfirmation } from '#accounts/resend-confirmation.ts';
import { isResetTokenValid, resetPassword } from '#accounts/reset-password.ts';
import { challengeSeconds } from '#accounts/second-factor/open-challenge.ts';
import { signInWithSecondFactor } from '#accounts/second-factor/sign-in-with-second-factor.ts';
import { serveAccountPage } from '#accounts/serve-account-page.ts';
import { serveConfirmation } from '#accounts/serve-confirmation.ts';
import { serveEmailChange } from '#accounts/serve-email-change.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { createSecretCookie, type SecretCookie } from '#platform/http/secret-cookie.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { networkOf } from '#platform/network-of.ts';
import type { Guess } from '#platform/rate-limit.ts';

const done = { done: true } as const;

export const serveAccounts = (api: Api, context: Context & Accounts): void => {
  serveOperation(api, contract.readSession, async ({ actor }) => ({
    user: actor.kind === 'member' ? await readUser(context, actor.userId) : null,
  }));
  const registration = createRegistrationCookie(context);
  const challenge = createSecretCookie(context, { name: 'evergrant.second-factor', maxAgeSeconds: challengeSeconds });
  const known = createKnownBrowser(context);
  const signIn = async (http: HttpContext, { answer, cookies }: SignedIn): Promise<SignedIn['answer']> => {
    passOn(http, cookies);
    await known.remember(http, answer.user.email);
    return answer;
  };
  serveOperation(api, contract.register, async ({ body, origin, http }) => {
    await registration.write(http, await register(context, { ...body, origin }));
    return done;
  });
  serveOperation(api, contract.login, async ({ body, origin, http }) => {
    const outcome = await login(context, { ...body, origin, browser: await known.find(http, body.email) });
    if ('challenge' in outcome) {
      challenge.write(http, outcome.challenge);
      return { secondFactor: 'required' } as const;
    }
    return signIn(http, outcome);
  });
  serveOperation(api, account.signInWithSecondFactor, async ({ body, origin, http }) => {
    const given = { ...body, challenge: challenge.read(http), origin };
    const outcome = await signInWithSecondFactor(context, given);
    challenge.forget(http);
    return signIn(http, outcome);
  });
  serveOperation(api, contract.logout, async ({ http }) => {
    const { headers } = await context.auth.api.signOut({ headers: http.req.raw.headers, returnHeaders: true });
    passOn(http, headers.getSetCookie());
    return done;
  });
  serveOperation(api, contract.resendConfirmation, ({ body, origin }) =>
    resendConfirmation(context, { ...body, origin }),
  );
  servePasswordReset(api, context);
  serveConfirmation(api, context);
  serveMailedLinks(api, context);
  serveEmailChange(api, context);
  serveAccountPage(api, context);
};

const servePasswordReset = (api: Api, context: Context & Accounts): void => {
  const known = createKnownBrowser(context);
  const reset = openResetCookie(context);
  serveOperation(api, contract.forgotPassword, async ({ body, origin, http }) => {
    const browser = await known.find(http, body.email);
    await forgotPassword(context, { ...body, origin, browser });
    return done;
  });
  serveOperation(api, contract.readResetSession, async ({ http }) => ({
    isValid: await isResetTokenValid(context, reset.read(http)),
  }));
  serveOperation(api, contract.resetPassword, async ({ body, http, origin }) => {
    const token = reset.read(http);
    const email = await context.rateLimit.guess(resetGuess(origin), () => resetPassword(context, { token, ...body }));
    reset.forget(http);
    await liftLoginLock(context, { email, origin, browser: await known.find(http, email) });
    return done;
  });
};

const resetGuess = ({ ipAddress }: Origin): Guess => ({
  limit: resetGuessesFromAddress,
  key: networkOf(ipAddress),
  message: 'Too many attempts. Please wait a few minutes before trying again.',
});

const openResetCookie = (context: Context): SecretCookie =>
  createSecretCookie(context, { name: 'evergrant.reset', maxAgeSeconds: resetSeconds });

/** Where the links in mails lead; each ends on a page. */
const serveMailedLinks = (api: Api, context: Context & Accounts): void => {
  const reset = openResetCookie(context);
  api.get('/accounts/open-reset', async (c) => {
    const token = c.req.query('token') ?? '';
    if (!(await isResetTokenValid(context, token))) {
      const error = { error: 'access_denied', error_description: 'Email link is invalid or has expired' };
      return c.redirect(`/reset-password?${new URLSearchParams(error).toString()}`);
    }
    // The token leaves the address here, so that neither history nor a referrer keeps it.
    reset.write(c, token);
    return c.redirect('/reset-password');
  });
};

const passOn = (http: HttpContext, cookies: readonly string[]): void => {
  for (const cookie of cookies) http.header('Set-Cookie', cookie, { append: true });
};
