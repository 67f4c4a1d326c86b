import { serve } from '@hono/node-server';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccounts } from '#accounts/accounts.ts';
import { loginsOfAccount } from '#accounts/limits.ts';
import { createApp } from '#app.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import type { TestAccount } from '#platform/testing/create-test-account.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;
let server: Server;
let member: TestAccount;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  member = await signInTestAccount(app);
  const body = { name: 'Reyes family trust', documentTypeId: 'living-trust' };
  const created = await member.browser.ask('/api/documents', { method: 'POST', body });
  documentId = ((await created.json()) as { id: string }).id;
  const parts = { context, accounts: createAccounts(context), trustedProxies: 0, areJobsRunning: () => true };
  const served = createApp(parts);
  server = await new Promise<Server>((resolve) => {
    const starting = serve({ fetch: served.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(starting as Server));
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await context.close();
});

interface Raw {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a path exactly as it is written; `fetch` would tidy it up first. */
const send = ({ method, path, headers = {}, body }: Raw) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** The same address, written in ways that somebody hopes the guard does not recognise. */
const writingsOf = (path: string): readonly string[] => {
  const tail = path.replace('/api', '');
  const last = path.lastIndexOf('/');
  return [
    path,
    `/${path}`,
    `//api/${tail}`,
    `/api/${tail}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path};a=b`,
    `${path}?_method=GET`,
    `${path}%20`,
    `${path}%00`,
    `${path}.json`,
    `/API${tail}`,
    `/api${tail.toUpperCase()}`,
    `/%61pi${tail}`,
    `/api%2F${tail.slice(1)}`,
    `${path.slice(0, last)}%2f${path.slice(last + 1)}`,
    `/./api${tail}`,
    `/x/../api${tail}`,
    `/x/%2e%2e/api${tail}`,
    `/api/accounts/..${tail}`,
    `/api/accounts/session/../..${tail}`,
    `/api\\${tail.slice(1)}`,
    `/api/api${tail}`,
    `/healthz/..${path}`,
  ];
};

interface Described {
  readonly security?: readonly unknown[];
  readonly operationId: string;
}

/** Every operation of the API document that only members may call. */
const listGuarded = async () => {
  const answer = await send({ method: 'GET', path: '/api/openapi.json' });
  const { paths } = JSON.parse(answer.text) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod)
      .filter(([, operation]) => (operation.security ?? []).length > 0)
      .map(([method, { operationId }]) => ({
        method: method.toUpperCase(),
        path: `/api${path}`
          .replace('/api/api', '/api')
          .replace('{id}', documentId)
          .replaceAll(/\{\w+\}/g, 'grantorName'),
        operationId,
      })),
  );
};

const disguises: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'X-HTTP-Method-Override': 'GET' },
  { 'X-Original-URL': '/api/accounts/session' },
  { 'X-Rewrite-URL': '/api/accounts/session' },
  { Authorization: 'Bearer ' },
  { Cookie: 'evergrant.session=' },
];

test('no writing of a member’s address lets a guest in, with any method or disguise', async () => {
  const guarded = await listGuarded();
  expect(guarded.length).toBeGreaterThan(25);
  const { pathname } = new URL(`http://x/api/documents/${documentId}`);
  const cookie = { Cookie: member.browser.cookies() };
  expect((await send({ method: 'GET', path: pathname, headers: cookie })).status).toBe(200);

  const letIn: string[] = [];
  let tried = 0;
  for (const [index, { method, path }] of guarded.entries()) {
    for (const [at, writing] of writingsOf(path).entries()) {
      // Every second writing of an address, the others of the next one.
      if ((index + at) % 2 === 1) continue;
      const headers = { 'Content-Type': 'application/json', ...disguises[(index + at) % disguises.length] };
      const answer = await send({ method, path: writing, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
      tried += 1;
      if (answer.status < 400 || answer.text.includes(documentId)) letIn.push(`${method} ${writing}: ${answer.status}`);
    }
  }
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(500);
});

test('a method cannot be disguised: what asks to be a deletion deletes nothing', async () => {
  const headers = {
    Cookie: member.browser.cookies(),
    Origin: context.settings.origin,
    'Content-Type': 'application/json',
  };
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    await send({
      method: 'POST',
      path: `/api/documents/${documentId}`,
      headers: { ...headers, [name]: 'DELETE' },
      body: '{}',
    });
    await send({
      method: 'GET',
      path: `/api/documents/${documentId}?_method=DELETE`,
      headers: { ...headers, [name]: 'DELETE' },
    });
  }
  await send({ method: 'PATCH', path: `/api/documents/${documentId}`, headers, body: '{}' });
  const still = await send({ method: 'GET', path: `/api/documents/${documentId}`, headers });
  expect(still.status).toBe(200);
});

test('no writing of the login’s address gets around the counter of its attempts', async () => {
  const { email, password } = member;
  for (let index = 0; index < loginsOfAccount.attempts; index += 1) {
    await app.accounts.rateLimit.count(loginsOfAccount, email, 'used up');
  }
  const body = JSON.stringify({ email, password });
  const writtenEmails = [email, email.toUpperCase(), ` ${email} `];
  for (const written of writtenEmails) {
    const headers = { 'Content-Type': 'application/json' };
    const sent = {
      method: 'POST',
      path: '/api/accounts/login',
      headers,
      body: JSON.stringify({ email: written, password }),
    };
    expect((await send(sent)).status).toBe(429);
  }
  const signedIn: string[] = [];
  for (const path of writingsOf('/api/accounts/login')) {
    for (const method of ['POST', 'PUT', 'GET']) {
      const headers = { 'Content-Type': 'application/json', 'X-HTTP-Method-Override': 'POST' };
      const answer = await send({ method, path, headers, ...(method === 'GET' ? {} : { body }) });
      if (answer.status < 400) signedIn.push(`${method} ${path}: ${answer.status}`);
    }
  }
  expect(signedIn).toEqual([]);
});

test('the pages of the authentication library are not served beside our own', async () => {
  for (const path of ['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/auth/get-session', '/api/auth/ok']) {
    for (const writing of [path, `/${path}`, `${path}/`]) {
      const headers = { 'Content-Type': 'application/json' };
      const { email, password } = member;
      const body = JSON.stringify({ email, password });
      expect((await send({ method: 'POST', path: writing, headers, body })).status).toBe(404);
    }
  }
});
