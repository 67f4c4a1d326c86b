import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Problem } from '@evergrant/contract/problem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccounts } from '#accounts/accounts.ts';
import { createApp } from '#app.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestRequest } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const ask = (path: string, request: TestRequest = {}) => app.open().ask(path, request);
const write = (headers: Readonly<Record<string, string>>) =>
  ask('/api/accounts/login', { method: 'POST', body: { email: '', password: '' }, headers });
const cookie = { Cookie: 'evergrant.session=x' };

test.each([
  ['another site', { ...cookie, Origin: 'https://evil.example' }],
  ['another port of this host', { ...cookie, Origin: 'http://localhost:4000' }],
  ['a frame without an address', { ...cookie, Origin: 'null' }],
  ['another site, without a cookie', { Origin: 'https://evil.example' }],
  ['a name that only begins like ours', { ...cookie, Origin: 'http://localhost:3000.evil.example' }],
])('a write that comes from %s is refused', async (_, headers) => {
  const response = await write(headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'foreign-origin' });
});

test('a write that says nothing about where it comes from needs our own page, or no cookie', async () => {
  // The test browser adds Origin to writes only when it is absent, so an empty one stands for none.
  const none = { Origin: '' };
  expect((await write({ ...none, ...cookie })).status).toBe(403);
  expect((await write({ ...none, ...cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await write({ ...none, 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
  expect((await write({ ...none, ...cookie, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(422);
  expect((await write(none)).status).toBe(422);
});

test('a method cannot be disguised', async () => {
  const headers = { ...cookie, Origin: 'https://evil.example', 'X-HTTP-Method-Override': 'GET' };
  expect((await write(headers)).status).toBe(403);
});

test('a form of another site cannot pass for JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await write({ 'Content-Type': type });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'not-json' });
  }
});

test.each([
  ['an unknown address', () => ask('/api/nothing/here'), 404, 'not-found'],
  ['a guest where only members may go', () => ask('/api/documents'), 401, 'unauthenticated'],
  ['an odd id', () => ask('/api/witness/%00'), 422, 'not-text'],
  ['words that are no JSON', () => ask('/api/accounts/login', { method: 'POST', body: '{"email":' }), 422, 'not-json'],
  [
    'a body of the wrong shape',
    () => ask('/api/accounts/login', { method: 'POST', body: { email: 7 } }),
    422,
    'invalid-input',
  ],
  [
    'a body that is too large',
    () => ask('/api/accounts/login', { method: 'POST', body: { email: 'x'.repeat(4_000_000) } }),
    413,
    'http-413',
  ],
])('%s is answered with problem details', async (_, asking, status, code) => {
  const response = await asking();
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const problem = Problem.parse(await response.json());
  expect(problem).toMatchObject({ status, code });
  expect(problem.requestId).toBe(response.headers.get('X-Request-Id'));
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.ts:|at async/);
});

test('which fields are wrong is said for each of them', async () => {
  const response = await ask('/api/accounts/register', { method: 'POST', body: { name: 1, email: 'a@b.co' } });
  const { errors } = Problem.parse(await response.json());
  expect(errors?.map(({ field }) => field)).toEqual(['name', 'password']);
});

test('every answer carries the headers that keep browsers careful', async () => {
  for (const path of ['/healthz', '/api/accounts/session', '/api/nothing']) {
    const { headers } = await ask(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    // Without https this header would lock visitors out.
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  }
  const answer = await ask('/api/accounts/session');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a fault of ours is told without its details', async () => {
  const broken = { ...context, db: {} } as unknown as TestContext;
  const response = await serveTestApp(broken)
    .open()
    .ask('/api/accounts/login', { method: 'POST', body: { email: 'a@example.org', password: 'correct horse 42' } });
  expect(response.status).toBe(500);
  const problem = Problem.parse(await response.json());
  expect(problem).toMatchObject({ code: 'unexpected' });
  expect(JSON.stringify(problem)).not.toContain('undefined');
});

test('health and readiness are told', async () => {
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' });
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready', database: true, jobs: true });
  const idle = createApp({
    context,
    accounts: createAccounts(context),
    trustedProxies: 0,
    areJobsRunning: () => false,
  });
  const response = await idle.request('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'not ready', jobs: false });
});

test('every operation of the contract is described', async () => {
  const document = (await (await ask('/api/openapi.json')).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  const ids = JSON.stringify(document.paths).match(/"operationId":"\w+"/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ['createPayment', 'checkPayment', 'sendWitnessInvitation', 'aiTrustAssistant', 'signUp']) {
    expect(ids).toContain(`"operationId":"${id}"`);
  }
});

test('a body whose length nobody announced is cut off as well', async () => {
  const parts = { context, accounts: createAccounts(context), trustedProxies: 0, areJobsRunning: () => true };
  const served = createApp(parts);
  const server = await new Promise<Server>((resolve) => {
    const starting = serve({ fetch: served.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(starting as Server));
  });
  const { port } = server.address() as AddressInfo;
  const chunks = Readable.from(
    (function* () {
      yield '{"email":"';
      for (let index = 0; index < 200; index += 1) yield 'x'.repeat(64 * 1024);
    })(),
  );
  const response = await fetch(`http://127.0.0.1:${port}/api/accounts/login`, {
    method: 'POST',
    body: Readable.toWeb(chunks) as ReadableStream<Uint8Array>,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json' },
  }).catch((error: unknown) => error);
  server.closeAllConnections();
  server.close();
  // The connection may be cut before the answer is read; it is never taken.
  const status = response instanceof Response ? response.status : 413;
  expect(status).toBe(413);
});
