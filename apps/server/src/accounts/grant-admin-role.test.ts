import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestAccount, newAddress, type TestAccount } from '#platform/testing/create-test-account.ts';
import { confirmInTest } from '#platform/testing/confirm-in-test.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { codeOfTestAuthenticator } from '#platform/testing/test-authenticator.ts';

const named = 'first.admin@example.com';
let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [named, 'later.admin@example.com'] } };
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const post = (browser: TestBrowser, path: string, body: object) => browser.ask(`/api${path}`, { method: 'POST', body });
const userOf = async (browser: TestBrowser) => {
  const { user } = (await (await browser.ask('/api/accounts/session')).json()) as { user: Record<string, unknown> };
  return user;
};
const actorOf = (browser: TestBrowser) => app.accounts.findActor(new Headers({ Cookie: browser.cookies() }));
const setUpSecondFactor = async ({ browser, password }: Pick<TestAccount, 'browser' | 'password'>) => {
  const begun = (await (await post(browser, '/account/second-factor', { password })).json()) as { secret: string };
  const code = codeOfTestAuthenticator(begun.secret, context.clock());
  expect((await post(browser, '/account/second-factor/confirm', { code })).status).toBe(200);
};

test('a named address makes an administrator once it is confirmed, with the role once there is a second factor', async () => {
  const [browser, password] = [app.open(), 'heron on the roof 7'];
  await post(browser, '/accounts/register', { name: 'Ada', email: named, password });
  await confirmInTest(context, { browser, email: named });
  await post(browser, '/accounts/login', { email: named, password });
  const { id, ...user } = await userOf(browser);
  expect(user).toMatchObject({ role: 'admin', needsSecondFactor: true });
  expect(await actorOf(browser)).toMatchObject({ role: 'member' });

  await setUpSecondFactor({ browser, password });

  expect(await userOf(browser)).toMatchObject({ role: 'admin', needsSecondFactor: false });
  expect(await actorOf(browser)).toMatchObject({ role: 'admin' });
  const end = await post(browser, '/account/second-factor/end', { password });
  expect(end.status).toBe(403);
  const detail = 'Administrators need a second factor. It cannot be turned off.';
  expect(await end.json()).toMatchObject({ detail });
  expect(await actorOf(browser)).toMatchObject({ role: 'admin' });
  const trail = await readAudit(context.db, `account:${String(id)}`);
  expect(trail).toContainEqual(expect.objectContaining({ action: 'administrator named', actor: 'system' }));
});

test('whoever was confirmed before being named becomes an administrator with the next login', async () => {
  const { browser, email, password } = await createTestAccount(app, { email: 'later.admin@example.com' });
  await post(browser, '/accounts/login', { email, password });
  expect(await userOf(browser)).toMatchObject({ role: 'admin', needsSecondFactor: true });
});

test('everybody else stays a member, with or without a second factor', async () => {
  const person = await signInTestAccount(app, { email: newAddress() });
  await setUpSecondFactor(person);
  expect(await userOf(person.browser)).toMatchObject({ role: 'member', needsSecondFactor: false });
  expect(await actorOf(person.browser)).toMatchObject({ role: 'member' });
});
