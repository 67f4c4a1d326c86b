import { signJWT } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signConfirmation } from '#accounts/find-confirmation.ts';
import { accountJobs } from '#accounts/jobs.ts';
import { users } from '#accounts/tables.ts';
import { loginsOfAccount } from '#accounts/limits.ts';
import { readAudit } from '#platform/audit.ts';
import { confirmInTest } from '#platform/testing/confirm-in-test.ts';
import { createTestAccount, newAddress } from '#platform/testing/create-test-account.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';

const named = ['ada', 'bea', 'cleo', 'dora', 'edna', 'faye'].map((name) => `${name}.admin@example.com`);
let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: named } };
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const post = (browser: TestBrowser, path: string, body: object = {}) =>
  browser.ask(`/api/accounts${path}`, { method: 'POST', body });
const read = async (browser: TestBrowser, path: string) =>
  (await (await browser.ask(`/api/accounts${path}`)).json()) as Record<string, unknown>;
const userOf = async (email: string) => (await context.db.select().from(users).where(eq(users.email, email)))[0];
const canLogIn = async (email: string, password: string) =>
  (await post(app.open(), '/login', { email, password })).status === 200;

const own = 'heron on the roof 7';
const strange = 'mallory was here 8';

/** Registers, and returns the link of the mail that this brought. */
const register = async (browser: TestBrowser, email: string, password: string): Promise<string> => {
  await context.jobsDone();
  const before = (await context.mail.list(email)).length;
  expect((await post(browser, '/register', { name: 'Marisol Reyes', email, password })).status).toBe(200);
  await context.jobsDone();
  const mails = await context.mail.list(email);
  const [newest] = mails;
  if (!newest || mails.length === before) throw new Error('no new mail');
  return linkOf(newest).href;
};

test('opening a confirmation link, as mail programs do, confirms nothing; the press on its page does', async () => {
  const [browser, email] = [app.open(), newAddress()];
  const link = await register(browser, email, own);

  const scanner = app.open();
  for (const opening of [scanner, scanner, browser]) {
    expect((await opening.ask(link)).headers.get('Location')).toBe('/confirm-email');
  }
  expect(await userOf(email)).toMatchObject({ emailVerified: false });
  expect(await read(browser, '/registration')).toEqual({ isConfirmed: false });
  expect(await read(browser, '/confirmation')).toEqual({ state: 'ready', email });

  const presses = await Promise.all([1, 2].map(() => post(browser, '/confirmation')));
  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await userOf(email)).toMatchObject({ emailVerified: true, emailConfirmedAt: context.clock() });
  expect(await read(browser, '/registration')).toEqual({ isConfirmed: true });
  expect((await browser.ask(link)).headers.get('Location')).toBe('/login?confirmed=true');
  expect(await canLogIn(email, own)).toBe(true);
  await context.jobsDone();
  const welcomes = (await context.mail.list(email)).filter(({ subject }) => subject === 'Your account is ready');
  expect(welcomes).toHaveLength(1);
});

test('the trail of an account says when its address was confirmed, from where, and whether the password was replaced', async () => {
  const [browser, ...emails] = [app.open(), newAddress(), newAddress()] as const;
  for (const [index, email] of emails.entries()) {
    const pressing = index === 0 ? browser : app.open();
    await pressing.ask(await register(browser, email, own));
    await post(pressing, '/confirmation', index === 0 ? {} : { password: own });
    await post(pressing, '/confirmation', index === 0 ? {} : { password: own });

    const id = String((await userOf(email))?.id);
    expect(await readAudit(context.db, `account:${id}`)).toMatchObject([
      {
        action: 'address confirmed',
        actor: `member:${id}`,
        details: { isPasswordReplaced: index === 1 },
        ipAddress: expect.any(String) as string,
      },
    ]);
  }
});

type Party = 'owner' | 'stranger';
const orders: readonly (readonly Party[])[] = [
  ['stranger'],
  ['owner', 'stranger'],
  ['stranger', 'owner'],
  ['owner', 'stranger', 'owner'],
  ['stranger', 'owner', 'stranger'],
  ['owner', 'owner', 'stranger'],
];
const places = ['the browser that registered', 'another device'] as const;

test.each(orders.flatMap((order) => places.map((place) => ({ order, place }))))(
  'when $order register one address, no press of its owner in $place lets the stranger in',
  async ({ order, place }) => {
    const email = place === 'another device' ? newAddress() : (named[orders.indexOf(order)] ?? '');
    const browsers = { owner: app.open(), stranger: app.open() };
    const links: string[] = [];
    for (const party of order) {
      links.push(await register(browsers[party], email, party === 'owner' ? own : strange));
    }

    const pressing = place === 'another device' ? app.open() : browsers.owner;
    for (const link of links) {
      await pressing.ask(link);
      const { state } = await read(pressing, '/confirmation');
      if (state === 'ready') await post(pressing, '/confirmation');
      if (state === 'needs-password') await post(pressing, '/confirmation', { password: own });
    }

    expect(await canLogIn(email, strange)).toBe(false);
    expect(await canLogIn(email, own)).toBe(true);
    // The stranger's browser may still hold everything that it ever got.
    await post(browsers.stranger, '/confirmation', { password: strange });
    expect(await canLogIn(email, strange)).toBe(false);
    expect((await userOf(email))?.role).toBe(named.includes(email) ? 'admin' : 'member');
  },
);

test('whoever registers an address at the moment when its owner presses does not become the owner', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [browser, email] = [app.open(), newAddress()];
    await browser.ask(await register(browser, email, own));
    await Promise.all([
      post(browser, '/confirmation'),
      post(app.open(), '/register', { name: 'Mallory', email, password: strange }),
    ]);
    expect(await canLogIn(email, strange)).toBe(false);
  }
});

