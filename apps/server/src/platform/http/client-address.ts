import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HttpContext } from 'hono';

/**
 * The address that a request really came from: the socket's, or what the given number of own proxies appended to
 * X-Forwarded-For. Anything that a client wrote there itself stands further left and is never read.
 */
export const clientAddress = (c: HttpContext, trustedProxies: number): string => {
  const socket = getConnInfo(c).remote.address ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || socket;
};
