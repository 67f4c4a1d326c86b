import type { SignedInDevice } from '@evergrant/contract/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAudit } from '#platform/audit.ts';
import type { TestAccount } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const list = async (browser: TestBrowser) => {
  const answer = await browser.ask('/api/account/sessions');
  return ((await answer.json()) as { sessions: readonly SignedInDevice[] }).sessions;
};
const end = (browser: TestBrowser, path = '') => browser.ask(`/api/account/sessions${path}`, { method: 'DELETE' });
const statusOf = async (browser: TestBrowser) => (await browser.ask('/api/account')).status;
const signInElsewhere = async ({ email, password }: TestAccount, from = '198.51.100.7') => {
  const browser = app.open();
  const headers = { 'User-Agent': firefox, 'X-Forwarded-For': '192.0.2.9', 'x-evergrant-address': '192.0.2.9' };
  await browser.ask('/api/accounts/login', { method: 'POST', body: { email, password }, headers, from });
  return browser;
};

test('a member sees every device in words, this one first and marked', async () => {
  const person = await signInTestAccount(app);
  await signInElsewhere(person);

  const sessions = await list(person.browser);

  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ isThisOne: true, ipAddress: '203.0.113.7' });
  expect(sessions[1]).toMatchObject({ isThisOne: false, device: 'Firefox on Linux', ipAddress: '198.51.100.7' });
  expect(JSON.stringify(sessions)).not.toContain(person.browser.cookies().split('=')[1]?.split('.')[0]);
});

test('an IPv6 address is shown as people write it', async () => {
  const person = await signInTestAccount(app);
  await signInElsewhere(person, '2001:db8::7:1');
  expect((await list(person.browser)).at(-1)?.ipAddress).toBe('2001:db8::7:1');
});

test('a device that is used again was seen just now', async () => {
  const person = await signInTestAccount(app);
  const [before] = await list(person.browser);
  const later = new Date(Date.now() + 5 * 60_000);
  const headers = { Cookie: person.browser.cookies() };
  await serveTestApp({ ...context, clock: () => later })
    .open()
    .ask('/api/account', { headers });
  const [after] = await list(person.browser);
  expect(after?.lastSeenAt).toBe(later.toISOString());
  expect(after?.signedInAt).toBe(before?.signedInAt);
});

test('a device that is signed out is signed out at once, and only that one', async () => {
  const person = await signInTestAccount(app);
  const [second, third] = [await signInElsewhere(person), await signInElsewhere(person)];
  const { id = '' } = (await list(second)).find(({ isThisOne }) => isThisOne) ?? {};

  expect((await end(person.browser, `/${id}`)).status).toBe(200);

  expect([await statusOf(person.browser), await statusOf(second), await statusOf(third)]).toEqual([200, 401, 200]);
  expect((await end(person.browser, `/${id}`)).status).toBe(404);
});

test('nobody signs out somebody else', async () => {
  const [person, stranger] = [await signInTestAccount(app), await signInTestAccount(app)];
  const { id = '' } = (await list(person.browser))[0] ?? {};
  expect((await end(stranger.browser, `/${id}`)).status).toBe(404);
  expect((await end(stranger.browser)).status).toBe(200);
  expect(await statusOf(person.browser)).toBe(200);
});

test('all other devices are signed out together, and the trail says how many', async () => {
  const person = await signInTestAccount(app);
  const others = [await signInElsewhere(person), await signInElsewhere(person)];

  expect((await end(person.browser)).status).toBe(200);

  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
  expect(await list(person.browser)).toHaveLength(1);
  const [entry] = await readAudit(context.db, `account:${person.userId}`);
  expect(entry).toMatchObject({ action: 'devices signed out', details: { count: 2 }, ipAddress: '203.0.113.7' });
});
