import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { readAudit } from '#platform/audit.ts';
import type { TestAccount } from '#platform/testing/create-test-account.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { codeOfTestAuthenticator } from '#platform/testing/test-authenticator.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const post = (browser: TestBrowser, path: string, body: object) => browser.ask(`/api${path}`, { method: 'POST', body });
const read = async <Answer = Record<string, unknown>>(answer: Response) => (await answer.json()) as Answer;
/** What the app shows; time moves on first, so that it is a new code. */
const nextCode = (secret: string): string => {
  context.advance(30_000);
  return codeOfTestAuthenticator(secret, context.clock());
};
const begin = async ({ browser, password }: TestAccount) => {
  const answer = await post(browser, '/account/second-factor', { password });
  return read<{ secret: string; otpauthUri: string; qrSvg: string }>(answer);
};
const confirm = ({ browser }: TestAccount, code: string) => post(browser, '/account/second-factor/confirm', { code });
const setUp = async () => {
  const person = await signInTestAccount(app);
  const { secret } = await begin(person);
  const { recoveryCodes } = await read<{ recoveryCodes: readonly string[] }>(await confirm(person, nextCode(secret)));
  return { ...person, secret, recoveryCodes };
};
/** A browser in which the right password was typed. */
const halfIn = async ({ email, password }: Pick<TestAccount, 'email' | 'password'>) => {
  const browser = app.open();
  const answer = await post(browser, '/accounts/login', { email, password });
  return { browser, answer };
};
const finish = (browser: TestBrowser, proof: object) => post(browser, '/accounts/login/second-factor', proof);
const statusOf = async (browser: TestBrowser) => (await browser.ask('/api/account')).status;

test('setting up shows a QR code, a secret to type, and ten recovery codes once the app agrees', async () => {
  const person = await signInTestAccount(app);
  const { secret, otpauthUri, qrSvg } = await begin(person);
  const uri = new URL(otpauthUri);
  expect(uri.href).toContain(`otpauth://totp/Evergrant:${encodeURIComponent(person.email)}?`);
  expect(uri.searchParams.get('secret')).toBe(secret.replaceAll(' ', ''));
  expect(uri.searchParams.get('issuer')).toBe('Evergrant');
  expect(qrSvg).toMatch(/^<svg/);
  expect(await read(await person.browser.ask('/api/account'))).toMatchObject({ secondFactor: { since: null } });

  expect((await confirm(person, '000000')).status).toBe(422);
  const answer = await confirm(person, nextCode(secret));

  const { recoveryCodes } = await read<{ recoveryCodes: readonly string[] }>(answer);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
  const since = context.clock().toISOString();
  expect(await read(await person.browser.ask('/api/account'))).toMatchObject({
    secondFactor: { since, recoveryCodesLeft: 10, isRequired: false },
  });
  await readTestMail(context, person.email, 'Your second factor is on');
});

test('the secret and the recovery codes can be read nowhere in the database', async () => {
  const { secret, recoveryCodes } = await setUp();
  const bare = secret.replaceAll(' ', '');
  for (const text of [bare, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(await findInDatabase(context.db, text)).toEqual([]);
  }
});

test('a password alone opens nothing; with the code it opens a session', async () => {
  const person = await setUp();
  const { browser, answer } = await halfIn(person);

  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ secondFactor: 'required' });
  expect(answer.headers.getSetCookie().join()).not.toContain('evergrant.session');
  const cookies = answer.headers.getSetCookie();
  expect(cookies.some((cookie) => cookie.startsWith('evergrant.session='))).toBe(false);
  expect(cookies.find((cookie) => cookie.startsWith('evergrant.second-factor='))).toMatch(/HttpOnly/i);
  expect(await statusOf(browser)).toBe(401);

  const finished = await finish(browser, { code: nextCode(person.secret) });

  expect(finished.status).toBe(200);
  expect(await finished.json()).toMatchObject({ user: { email: person.email } });
  expect(await statusOf(browser)).toBe(200);
  expect(browser.cookies()).not.toContain('evergrant.second-factor');
  const { sessions } = await read<{ sessions: readonly object[] }>(await browser.ask('/api/account/sessions'));
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ ipAddress: '203.0.113.7' });
});

test('a program that signed in with a code gets a bearer token', async () => {
  const person = await setUp();
  const { browser } = await halfIn(person);
  const cookies = (await finish(browser, { code: nextCode(person.secret) })).headers.getSetCookie();
  const [, token] = /evergrant\.session=([^;]+)/.exec(cookies.join('\n')) ?? [];
  const headers = { Authorization: `Bearer ${token}` };
  expect((await app.open().ask('/api/account', { headers })).status).toBe(200);
});

