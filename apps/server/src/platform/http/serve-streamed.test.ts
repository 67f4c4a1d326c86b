import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { operation } from '@evergrant/contract/operation.ts';
import { serve } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { serveStreamed } from '#platform/http/serve-streamed.ts';
import { testOrigin } from '#platform/testing/create-test-member.ts';

const slow = operation({
  ...{ id: 'slow', method: 'post', path: '/slow', tag: 'test', access: 'anyone', summary: 'Something slow' },
  answer: z.object({ done: z.boolean() }),
  parts: z.object({ part: z.string() }).loose(),
});

let left: PromiseWithResolvers<void>;
const api = new OpenAPIHono<HttpEnv>();
api.use('*', async (c, next) => {
  c.set('requestId', 'test');
  c.set('origin', testOrigin);
  c.set('actor', { kind: 'guest' });
  await next();
});
serveStreamed({ api, log: pino({ level: 'silent' }) }, slow, async ({ tell, signal }) => {
  tell({ part: 'begun' });
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  left.resolve();
  return { done: true };
});
const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' });
if (!server.listening) await once(server, 'listening');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slow`;
afterAll(() => {
  server.close();
});

test.each(['text/event-stream', 'application/json'])(
  'who hangs up stops what was asked for, whether it was heard as %s',
  async (accept) => {
    left = Promise.withResolvers();
    const stopping = new AbortController();
    const asking = fetch(address, { method: 'POST', headers: { accept }, signal: stopping.signal });
    if (accept === 'text/event-stream') {
      const reader = (await asking).body?.getReader();
      expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('begun');
    }
    const ending = expect(asking.then((response) => response.text())).rejects.toThrow();
    setTimeout(() => stopping.abort(), 50);
    await left.promise;
    await ending;
  },
);
