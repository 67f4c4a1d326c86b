import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { passwordChecksOfAccount } from '#accounts/limits.ts';
import { readAudit } from '#platform/audit.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const post = (browser: TestBrowser, path: string, body: object) => browser.ask(`/api${path}`, { method: 'POST', body });
const login = (browser: TestBrowser, email: string, password: string) =>
  post(browser, '/accounts/login', { email, password });
const isSignedIn = async (browser: TestBrowser) => (await browser.ask('/api/account')).status === 200;
const newPassword = 'another heron 8';

test('a new password replaces the old one, ends every other session and is told to its owner', async () => {
  const { browser, email, password, userId } = await signInTestAccount(app);
  const other = app.open();
  await login(other, email, password);

  const answer = await post(browser, '/account/password', { currentPassword: password, newPassword });

  expect(answer.status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  expect((await login(app.open(), email, password)).status).toBe(401);
  expect((await login(app.open(), email, newPassword)).status).toBe(200);
  await readTestMail(context, email, 'Your password was changed');
  const trail = await readAudit(context.db, `account:${userId}`);
  expect(trail.map(({ action, actor }) => ({ action, actor }))).toEqual([
    { action: 'password changed', actor: `member:${userId}` },
  ]);
});

test('a reset link that was mailed before does not outlive the password', async () => {
  const { browser, email, password } = await signInTestAccount(app);
  await post(app.open(), '/accounts/forgot-password', { email });
  const link = linkOf(await readTestMail(context, email, 'Reset your password')).href;
  await post(browser, '/account/password', { currentPassword: password, newPassword });
  expect((await app.open().ask(link)).headers.get('Location')).toContain('error=access_denied');
});

test.each([
  [{ currentPassword: '' }, 'currentPassword', 'Please enter your current password.'],
  [{ currentPassword: 'wrong heron' }, 'currentPassword', 'This is not your current password.'],
  [{ newPassword: '' }, 'newPassword', 'Please enter a new password.'],
  [{ newPassword: 'short' }, 'newPassword', 'Password must be at least 6 characters long.'],
  [
    { newPassword: 'Password1' },
    'newPassword',
    'Password is too weak. Please use at least 6 characters with a mix of letters and numbers. This one is among the first that are tried.',
  ],
])('%o is refused at its field, and the old password stays', async (changes, field, message) => {
  const { browser, email, password } = await signInTestAccount(app);
  const answer = await post(browser, '/account/password', { currentPassword: password, newPassword, ...changes });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: message, errors: [{ field, message }] });
  expect((await login(app.open(), email, password)).status).toBe(200);
});

test('an open browser lets nobody guess the password for long', async () => {
  const { browser, password, userId } = await signInTestAccount(app);
  const guess = (tried: string) => post(browser, '/account/password', { currentPassword: tried, newPassword });
  for (let index = 0; index < 9; index += 1) {
    await app.accounts.rateLimit.count(passwordChecksOfAccount, userId, 'used up');
  }
  expect((await guess('wrong heron')).status).toBe(422);
  const answer = await guess(password);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(60);
});

test('a name is changed and never emptied', async () => {
  const { browser } = await signInTestAccount(app);
  const put = (name: string) => browser.ask('/api/account/name', { method: 'PUT', body: { name } });
  expect((await put('  ')).status).toBe(422);
  expect((await put(' Marisol Okonkwo ')).status).toBe(200);
  expect(await (await browser.ask('/api/account')).json()).toMatchObject({ name: 'Marisol Okonkwo' });
  expect(await (await browser.ask('/api/accounts/session')).json()).toMatchObject({
    user: { name: 'Marisol Okonkwo' },
  });
});

test.each([
  ['GET', '/account'],
  ['PUT', '/account/name'],
  ['POST', '/account/email'],
  ['POST', '/account/password'],
  ['GET', '/account/sessions'],
  ['DELETE', '/account/sessions'],
  ['DELETE', '/account/sessions/some-session'],
  ['POST', '/account/second-factor'],
  ['POST', '/account/second-factor/confirm'],
  ['POST', '/account/second-factor/end'],
  ['POST', '/account/second-factor/recovery-codes'],
])('%s %s is for members only', async (method, path) => {
  const answer = await app.open().ask(`/api${path}`, { method, ...(method === 'GET' ? {} : { body: {} }) });
  expect(answer.status).toBe(401);
});
