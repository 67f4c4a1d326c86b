import type { MiddlewareHandler } from 'hono';
import { findApproved } from '#affiliates/find-approved.ts';
import { createReferralCookie } from '#affiliates/referrals/referral-cookie.ts';
import type { Context } from '#platform/context.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';

/**
 * Lets a checkout ask whose link led here: the code that the page itself names, or the one that the browser remembers,
 * while its affiliate is approved.
 */
export const rememberReferral = (context: Pick<Context, 'db' | 'settings' | 'clock'>): MiddlewareHandler<HttpEnv> => {
  const cookie = createReferralCookie(context);
  return async (http, next) => {
    http.set('findReferral', async (named) => {
      const affiliate = named ? await findApproved(context.db, named) : undefined;
      if (affiliate) return affiliate.affiliateCode;
      const remembered = await cookie.read(http);
      return remembered && (await findApproved(context.db, remembered))?.affiliateCode;
    });
    await next();
  };
};
