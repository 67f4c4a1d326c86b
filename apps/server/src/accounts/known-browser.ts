import { createHmac, randomUUID } from 'node:crypto';
import { signJWT, verifyJWT } from 'better-auth/crypto';
import type { Context as HttpContext } from 'hono';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { createSecretCookie } from '#platform/http/secret-cookie.ts';

const Claims = z.object({ browser: z.uuid(), signedInAs: z.array(z.string()) });
const yearSeconds = 365 * 24 * 60 * 60;
const accountsAtMost = 5;

/** Remembers in a browser which accounts were signed in to there, so that what strangers try does not shut it out. */
export interface KnownBrowser {
  /** The browser's own id; undefined unless the account of this address was signed in to here before. */
  readonly find: (http: HttpContext, email: string) => Promise<string | undefined>;
  readonly remember: (http: HttpContext, email: string) => Promise<void>;
}

export const createKnownBrowser = ({ settings }: Pick<Context, 'settings'>): KnownBrowser => {
  const cookie = createSecretCookie({ settings }, { name: 'evergrant.browser', maxAgeSeconds: yearSeconds });
  const read = async (http: HttpContext) => {
    const kept = cookie.read(http);
    return Claims.safeParse(kept ? await verifyJWT(kept, settings.secret) : undefined).data;
  };
  // Addresses are not read out of a cookie, and whether one has an account is not looked up for it.
  const markOf = (email: string): string =>
    createHmac('sha256', settings.secret).update(`signed in as ${email.trim().toLowerCase()}`).digest('base64url');
  return {
    find: async (http, email) => {
      const known = await read(http);
      return known?.signedInAs.includes(markOf(email)) ? known.browser : undefined;
    },
    remember: async (http, email) => {
      const known = await read(http);
      const others = known?.signedInAs.filter((mark) => mark !== markOf(email)) ?? [];
      const claims = {
        browser: known?.browser ?? randomUUID(),
        signedInAs: [markOf(email), ...others].slice(0, accountsAtMost),
      };
      cookie.write(http, await signJWT(claims, settings.secret, yearSeconds));
    },
  };
};
