import type { Context as HttpContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from '#platform/context.ts';

/** Something that one browser keeps for us: scripts cannot read it, other sites do not send it along. */
export interface SecretCookie {
  readonly read: (http: HttpContext) => string | undefined;
  readonly write: (http: HttpContext, value: string) => void;
  readonly forget: (http: HttpContext) => void;
}

/** Over https the name begins with `__Host-`: browsers then take the cookie from this very host alone. */
export const createSecretCookie = (
  { settings }: Pick<Context, 'settings'>,
  { name, maxAgeSeconds }: { readonly name: string; readonly maxAgeSeconds: number },
): SecretCookie => {
  const secure = settings.origin.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const options = { httpOnly: true, sameSite: 'Lax', secure, path: '/' } as const;
  return {
    read: (http) => getCookie(http, fullName),
    write: (http, value) => setCookie(http, fullName, value, { ...options, maxAge: maxAgeSeconds }),
    forget: (http) => void deleteCookie(http, fullName, options),
  };
};
