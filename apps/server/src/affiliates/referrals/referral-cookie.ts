import { attributionDays, isAttributable } from '@evergrant/domain/affiliates/attribution.ts';
import type { Context as HttpContext } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Context } from '#platform/context.ts';

/** Remembers in a browser whose link was followed last; scripts cannot read it and nobody can change it. */
export interface ReferralCookie {
  /** The code, while it counts. */
  readonly read: (http: HttpContext) => Promise<string | undefined>;
  readonly write: (http: HttpContext, code: string) => Promise<void>;
}

export const createReferralCookie = ({ settings, clock }: Pick<Context, 'settings' | 'clock'>): ReferralCookie => {
  const secure = settings.origin.startsWith('https:');
  const name = secure ? '__Host-evergrant.referral' : 'evergrant.referral';
  const key = `referral ${settings.secret}`;
  return {
    read: async (http) => {
      const value = await getSignedCookie(http, key, name);
      const [code, clickedAt] = value ? value.split('@') : [];
      if (!code || !isAttributable(Number(clickedAt), clock().getTime())) return undefined;
      return code;
    },
    write: (http, code) =>
      setSignedCookie(http, name, `${code}@${clock().getTime()}`, key, {
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        path: '/',
        maxAge: attributionDays * 24 * 60 * 60,
      }),
  };
};
