import * as contract from '@evergrant/contract/account.ts';
import { emailChangeSeconds } from '#accounts/change-email.ts';
import { confirmEmailChange, findEmailChange } from '#accounts/confirm-email-change.ts';
import type { Context } from '#platform/context.ts';
import { createSecretCookie } from '#platform/http/secret-cookie.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

/** The way from the link in a mail to the new address. Mail programs open links: only a click on the page counts. */
export const serveEmailChange = (api: Api, context: Context): void => {
  const cookie = createSecretCookie(context, { name: 'evergrant.email-change', maxAgeSeconds: emailChangeSeconds });
  api.get('/accounts/open-email-change', async (c) => {
    const token = c.req.query('token') ?? '';
    // A link that leads nowhere must not leave an older one in its place.
    if (await findEmailChange(context, token)) cookie.write(c, token);
    else cookie.forget(c);
    return c.redirect('/confirm-new-email');
  });
  serveOperation(api, contract.readEmailChange, async ({ http, actor }) => {
    const change = await findEmailChange(context, cookie.read(http));
    const isSignedIn = actor.kind === 'member' && actor.userId === change?.userId;
    return { newEmail: change?.newEmail ?? null, isSignedIn };
  });
  serveOperation(api, contract.confirmEmailChange, async ({ http, actor, origin }) => {
    await confirmEmailChange(context, { member: actor, token: cookie.read(http), origin });
    cookie.forget(http);
    return { done: true } as const;
  });
};
