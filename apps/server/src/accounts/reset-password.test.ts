import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import * as limits from '#accounts/limits.ts';
import { verifications } from '#accounts/tables.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { newAddress, createTestAccount } from '#platform/testing/create-test-account.ts';
import { serveTestApp, type TestApp, type TestBrowser, type TestRequest } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const fresh = 'a new heron 11';
const post = (browser: TestBrowser, path: string, body: object, request: TestRequest = {}) =>
  browser.ask(`/api/accounts/${path}`, { method: 'POST', body, ...request });
const requestLink = async (email: string): Promise<URL> => {
  await post(app.open(), 'forgot-password', { email });
  return linkOf(await readTestMail(context, email, 'Reset your password'));
};
const isValid = async (browser: TestBrowser): Promise<boolean> =>
  ((await (await browser.ask('/api/accounts/reset-session')).json()) as { isValid: boolean }).isValid;

const invalid = '/reset-password?error=access_denied&error_description=Email+link+is+invalid+or+has+expired';

test('a forgotten password is replaced by a mailed link, once, and every session ends', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await post(browser, 'login', { email, password });
  const link = await requestLink(email);

  const forgetful = app.open();
  expect(await isValid(forgetful)).toBe(false);
  const opened = await forgetful.ask(link.href);
  expect(opened.headers.get('Location')).toBe('/reset-password');
  expect(opened.headers.getSetCookie().join()).toMatch(/evergrant\.reset=.*HttpOnly.*SameSite=Lax/);
  expect(await isValid(forgetful)).toBe(true);
  expect((await post(forgetful, 'reset-password', { password: fresh })).status).toBe(200);

  expect(forgetful.cookies()).not.toContain('evergrant.reset');
  expect(await (await browser.ask('/api/accounts/session')).json()).toEqual({ user: null });
  expect((await post(app.open(), 'login', { email, password })).status).toBe(401);
  expect((await post(app.open(), 'login', { email, password: fresh })).status).toBe(200);
  expect((await app.open().ask(link.href)).headers.get('Location')).toBe(invalid);
});

test('opening the link uses nothing up: a mail program may do it first', async () => {
  const { email } = await createTestAccount(app);
  const link = await requestLink(email);
  for (let index = 0; index < 3; index += 1) await app.open().ask(link.href);
  const browser = app.open();
  await browser.ask(link.href);
  expect((await post(browser, 'reset-password', { password: fresh })).status).toBe(200);
});

test('two browsers that opened the same link change the password once', async () => {
  const { email } = await createTestAccount(app);
  const link = await requestLink(email);
  const browsers = [app.open(), app.open(), app.open()];
  for (const browser of browsers) await browser.ask(link.href);
  const answers = await Promise.all(browsers.map((browser) => post(browser, 'reset-password', { password: fresh })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
});

test('a reset ends every other link that was mailed before', async () => {
  const { email } = await createTestAccount(app);
  const earlier = await requestLink(email);
  const later = await requestLink(email);
  expect(earlier.href).not.toBe(later.href);
  const browser = app.open();
  await browser.ask(later.href);
  await post(browser, 'reset-password', { password: fresh });
  expect((await app.open().ask(earlier.href)).headers.get('Location')).toBe(invalid);
});

test('a newer link makes the older ones of the address dead', async () => {
  const [{ email }, other] = [await createTestAccount(app), await createTestAccount(app)];
  const [earlier, foreign] = [await requestLink(email), await requestLink(other.email)];
  const opened = app.open();
  await opened.ask(earlier.href);
  const later = await requestLink(email);
  expect((await app.open().ask(earlier.href)).headers.get('Location')).toBe(invalid);
  expect(await isValid(opened)).toBe(false);
  for (const { href } of [later, foreign]) {
    expect((await app.open().ask(href)).headers.get('Location')).toBe('/reset-password');
  }
});

test('a link works for one hour', async () => {
  const { email } = await createTestAccount(app);
  const link = await requestLink(email);
  const [kept] = await context.db
    .select()
    .from(verifications)
    .orderBy(sql`created_at desc`)
    .limit(1);
  const lifetimeMs = (kept?.expiresAt.getTime() ?? 0) - (kept?.createdAt.getTime() ?? 0);
  expect(Math.round(lifetimeMs / 60_000)).toBe(60);
  const browser = app.open();
  await browser.ask(link.href);
  await context.db.update(verifications).set({ expiresAt: new Date('2026-03-02T14:59:59Z') });

  expect(await isValid(browser)).toBe(false);
  const late = await post(browser, 'reset-password', { password: fresh });
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({
    title: 'Invalid or Expired Link',
    detail: 'This link is invalid or has expired. Please ask for a new one.',
  });
  expect((await app.open().ask(link.href)).headers.get('Location')).toBe(invalid);
});

test('the token of a link is kept nowhere in the clear', async () => {
  const { email } = await createTestAccount(app);
  const token = (await requestLink(email)).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThanOrEqual(24);
  expect(await findInDatabase(context.db, token)).toEqual([]);
});

test('nobody learns whether an address has an account', async () => {
  const { email } = await createTestAccount(app);
  const answers = await Promise.all(
    [email, newAddress()].map((asked) => post(app.open(), 'forgot-password', { email: asked })),
  );
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(known).toBe(unknown);
});

test('links lead to the configured address, whatever the request says', async () => {
  const { email } = await createTestAccount(app);
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
  await post(app.open(), 'forgot-password', { email }, { headers });
  const mail = await readTestMail(context, email, 'Reset your password');
  expect(linkOf(mail).origin).toBe('http://localhost:3000');
  expect(`${mail.text} ${mail.html}`).not.toContain('evil.example');
});

test.each([
  ['', 'Please enter your email address.'],
  ['marisol', 'Please enter a valid email address.'],
  ['marisol..reyes@example.com', 'Please enter a valid email address.'],
])('the address "%s" is refused in the words of the form', async (email, detail) => {
  const answer = await post(app.open(), 'forgot-password', { email });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail });
});

