import * as contract from '@evergrant/contract/account.ts';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { emailChangeSeconds } from '#accounts/change-email.ts';
import { confirmEmailChange, findEmailChange } from '#accounts/confirm-email-change.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

const cookieName = 'evergrant.email-change';

/** The way from the link in a mail to the new address. Mail programs open links: only a click on the page counts. */
export const serveEmailChange = (api: Api, context: Context): void => {
  const secure = context.settings.origin.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'Lax', secure, path: '/api/accounts' } as const;
  api.get('/accounts/open-email-change', (c) => {
    const token = c.req.query('token') ?? '';
    setCookie(c, cookieName, token, { ...options, maxAge: emailChangeSeconds });
    return c.redirect('/confirm-new-email');
  });
  serveOperation(api, contract.readEmailChange, async ({ http }) => {
    const change = await findEmailChange(context, getCookie(http, cookieName));
    return { newEmail: change?.newEmail ?? null };
  });
  serveOperation(api, contract.confirmEmailChange, async ({ http, origin }) => {
    await confirmEmailChange(context, { token: getCookie(http, cookieName), origin });
    deleteCookie(http, cookieName, { path: options.path });
    return { done: true } as const;
  });
};