test('a link that another registration has replaced says so, and a new one can be had', async () => {
  const [browser, email] = [app.open(), newAddress()];
  const link = await register(browser, email, own);
  await browser.ask(link);
  await register(app.open(), email, strange);

  expect((await app.open().ask(link)).headers.get('Location')).toBe('/login?error=expired-link');
  expect(await read(browser, '/confirmation')).toEqual({ state: 'invalid', email: null });
  const pressed = await post(browser, '/confirmation');
  expect(pressed.status).toBe(422);
  expect(await pressed.json()).toMatchObject({ title: 'This link no longer works', code: 'invalid-link' });

  await post(browser, '/resend-confirmation', { email });
  expect((await confirmInTest(context, { browser, email, password: own })).status).toBe(200);
  expect(await canLogIn(email, own)).toBe(true);
});

test.each([
  [undefined, 'Please enter a password.'],
  ['', 'Please enter a password.'],
  ['short', 'Password must be at least 6 characters long.'],
  [
    'password',
    'Password is too weak. Please use at least 6 characters with a mix of letters and numbers. This one is among the first that are tried.',
  ],
])('in another browser %j is no password to confirm with', async (password, message) => {
  const email = newAddress();
  const link = await register(app.open(), email, own);
  const elsewhere = app.open();
  await elsewhere.ask(link);
  expect(await read(elsewhere, '/confirmation')).toEqual({ state: 'needs-password', email });
  const refused = await post(elsewhere, '/confirmation', { password });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ detail: message, errors: [{ field: 'password', message }] });
  expect(await userOf(email)).toMatchObject({ emailVerified: false });
});

test('a link that has confirmed cannot choose a password any more', async () => {
  const [browser, email] = [app.open(), newAddress()];
  const link = await register(browser, email, own);
  const elsewhere = app.open();
  await elsewhere.ask(link);
  await confirmInTest(context, { browser, email });
  const late = await post(elsewhere, '/confirmation', { password: strange });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'already-confirmed',
    detail: expect.stringContaining('Please log in with that one.'),
  });
  expect(await canLogIn(email, strange)).toBe(false);
});

test('of two browsers that confirm at once with different passwords, only the one whose password works is told so', async () => {
  const email = newAddress();
  const link = await register(app.open(), email, strange);
  const typed = ['first heron 1', 'second heron 2', 'first heron 1'];
  const browsers = typed.map(() => app.open());
  for (const browser of browsers) await browser.ask(link);

  const answers = await Promise.all(
    browsers.map((browser, index) => post(browser, '/confirmation', { password: typed[index] })),
  );
  for (const [index, { status }] of answers.entries()) {
    expect(status).toBe((await canLogIn(email, typed[index] ?? '')) ? 200 : 409);
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('the browser of a registration is not told that its password counts once another browser has chosen one', async () => {
  const [browser, elsewhere, email] = [app.open(), app.open(), newAddress()];
  const link = await register(browser, email, own);
  for (const opening of [browser, elsewhere]) await opening.ask(link);
  expect((await post(elsewhere, '/confirmation', { password: 'another heron 8' })).status).toBe(200);
  expect((await post(browser, '/confirmation')).status).toBe(409);
});

test('passwords cannot be guessed through a confirmation link that was used', async () => {
  const [browser, elsewhere, email] = [app.open(), app.open(), newAddress()];
  await elsewhere.ask(await register(browser, email, own));
  await confirmInTest(context, { browser, email });
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    statuses.push((await post(elsewhere, '/confirmation', { password: `heron guess ${index}` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
});

test('choosing a password with the confirmation opens an account that strangers have locked', async () => {
  const [elsewhere, email] = [app.open(), newAddress()];
  const link = await register(app.open(), email, strange);
  const { rateLimit } = app.accounts;
  for (let index = 0; index < loginsOfAccount.attempts; index += 1) {
    await rateLimit.count(loginsOfAccount, email, 'used up');
  }
  expect((await post(elsewhere, '/login', { email, password: strange })).status).toBe(429);

  await elsewhere.ask(link);
  await post(elsewhere, '/confirmation', { password: own });
  expect(await canLogIn(email, own)).toBe(true);
});

test('a confirmation link is kept nowhere but in the mail', async () => {
  const token = new URL(await register(app.open(), newAddress(), own)).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(await findInDatabase(context.db, token)).toEqual([]);
});

test('an old, altered or foreign confirmation link confirms nothing', async () => {
  const { userId, email } = await createTestAccount(app, { isConfirmed: false });
  const { secret } = context.settings;
  const tokens = [
    await signJWT({ confirmation: userId }, secret, -60),
    await signJWT({ confirmation: userId }, 'another secret of the same length, or so', 600),
    await signJWT({ email }, secret, 600),
    await signConfirmation(context.settings, 'nobody'),
    ...['x', '', 'a.b.c'],
  ];
  for (const token of tokens) {
    const browser = app.open();
    const answer = await browser.ask(`/api/accounts/confirm-email?token=${token}`);
    expect(answer.headers.get('Location')).toBe('/login?error=expired-link');
    expect(browser.cookies()).toBe('');
    browser.keep(`evergrant.confirmation=${token}`);
    expect((await post(browser, '/confirmation', { password: own })).status).toBe(422);
  }
  expect(await userOf(email)).toMatchObject({ emailVerified: false });
});

test('a stranger who registers a known address is not told by the waiting page either', async () => {
  const [{ email }, browser] = [await createTestAccount(app), app.open()];
  await register(browser, email, strange);
  expect(await read(browser, '/registration')).toEqual({ isConfirmed: false });
  expect((await readTestMail(context, email, 'You already have an account')).text).toContain('nothing was changed');
});
