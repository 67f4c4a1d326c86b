import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listenerName, openPostgres } from '#platform/database/open-postgres.ts';
import type { Database } from '#platform/database/database.ts';
import { openCountingProxy, type CountingProxy } from '#platform/testing/open-counting-proxy.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let postgres: TestPostgres;
let proxy: CountingProxy;
let database: Database;
let context: TestContext;
let app: TestApp;
let member: TestBrowser;
let account: { readonly email: string; readonly password: string };

const patience = { timeout: 60_000, interval: 20 };
const heard: string[] = [];
let timesBack = 0;

beforeAll(async () => {
  postgres = await openTestPostgres();
  proxy = await openCountingProxy(postgres.url);
  database = await openPostgres(proxy.url, { onError: () => undefined, onBack: () => (timesBack += 1) });
  await database.listen('news', (payload) => void heard.push(payload));
  context = await openTestContext(database);
  app = serveTestApp(context);
  const { browser, email, password } = await signInTestAccount(app);
  [member, account] = [browser, { email, password }];
});
afterAll(async () => {
  await context.close();
  await proxy.close();
  await postgres.database.close();
  await postgres.stop();
});

// `news`, and the live updates of the context.
const listeners = 2;
const listening = () => proxy.countOf(listenerName);
const isHeard = async (word: string): Promise<void> => {
  await postgres.database.db.execute(sql`select pg_notify('news', ${word})`);
  await vi.waitFor(() => expect(heard).toContain(word), patience);
};

test('each time the database goes away its listeners try one at a time, and it tells everything once afterwards', async () => {
  for (const round of ['first', 'second']) {
    const { attempts } = listening();
    const before = timesBack;
    proxy.takeAway();
    await vi.waitFor(() => expect(listening().attempts).toBeGreaterThan(attempts + 5 * listeners), patience);
    proxy.giveBack();

    // A connection that stands does not listen yet: only what was announced after that is heard.
    await vi.waitFor(() => expect(timesBack).toBe(before + listeners), patience);
    await isHeard(round);
    expect(listening()).toMatchObject({ open: listeners, inFlight: 0 });
    expect(listening().mostInFlight).toBeLessThanOrEqual(listeners);
  }
  await isHeard('last');
  expect(heard).toEqual(['first', 'second', 'last']);
});

test('while the database is away everybody is asked to come back in a moment, signed in or not, and then served', async () => {
  const post = (path: string, body: object) => app.open().ask(path, { method: 'POST', body });
  const everything: Readonly<Record<string, () => Promise<Response>>> = {
    'a signed-in request': () => member.ask('/api/documents'),
    'a signed-in write': () =>
      member.ask('/api/documents', { method: 'POST', body: { name: 'A', documentTypeId: 'living-trust' } }),
    'signing in': () => post('/api/accounts/login', account),
    'signing up': () =>
      post('/api/accounts/register', { name: 'Kim', email: 'kim@example.com', password: 'heron on the roof 7' }),
    'asking for another password': () => post('/api/accounts/forgot-password', { email: account.email }),
    'a mailed link': () => app.open().ask('/api/accounts/open-reset?token=abc'),
    'a witness’s link': () => app.open().ask(`/api/witness/${'a'.repeat(43)}`),
  };
  proxy.takeAway();
  for (const [name, ask] of Object.entries(everything)) {
    const response = await ask();
    const { code } = (await response.json()) as { code?: string };
    expect([name, response.status, response.headers.get('Retry-After'), code]).toEqual([name, 503, '5', 'busy']);
  }
  proxy.giveBack();

  expect((await member.ask('/api/documents')).status).toBe(200);
  expect((await post('/api/accounts/login', account)).status).toBe(200);
});