test('a password that cannot be taken is refused in words, and the link stays good', async () => {
  const { email } = await createTestAccount(app);
  const browser = app.open();
  await browser.ask((await requestLink(email)).href);
  const refused = [
    ['', 'Please enter a new password.'],
    ['short', 'Password must be at least 6 characters long.'],
    [
      'qwerty123',
      'Password is too weak. Please use at least 6 characters with a mix of letters and numbers. This one is among the first that are tried.',
    ],
  ] as const;
  for (const [password, detail] of refused) {
    const answer = await post(browser, 'reset-password', { password });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail });
  }
  expect(await isValid(browser)).toBe(true);
});

test('without a link there is nothing to reset', async () => {
  expect((await post(app.open(), 'reset-password', { password: fresh })).status).toBe(401);
});

const countMails = async (to: string): Promise<number> => {
  await context.jobsDone();
  return (await context.mail.list(to)).filter(({ subject }) => subject === 'Reset your password').length;
};
const askFor = async (email: string, request: TestRequest = {}, browser = app.open()) =>
  (await post(browser, 'forgot-password', { email }, request)).status;

test('a stranger who asks for links again and again does not use up those of the owner', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await post(browser, 'login', { email, password });
  for (let index = 0; index < 8; index += 1) expect(await askFor(email, { from: '198.51.100.1' })).toBe(200);
  expect(await countMails(email)).toBe(5);
  expect(await askFor(email, { from: '198.51.100.2' })).toBe(200);
  expect(await countMails(email)).toBe(6);

  for (let index = 0; index < 12; index += 1) expect(await askFor(email, { from: `192.0.2.${index}` })).toBe(200);
  expect(await countMails(email)).toBe(10);
  expect(await askFor(email, { from: '198.51.100.1' }, browser)).toBe(200);
  expect(await countMails(email)).toBe(11);
});

test('a new password by mail opens an account that strangers have locked', async () => {
  const { email } = await createTestAccount(app);
  const from = '198.51.100.5';
  const { rateLimit } = app.accounts;
  for (let index = 0; index < 100; index += 1) await rateLimit.count(limits.loginsOfAccount, email, 'used up');
  for (let index = 0; index < 10; index += 1)
    await rateLimit.count(limits.loginsOfSource, `${from} ${email}`, 'used up');
  const browser = app.open();
  expect((await post(browser, 'login', { email, password: fresh }, { from })).status).toBe(429);

  await browser.ask((await requestLink(email)).href);
  await post(browser, 'reset-password', { password: fresh }, { from });
  expect((await post(browser, 'login', { email, password: fresh }, { from })).status).toBe(200);
});
