import type { Context as HttpContext } from 'hono';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from '#platform/http/client-address.ts';

const addressOf = async (trustedProxies: number, forwarded?: string): Promise<string> => {
  const app = new Hono().get('/', (c: HttpContext) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
  const socket = { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' };
  const response = await app.request('/', headers ? { headers } : {}, { incoming: { socket } });
  return response.text();
};

test.each([
  [0, undefined, '10.0.0.1'],
  [0, '192.0.2.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '192.0.2.1', '192.0.2.1'],
  [1, '6.6.6.6, 192.0.2.1', '192.0.2.1'],
  [2, '6.6.6.6, 192.0.2.1, 10.0.0.9', '192.0.2.1'],
  [2, '192.0.2.1', '10.0.0.1'],
])('behind %i proxies, with "%s" forwarded, the address is %s', async (proxies, forwarded, address) => {
  expect(await addressOf(proxies, forwarded)).toBe(address);
});
