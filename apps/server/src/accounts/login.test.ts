import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { loginsFromAddress, loginsOfAccount, loginsOfSource } from '#accounts/limits.ts';
import { sessions, users } from '#accounts/tables.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import type { Limit } from '#platform/rate-limit.ts';
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

const login = (browser: TestBrowser, body: object, request: TestRequest = {}) =>
  browser.ask('/api/accounts/login', { method: 'POST', body, ...request });
/** Registers as a person does it; the confirmation link is in the mail. */
const register = async () => {
  const [email, password, browser] = [newAddress(), 'heron on the roof 7', app.open()];
  const body = { name: 'Marisol Reyes', email, password };
  await browser.ask('/api/accounts/register', { method: 'POST', body });
  return { email, password, browser, link: linkOf(await readTestMail(context, email, 'confirm')) };
};
/** What a program takes from the answer to its sign-in and sends as its bearer token. */
const tokenIn = (cookies: readonly string[]): string =>
  cookies.map((cookie) => /^evergrant\.session=([^;]+)/.exec(cookie)?.[1]).find(Boolean) ?? '';
const whoIs = async (browser: TestBrowser, request?: TestRequest) => {
  const response = await browser.ask('/api/accounts/session', request);
  return (await response.json()) as { user: { email: string; role: string } | null };
};

test('an address must be confirmed before its owner can sign in', async () => {
  const { email, password, browser, link } = await register();

  const early = await login(browser, { email, password });
  expect(early.status).toBe(403);
  expect(await early.json()).toMatchObject({
    title: 'Login failed',
    detail: 'Please verify your email address before logging in. Check your inbox for a confirmation email.',
  });

  expect((await browser.ask(link.href)).headers.get('Location')).toBe('/confirm-email');
  expect((await browser.ask('/api/accounts/confirmation', { method: 'POST', body: {} })).status).toBe(200);
  expect((await whoIs(browser)).user).toBeNull();
  const answer = await login(browser, { email: ` ${email.toUpperCase()} `, password });
  expect(answer.status).toBe(200);
  const { user } = (await answer.json()) as { user: object };
  expect(user).toMatchObject({ email, name: 'Marisol Reyes', role: 'member', documentCount: 0 });
  expect(user).toMatchObject({ emailConfirmedAt: context.clock().toISOString() });
  await readTestMail(context, email, 'Your account is ready');
});

test('a wrong password and an unknown address are told alike', async () => {
  const { email } = await createTestAccount(app);
  const answers = await Promise.all(
    [email, newAddress(), 'not an address'].map((tried) =>
      login(app.open(), { email: tried, password: 'wrong heron' }),
    ),
  );
  const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as { requestId: string }));
  const [first, ...others] = bodies.map((body) => ({ ...body, requestId: '' }));
  expect(first).toMatchObject({
    status: 401,
    title: 'Login failed',
    detail: 'Invalid email or password. Please check your credentials and try again.',
  });
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  { email: '', password: 'x' },
  { email: '  ', password: 'x' },
  { email: 'a@b.co', password: '' },
])('%o lacks something', async (body) => {
  const answer = await login(app.open(), body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: 'Please enter both email and password.' });
});

test('the session cookie can be read by no script and is sent by no foreign form', async () => {
  const { email, password, browser } = await createTestAccount(app);
  const cookies = (await login(browser, { email, password })).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('evergrant.session=')) ?? '';
  expect(session).toMatch(/; HttpOnly/i);
  expect(session).toMatch(/; SameSite=Lax/i);
  expect(session).toMatch(/; Path=\/(;|$)/i);
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly/i);
});

test('over https the session cookie is bound to this host and to https', async () => {
  const { email, password } = await createTestAccount(app);
  const settings = { ...context.settings, origin: 'https://evergrant.example' };
  const browser = serveTestApp({ ...context, settings }).open();
  const answer = await login(browser, { email, password });
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-evergrant.session='));
  expect(session).toMatch(/; Secure/i);
  expect(session).toMatch(/; Path=\/(;|$)/i);
  expect(session).not.toMatch(/; Domain/i);
  expect((await whoIs(browser)).user?.email).toBe(email);
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=');
});

test('a program signs in with a bearer token and out again', async () => {
  const { email, password } = await createTestAccount(app);
  const answer = await login(app.open(), { email, password });
  expect([...answer.headers.keys()].filter((name) => /token/i.test(name))).toEqual([]);
  expect(await answer.clone().text()).not.toMatch(/token/i);
  const token = tokenIn(answer.headers.getSetCookie());
  const headers = { Authorization: `Bearer ${token}` };
  expect((await whoIs(app.open(), { headers })).user?.email).toBe(email);
  expect((await whoIs(app.open(), { headers: { Authorization: `Bearer ${token}x` } })).user).toBeNull();
  expect((await whoIs(app.open(), { headers: { Authorization: 'Bearer ' } })).user).toBeNull();

  expect((await app.open().ask('/api/accounts/logout', { method: 'POST', headers })).status).toBe(200);
  expect((await whoIs(app.open(), { headers })).user).toBeNull();
});

