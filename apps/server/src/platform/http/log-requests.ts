import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from '#platform/http/http-env.ts';

/** Gives every request an id and writes one line about it; the secret part of private links is left out. */
export const logRequests =
  (log: Logger): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    const ms = Math.round(performance.now() - began);
    log.info(
      { requestId, method: c.req.method, path: withoutSecrets(c.req.path), status: c.res.status, ms },
      'request',
    );
  };

/** Replaces the token of a witness link, wherever it stands in a path. */
export const withoutSecrets = (path: string): string => path.replace(/(\/witness\/)[^/]+/, '$1[token]').slice(0, 300);
