import * as contract from '@evergrant/contract/accounts.ts';
import type { Accounts } from '#accounts/accounts.ts';
import { confirmEmail } from '#accounts/confirm-email.ts';
import { liftLoginLock } from '#accounts/count-login.ts';
import { confirmationSeconds, findConfirmation, isRegistrationConfirmed } from '#accounts/find-confirmation.ts';
import { createKnownBrowser } from '#accounts/known-browser.ts';
import { createRegistrationCookie } from '#accounts/registration-cookie.ts';
import type { Context } from '#platform/context.ts';
import { createSecretCookie } from '#platform/http/secret-cookie.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

/** The way from the link in a mail to a confirmed address. Mail programs open links: only a press on the page counts. */
export const serveConfirmation = (api: Api, context: Context & Accounts): void => {
  const link = createSecretCookie(context, { name: 'evergrant.confirmation', maxAgeSeconds: confirmationSeconds });
  const registration = createRegistrationCookie(context);
  const known = createKnownBrowser(context);

  api.get('/accounts/confirm-email', async (c) => {
    const token = c.req.query('token') ?? '';
    const found = await findConfirmation(context, token);
    if (!found) return c.redirect('/login?error=expired-link');
    if (found.isConfirmed) return c.redirect('/login?confirmed=true');
    // The token leaves the address here, so that neither history nor a referrer keeps it.
    link.write(c, token);
    return c.redirect('/confirm-email');
  });
  serveOperation(api, contract.readConfirmation, async ({ http }) => {
    const found = await findConfirmation(context, link.read(http));
    if (!found) return { state: 'invalid', email: null } as const;
    if (found.isConfirmed) return { state: 'confirmed', email: found.email } as const;
    const isOwn = (await registration.read(http)) === found.userId;
    return { state: isOwn ? 'ready' : 'needs-password', email: found.email } as const;
  });
  serveOperation(api, contract.confirmEmail, async ({ http, body, origin }) => {
    const registeredId = await registration.read(http);
    const pressed = { token: link.read(http), registeredId, password: body.password, origin };
    const email = await confirmEmail(context, pressed);
    link.forget(http);
    if (email) await liftLoginLock(context, { email, origin, browser: await known.find(http, email) });
    return { done: true } as const;
  });
  serveOperation(api, contract.readRegistration, async ({ http }) => ({
    isConfirmed: await isRegistrationConfirmed(context, await registration.read(http)),
  }));
};