test('whoever reads the table of sessions signs in nowhere', async () => {
  const { email, password } = await createTestAccount(app);
  const given = decodeURIComponent(tokenIn((await login(app.open(), { email, password })).headers.getSetCookie()));
  const [unsigned = ''] = given.split('.');
  const rows = await context.db.select({ kept: sessions.token, userId: sessions.userId }).from(sessions);
  const kept = rows.map((row) => row.kept);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).not.toContain(unsigned);
  expect(await findInDatabase(context.db, unsigned)).toEqual([]);

  for (const stolen of [...kept, unsigned, `${unsigned}.`, `${kept.at(-1)}${given.slice(given.indexOf('.'))}`]) {
    const tried: readonly Readonly<Record<string, string>>[] = [
      { Authorization: `Bearer ${stolen}` },
      { Cookie: `evergrant.session=${stolen}` },
      { Cookie: `evergrant.session=${encodeURIComponent(stolen)}` },
    ];
    for (const headers of tried) expect((await whoIs(app.open(), { headers })).user).toBeNull();
  }
});

test('a session is prolonged without a new sign-in, and its cookie goes on to work', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await login(browser, { email, password });
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  const own = eq(sessions.userId, user?.id ?? '');
  const soon = new Date(Date.now() + 3 * dayInMs);
  await context.db.update(sessions).set({ expiresAt: soon }).where(own);
  for (let visit = 0; visit < 3; visit += 1) expect((await whoIs(browser)).user?.email).toBe(email);
  const [session] = await context.db.select().from(sessions).where(own);
  expect(session?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
});

test('after a logout neither the browser nor a copy of its cookie is signed in', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await login(browser, { email, password });
  const copied = { Cookie: browser.cookies() };
  expect((await whoIs(app.open(), { headers: copied })).user?.email).toBe(email);

  const answer = await browser.ask('/api/accounts/logout', { method: 'POST' });

  expect(answer.status).toBe(200);
  expect(browser.cookies()).not.toContain('evergrant.session');
  expect((await whoIs(browser)).user).toBeNull();
  expect((await whoIs(app.open(), { headers: copied })).user).toBeNull();
  expect((await app.open().ask('/api/accounts/logout', { method: 'POST' })).status).toBe(200);
});

test('every login makes a new session and adopts none that was there before', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await login(browser, { email, password });
  const first = browser.cookies();
  await login(browser, { email, password });
  expect(browser.cookies()).not.toBe(first);
});

test('a session that has ended is no session', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await login(browser, { email, password });
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  const past = new Date('2026-01-01T00:00:00Z');
  await context.db
    .update(sessions)
    .set({ expiresAt: past })
    .where(eq(sessions.userId, user?.id ?? ''));
  expect((await whoIs(browser)).user).toBeNull();
});

test('a change of role counts from the next request', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await login(browser, { email, password });
  await context.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  expect((await whoIs(browser)).user?.role).toBe('admin');
  await context.db.update(users).set({ role: 'member' }).where(eq(users.email, email));
  expect((await whoIs(browser)).user?.role).toBe('member');
});

const guess = (email: string, from: string) => login(app.open(), { email, password: 'wrong heron' }, { from });
const useUp = async (limit: Limit, key: string): Promise<void> => {
  for (let index = 0; index < limit.attempts; index += 1) await app.accounts.rateLimit.count(limit, key, 'used up');
};

test('ten wrong passwords of a stranger shut out the stranger, and nobody elsewhere', async () => {
  const { email, password } = await createTestAccount(app);
  const answers = await Promise.all(Array.from({ length: 11 }, () => guess(email, '198.51.100.1')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(60);
  const detail = 'Too many login attempts. Please wait a few minutes before trying again.';
  expect(await refused?.json()).toMatchObject({ detail });

  const right = (from: string) => login(app.open(), { email: email.toUpperCase(), password }, { from });
  expect((await right('198.51.100.1')).status).toBe(429);
  expect((await right('198.51.100.2')).status).toBe(200);
});

test('guesses from many networks never shut out a browser that was signed in to the account before', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await login(browser, { email, password });
  await useUp(loginsOfAccount, email);
  await useUp(loginsOfSource, `198.51.100.3 ${email}`);
  await useUp(loginsFromAddress, '198.51.100.3');

  expect((await login(app.open(), { email, password }, { from: '198.51.100.4' })).status).toBe(429);
  expect((await login(browser, { email, password }, { from: '198.51.100.3' })).status).toBe(200);
});

test('a browser known to one account is a stranger to every other, and guesses no more than ten times at its own', async () => {
  const own = await createTestAccount(app);
  await login(own.browser, own);
  const other = await createTestAccount(app);
  await useUp(loginsOfAccount, other.email);
  expect((await login(own.browser, other)).status).toBe(429);

  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const body = { email: own.email, password: 'wrong heron' };
    statuses.push((await login(own.browser, body, { from: `192.0.2.${index}` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('nobody makes a browser known who does not have the secret of this installation', async () => {
  const { email, password } = await createTestAccount(app);
  const [known, forged] = [await createTestAccount(app), app.open()];
  await login(known.browser, known);
  await useUp(loginsOfAccount, email);
  const cookie = /evergrant\.browser=([^;]+)/.exec(known.browser.cookies())?.[1] ?? '';
  const [head, , signature] = cookie.split('.');
  const claims = Buffer.from(JSON.stringify({ browser: crypto.randomUUID(), signedInAs: [email] })).toString(
    'base64url',
  );
  forged.keep(`evergrant.browser=${head}.${claims}.${signature}`);
  expect((await login(forged, { email, password })).status).toBe(429);
  expect(cookie).not.toContain(Buffer.from(known.email).toString('base64url').slice(0, 12));
});

test('a success forgets the mistakes before it', async () => {
  const { email, password } = await createTestAccount(app);
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 5; index += 1) await login(app.open(), { email, password: 'wrong heron' });
    expect((await login(app.open(), { email, password })).status).toBe(200);
  }
  await app.accounts.rateLimit.count(loginsOfSource, `203.0.113.7 ${email}`, 'there is room for one more');
});
