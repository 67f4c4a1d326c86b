import { isbot } from 'isbot';
import type { Context as HttpContext, MiddlewareHandler } from 'hono';
import type { Accounts } from '#accounts/accounts.ts';
import { countClick } from '#affiliates/referrals/count-click.ts';
import { findApproved } from '#affiliates/find-approved.ts';
import { clicksFromAddress, tooMany } from '#affiliates/limits.ts';
import { createReferralCookie } from '#affiliates/referrals/referral-cookie.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import type { Context } from '#platform/context.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

interface Parts {
  readonly context: Context;
  readonly accounts: Accounts;
  readonly trustedProxies: number;
}

/** A page that a person opens with `?ref=` remembers the affiliate and counts a click. It is shown whatever happens. */
export const followReferrals = (parts: Parts): MiddlewareHandler<HttpEnv> => {
  const cookie = createReferralCookie(parts.context);
  return async (http, next) => {
    await next();
    const ref = http.req.query('ref');
    if (!ref || !isOpenedByPerson(http) || !isPage(http.res)) return;
    try {
      const code = await follow(parts, { http, ref });
      if (!code) return;
      await cookie.write(http, code);
      // Whoever is asked for this page next must not be handed another visitor's cookie.
      http.header('Cache-Control', 'private, no-store');
    } catch (error) {
      if (!(error instanceof Refused)) parts.context.log.error({ err: error }, 'a referral was not kept');
    }
  };
};

const isOpenedByPerson = ({ req }: HttpContext): boolean => {
  const userAgent = req.header('User-Agent') ?? '';
  const isAhead = /prefetch|prerender/i.test(`${req.header('Sec-Purpose')} ${req.header('Purpose')}`);
  return req.method === 'GET' && !isAhead && userAgent !== '' && !isbot(userAgent);
};

// The browser that has a page already is told 304, without a type.
const isPage = ({ status, headers }: Response): boolean =>
  status === 304 || (status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html'));

/** The code to remember; none when nobody approved has it, or when affiliates follow their own link. */
const follow = async (
  { context, accounts, trustedProxies }: Parts,
  { http, ref }: { readonly http: HttpContext; readonly ref: string },
): Promise<string | undefined> => {
  const affiliate = await findApproved(context.db, ref);
  if (!affiliate) return undefined;
  const actor = await accounts.findActor(http.req.raw.headers);
  if (actor.kind === 'member' && actor.userId === affiliate.userId) return undefined;

  const visitor = { ipAddress: clientAddress(http, trustedProxies), userAgent: http.req.header('User-Agent') ?? '' };
  await rateLimitOf(context.db).count(clicksFromAddress, networkOf(visitor.ipAddress), tooMany);
  await countClick(context, { affiliateId: affiliate.id, visitor });
  return affiliate.affiliateCode;
};
