import { generateRandomString, signJWT, verifyJWT } from 'better-auth/crypto';
import type { Context as HttpContext } from 'hono';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { createSecretCookie } from '#platform/http/secret-cookie.ts';

const Claims = z.object({ registration: z.string() });
const weekSeconds = 7 * 24 * 60 * 60;

/** Remembers in a browser which registration was typed there. */
export interface RegistrationCookie {
  /** The account that was registered in this browser last. */
  readonly read: (http: HttpContext) => Promise<string | undefined>;
  /** Without an account, something of the same look is kept: the answer must not say whether an address is known. */
  readonly write: (http: HttpContext, waitingUserId: string | undefined) => Promise<void>;
  readonly forget: (http: HttpContext) => void;
}

export const createRegistrationCookie = ({ settings }: Pick<Context, 'settings'>): RegistrationCookie => {
  const cookie = createSecretCookie({ settings }, { name: 'evergrant.registration', maxAgeSeconds: weekSeconds });
  return {
    read: async (http) => {
      const kept = cookie.read(http);
      const claims = Claims.safeParse(kept ? await verifyJWT(kept, settings.secret) : undefined);
      return claims.data?.registration;
    },
    write: async (http, waitingUserId) => {
      const registration = waitingUserId ?? generateRandomString(32, 'a-z', 'A-Z', '0-9');
      cookie.write(http, await signJWT({ registration }, settings.secret, weekSeconds));
    },
    forget: cookie.forget,
  };
};