test('a code counts once, even for two browsers at the same moment', async () => {
  const person = await setUp();
  const code = nextCode(person.secret);
  const browsers = [(await halfIn(person)).browser, (await halfIn(person)).browser];
  const answers = await Promise.all(browsers.map((browser) => finish(browser, { code })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a code that was already used to set up does not sign in', async () => {
  const person = await signInTestAccount(app);
  const { secret } = await begin(person);
  const code = nextCode(secret);
  await confirm(person, code);
  const { browser } = await halfIn(person);
  expect((await finish(browser, { code })).status).toBe(401);
});

test('a recovery code signs in once, however it is typed, and its owner is told', async () => {
  const person = await setUp();
  const [recoveryCode = ''] = person.recoveryCodes;
  const { browser } = await halfIn(person);
  const typed = ` ${recoveryCode.toUpperCase().replace('-', ' ')} `;
  expect((await finish(browser, { recoveryCode: typed })).status).toBe(200);
  expect(await read(await browser.ask('/api/account'))).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  await readTestMail(context, person.email, 'A recovery code was used');

  const again = await finish((await halfIn(person)).browser, { recoveryCode });
  expect(again.status).toBe(401);
  expect(await again.json()).toMatchObject({ detail: 'This recovery code is not right, or was used already.' });
});

test('nobody uses the recovery code of somebody else', async () => {
  const [person, other] = [await setUp(), await setUp()];
  const { browser } = await halfIn(person);
  expect((await finish(browser, { recoveryCode: other.recoveryCodes[0] })).status).toBe(401);
});

test('without a password there is nothing to finish, and ten minutes are enough', async () => {
  const person = await setUp();
  expect((await finish(app.open(), { code: nextCode(person.secret) })).status).toBe(401);
  const { browser } = await halfIn(person);
  expect((await finish(browser, {})).status).toBe(422);
  context.advance(10 * 60_000);
  const late = await finish(browser, { code: nextCode(person.secret) });
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ code: 'challenge-expired' });
});

test('a sign-in that waits for its code ends when the password changes', async () => {
  const person = await setUp();
  const { browser } = await halfIn(person);
  const body = { currentPassword: person.password, newPassword: 'another heron 8' };
  expect((await post(person.browser, '/account/password', body)).status).toBe(200);
  expect((await finish(browser, { code: nextCode(person.secret) })).status).toBe(401);
});

test('an account takes ten wrong codes in a quarter of an hour, in whichever browser', async () => {
  const person = await setUp();
  const { browser: first } = await halfIn(person);
  for (let index = 0; index < 10; index += 1) {
    expect((await finish(first, { code: '000000' })).status).toBe(401);
  }
  const { browser } = await halfIn(person);
  const right = await finish(browser, { code: nextCode(person.secret) });
  expect(right.status).toBe(429);
  const detail = 'Too many login attempts. Please wait a few minutes before trying again.';
  expect(await right.json()).toMatchObject({ detail });
});

test('turning it on ends the sessions that never gave a code', async () => {
  const person = await signInTestAccount(app);
  const { browser: other } = await halfIn(person);
  expect(await statusOf(other)).toBe(200);
  const { secret } = await begin(person);
  await confirm(person, nextCode(secret));
  expect([await statusOf(person.browser), await statusOf(other)]).toEqual([200, 401]);
});

test('a second secret cannot be slipped under one that is in use', async () => {
  const person = await setUp();
  expect((await post(person.browser, '/account/second-factor', { password: person.password })).status).toBe(409);
  const { browser } = await halfIn(person);
  expect((await finish(browser, { code: nextCode(person.secret) })).status).toBe(200);
});

test('a second factor that was begun and never confirmed asks for nothing', async () => {
  const person = await signInTestAccount(app);
  await begin(person);
  const { browser } = await halfIn(person);
  expect(await statusOf(browser)).toBe(200);
});

test('turning it off takes the password, and signing in takes it alone again', async () => {
  const person = await setUp();
  const end = (password: string) => post(person.browser, '/account/second-factor/end', { password });
  expect((await end('wrong heron')).status).toBe(422);
  expect((await end(person.password)).status).toBe(200);
  const { browser } = await halfIn(person);
  expect(await statusOf(browser)).toBe(200);
  await readTestMail(context, person.email, 'Your second factor was turned off');
  const trail = (await readAudit(context.db, `account:${person.userId}`)).map(({ action }) => action);
  expect(trail).toEqual(['second factor begun', 'second factor turned on', 'second factor turned off']);
});

test('new recovery codes replace the old ones', async () => {
  const person = await setUp();
  const answer = await post(person.browser, '/account/second-factor/recovery-codes', { password: person.password });
  const { recoveryCodes } = await read<{ recoveryCodes: readonly string[] }>(answer);
  expect(recoveryCodes).toHaveLength(10);
  const { browser } = await halfIn(person);
  expect((await finish(browser, { recoveryCode: person.recoveryCodes[0] })).status).toBe(401);
  expect((await finish(browser, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
});
