import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { FilesUnavailable } from '@evergrant/ports/files/files.ts';
import { createAccounts } from '#accounts/accounts.ts';
import { createApp } from '#app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyFiles } from '#properties/tables.ts';
import type { Context } from '#platform/context.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { testVideo } from '#platform/testing/submit-test-property.ts';

let context: TestContext;
const servers: Server[] = [];

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await context.close();
});

/** The product behind a real port. */
const listen = async (served: Context): Promise<number> => {
  const accounts = createAccounts(served);
  const app = createApp({ context: served, accounts, trustedProxies: 0, areJobsRunning: () => true });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

interface Sending {
  readonly port: number;
  readonly bytes: Uint8Array;
  readonly announced?: number;
}

const begin = ({ port, bytes, announced = bytes.length }: Sending) => {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/properties/uploads?medium=video&name=tour.mp4',
    headers: { 'Content-Length': announced, Origin: context.settings.origin },
  });
  sending.write(bytes);
  return sending;
};

const send = (sending: Sending): Promise<{ status: number | undefined; body: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    const outgoing = begin(sending);
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      void response.toArray().then((chunks) => {
        const body = JSON.parse(Buffer.concat(chunks as Uint8Array[]).toString()) as Record<string, unknown>;
        resolve({ status: response.statusCode, body });
      });
    });
    outgoing.end();
  });

const waitFor = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const rows = () => context.db.select().from(propertyFiles);

test('a video whose sender goes away half way leaves neither a row nor a file', async () => {
  const port = await listen(context);
  const outgoing = begin({ port, bytes: testVideo(3_000_000), announced: 50_000_000 });
  const gone = once(outgoing, 'error');
  await waitFor(async () => (await rows()).length === 1);
  const [begun] = await rows();
  outgoing.destroy(new Error('the phone has lost its connection'));
  await gone;
  await waitFor(async () => (await rows()).length === 0);
  expect(await context.files.get(begun?.fileKey ?? '')).toBeUndefined();
});

test('a sender who is refused can still read why, however much was on its way', async () => {
  const port = await listen(context);
  const bytes = Buffer.alloc(20_000_000, '<p>no film</p>');
  const { status, body } = await send({ port, bytes });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'not-a-medium' });
});

test('a whole video arrives through a real connection', async () => {
  const port = await listen(context);
  const { status, body } = await send({ port, bytes: testVideo(20_000_000) });
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'video/mp4', sizeInBytes: 20_000_000 });
});

test('while files cannot be kept the sender is told so, and nothing is promised', async () => {
  const before = (await rows()).length;
  const putStream = async () => Promise.reject(new FilesUnavailable('the disk is full'));
  const port = await listen({ ...context, files: { ...context.files, putStream } });
  const { status, body } = await send({ port, bytes: testVideo(5_000_000) });
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'files-unavailable',
    detail: 'We cannot reach the place where files are kept right now. Please try again in a moment.',
  });
  expect(await rows()).toHaveLength(before);
});
