import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '@evergrant/server/platform/actor.ts';
import { createLog } from '@evergrant/server/platform/create-log.ts';
import { interviewTestDocument } from '@evergrant/server/platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '@evergrant/server/platform/testing/serve-test-app.ts';
import { signInTestAccount } from '@evergrant/server/platform/testing/sign-in-test-account.ts';
import { requestOf, type Belongings } from '#integration/access/request-of.ts';

interface Served {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

const faults: unknown[] = [];
let context: TestContext;
let app: TestApp;
let operations: readonly Served[];
let administrator: TestBrowser;
let has: Belongings;

beforeAll(async () => {
  const log = createLog('error', { write: (line: string) => void faults.push(JSON.parse(line)) });
  context = { ...(await openTestContext()), log };
  app = serveTestApp(context);
  const document = (await (await app.open().ask('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, parameters = [] }]) => {
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return { id, method: method.toUpperCase(), path, query };
    }),
  );
  const { userId, email, password, browser } = await signInTestAccount(app);
  await context.db.execute(sql`update users set role = 'admin', second_factor_since = now() where id = ${userId}`);
  const member: Member = { kind: 'member', userId, email, name: 'Marisol Reyes', role: 'admin' };
  const documentId = await interviewTestDocument(context, { member });
  const [id, text] = [randomUUID(), 'a'.repeat(43)];
  const records = { purchaseId: id, affiliateId: id, commissionId: id, payoutId: id, personId: id };
  const signing = { versionId: id, witnessId: id, otherWitnessId: id, token: text, sessionId: text };
  has = {
    email,
    password,
    documentId,
    draftId: documentId,
    checkoutId: text,
    guestCheckoutId: text,
    ...signing,
    ...records,
  };
  administrator = browser;
});
afterAll(() => context.close());

let asked = 0;

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
}

/** Sends from another network each time, in a window of its own: neither limits nor cookies answer instead. */
const send = async ({ method }: Served, { path, body, headers = {}, cookie }: Sent): Promise<Response> => {
  asked += 1;
  const window = app.open();
  for (const cookie of administrator.cookies().split('; ')) window.keep(cookie);
  if (cookie) window.keep(cookie);
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const isSent = body !== undefined && method !== 'GET';
  const response = await window.ask(path, { method, from, headers, ...(isSent ? { body } : {}) });
  // A stream of news would never end.
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) await response.body?.cancel();
  return response;
};

// They read the bytes of a file and no words.
const filesAlone = ['uploadPropertyFile', 'uploadSignatureScan', 'readPaperText'];

const nested = (levels: number): string => `{"message":${'['.repeat(levels)}${']'.repeat(levels)}}`;

test.each([5_000, 100_000])('a body nested %i levels deep is refused by every operation', async (levels) => {
  const surprises: string[] = [];
  // Who is signed out is refused for another reason.
  const writes = operations.filter(({ id, method }) => method !== 'GET' && id !== 'signOut');
  for (const operation of writes) {
    const { path, body } = requestOf(operation.id, operation.path, has);
    const { status } = await send(operation, { path, body: nested(levels) });
    const isRead = body !== undefined && !filesAlone.includes(operation.id);
    const isRight = isRead ? status === 400 || status === 422 : status < 500;
    if (!isRight) surprises.push(`${operation.id}: ${status}`);
  }
  expect(surprises).toEqual([]);
  expect(faults).toEqual([]);
});

/** The path with every parameter in it replaced. */
const fill = (path: string, typed: string): string => {
  const filled = path.replaceAll(/\{\w+\}/g, typed);
  return filled.startsWith('/api/') ? filled : `/api${filled}`;
};

test('a NUL character in a parameter, a search, a cookie of ours or a token is refused by every operation', async () => {
  const surprises: string[] = [];
  for (const operation of operations) {
    const { path, body } = requestOf(operation.id, operation.path, has);
    const odd: Sent[] = [
      { path: `${path}?search=%00`, body },
      { path: fill(operation.path, 'a%00'), body },
      { path, body, cookie: 'evergrant.reset=%00' },
      { path, body, headers: { Authorization: 'Bearer a%00' } },
    ];
    for (const request of odd.filter(({ path: own, headers, cookie }) => headers ?? cookie ?? own.includes('%00'))) {
      const { status } = await send(operation, request);
      if (status !== 422) surprises.push(`${operation.id} ${request.path}: ${status}`);
    }
  }
  expect(surprises).toEqual([]);
  expect(faults).toEqual([]);
});

const cursorOf = (key: string): string => Buffer.from(JSON.stringify([key, randomUUID()])).toString('base64url');
const moments = ['9999-99-99 99:99:99+99', '0000-01-01 00:00:00+00', '2026-02-30 10:00:00.123456+00'];
const oddTexts = fc.oneof(
  fc.constantFrom(
    ...moments.flatMap((moment) => [cursorOf(moment), cursorOf(`t/${moment}`), cursorOf(`5000/${moment}`), moment]),
    `0000-01-01T00:00:00.000Z_${randomUUID()}`,
    cursorOf('a\0b'),
    '%',
    '\\',
    "'",
    '\uD800',
    '0000-00-00',
    '9'.repeat(40),
    '-1',
    'NaN',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
);

/** The same body with every text in it replaced. */
const withTexts = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, text)]));
};

test('whatever stands in parameters, searches, cursors and bodies, no operation fails over it', async () => {
  // Signs everybody out, or waits for news.
  const left = operations.filter(({ id }) => !['signOut', 'watchSigning'].includes(id));
  const request = fc.record({ operation: fc.constantFrom(...left), text: oddTexts, isParam: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, text, isParam }) => {
      const typed = encodeURIComponent(text.toWellFormed());
      const known = requestOf(operation.id, operation.path, has);
      const path = isParam ? fill(operation.path, typed) : known.path;
      const query = operation.query.map((name) => `${name}=${typed}`).join('&');
      const body = isParam ? known.body : withTexts(known.body, text);
      const { status } = await send(operation, { path: `${path}?${query}`, body });
      expect(`${operation.id}: ${status < 500 ? 'answered' : status}`).toBe(`${operation.id}: answered`);
    }),
    { numRuns: 600, seed: 42 },
  );
  expect(faults).toEqual([]);
});
