import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { Refused } from '#platform/refused.ts';

const largest = 3 * 1024 * 1024;

/** Headers of every answer. The Content-Security-Policy of pages is set where they are served. */
export const securityHeaders = (isHttps: boolean): MiddlewareHandler => {
  const usual = secureHeaders({
    xFrameOptions: 'DENY',
    xContentTypeOptions: 'nosniff',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    strictTransportSecurity: isHttps ? 'max-age=63072000; includeSubDomains' : false,
    xXssProtection: false,
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [] },
  });
  return async (c, next) => {
    await usual(c, next);
    // The address of a witness page is a secret: no link on it may carry it elsewhere.
    if (/^\/(api\/)?witness\//.test(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer');
  };
};

/** Refuses writes that another site's page sends with our cookie: Origin, or else Sec-Fetch-Site, must be our own. */
export const refuseForeignWrites =
  (origin: string): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (isRead || c.req.path === '/api/payments/webhook') return next();
    const site = c.req.header('Sec-Fetch-Site');
    const from = c.req.header('Origin');
    const hasCookie = Boolean(c.req.header('Cookie'));
    const isOwn = from ? from === origin || from === originOf(c.req.url, c.req.header('Host')) : site === 'same-origin';
    // Programs send neither cookie nor Origin; they carry a bearer token, which no foreign page can add.
    if (isOwn || (!hasCookie && !from && !site)) return next();
    throw new Refused('forbidden', { code: 'foreign-origin', message: 'This request came from another website.' });
  };

// What the address, our own cookies and a bearer token decode to reaches the database as it is.
const nul = /%00|\0/;
const ownCookieWithNul = /(^|;\s*)(__Host-|__Secure-)?evergrant\.[^;]*%00/i;

/** Refuses NUL characters outside of bodies: PostgreSQL keeps none, so nothing of ours was ever called so. */
export const refuseUnstorable: MiddlewareHandler = (c, next) => {
  const isOdd =
    nul.test(c.req.url) ||
    nul.test(c.req.header('Authorization') ?? '') ||
    ownCookieWithNul.test(c.req.header('Cookie') ?? '');
  if (!isOdd) return next();
  throw new Refused('invalid', { code: 'not-text', message: 'The address has a character in it that no text has.' });
};

/** An address below which more than the usual is sent. It counts what it reads; nothing is held for it here. */
export interface LargeBody {
  readonly method: string;
  readonly path: string;
  readonly maxBytes: number;
}

/** Addresses to which less than the usual is sent. */
export interface SmallBody {
  readonly method: string;
  readonly path: RegExp;
  readonly maxBytes: number;
}

/**
 * Refuses bodies over 3 MB, a signature image being the largest thing that forms send; `larger` names what may be more, `smaller`
 * what may be less.
 */
export const limitBodies = (
  larger: readonly LargeBody[] = [],
  smaller: readonly SmallBody[] = [],
): MiddlewareHandler => {
  const usual = bodyLimit({ maxSize: largest, onError: refuseLarge });
  const limits = smaller.map((one) => ({ ...one, limit: bodyLimit({ maxSize: one.maxBytes, onError: refuseLarge }) }));
  return (c, next) => {
    const small = limits.find(({ method, path }) => method === c.req.method && path.test(c.req.path));
    if (small) return small.limit(c, next);
    const known = larger.find(({ method, path }) => method === c.req.method && path === c.req.path);
    if (!known) return usual(c, next);
    return Number(c.req.header('Content-Length') ?? 0) > known.maxBytes ? refuseLarge() : next();
  };
};

const refuseLarge = (): never => {
  throw new HTTPException(413, { message: 'That is more than we can take in one request.' });
};

const originOf = (url: string, host: string | undefined): string => `${new URL(url).protocol}//${host ?? ''}`;
