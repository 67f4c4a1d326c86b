import type { Context as HttpContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { browserClaimSeconds } from '#payments/claims/claim-secret.ts';

/** Proves that a purchase was made in this browser; scripts cannot read it. */
export const claimCookie = (isHttps: boolean) => {
  const name = isHttps ? '__Host-evergrant.claim' : 'evergrant.claim';
  return {
    // Whatever does not look like a secret of ours is replaced by a new one.
    read: (http: HttpContext): string | undefined => {
      const value = getCookie(http, name);
      return value && /^[\w-]{43}$/.test(value) ? value : undefined;
    },
    write: (http: HttpContext, secret: string): void =>
      setCookie(http, name, secret, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        path: '/',
        maxAge: browserClaimSeconds,
      }),
  };
};
