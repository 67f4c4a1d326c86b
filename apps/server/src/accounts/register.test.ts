import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLanguage } from '#accounts/change-language.ts';
import { accountJobs } from '#accounts/jobs.ts';
import { registrationsFromAddress } from '#accounts/limits.ts';
import { users } from '#accounts/tables.ts';
import { confirmInTest } from '#platform/testing/confirm-in-test.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { testOrigin } from '#platform/testing/create-test-member.ts';
import { newAddress, createTestAccount } from '#platform/testing/create-test-account.ts';
import { serveTestApp, type TestApp, type TestRequest } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const valid = { name: 'Marisol Reyes', password: 'heron on the roof 7' };
const register = (body: object, request: TestRequest = {}) =>
  app.open().ask('/api/accounts/register', { method: 'POST', body, ...request });
/** Every browser is given a secret of its own, of the same length. */
const withoutSecret = ([name, value]: [string, string]) =>
  [name, name === 'set-cookie' ? value.replaceAll(/=[\w.-]{60,}/g, ({ length }) => `=${length}`) : value] as const;
const bodyAndHeaders = async (response: Response) => {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id').map(withoutSecret);
  return { status: response.status, headers, body: await response.text() };
};

test('a new account is unconfirmed and gets a link of its own', async () => {
  const email = newAddress();
  const response = await register({ ...valid, email: ` ${email.toUpperCase()} ` });

  expect(response.status).toBe(200);
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ name: 'Marisol Reyes', emailVerified: false, emailConfirmedAt: null, role: 'member' });
  const mail = await readTestMail(context, email, 'Please confirm your email address');
  expect(mail.text).toContain('Welcome, Marisol Reyes');
  expect(linkOf(mail).href).toMatch(/^http:\/\/localhost:3000\/api\/accounts\/confirm-email\?token=/);
});

test('whoever registers in Spanish is written to in Spanish, until they choose English', async () => {
  const email = newAddress();
  await register({ ...valid, email, language: 'es' });

  const mail = await readTestMail(context, email, 'Confirme su correo electrónico');
  expect(mail.text).toContain('Le damos la bienvenida, Marisol Reyes');
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  expect(user?.language).toBe('es');
});

test('a member who chooses Spanish is written to in Spanish', async () => {
  const { email } = await createTestAccount(app);
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  const member = { kind: 'member', userId: user?.id ?? '', name: 'Marisol Reyes', email, role: 'member' } as const;

  await changeLanguage(context, { member, language: 'es', origin: testOrigin });
  await register({ ...valid, email, language: 'en' });

  const mail = await readTestMail(context, email, 'Usted ya tiene una cuenta');
  expect(mail.text).toContain('no se cambió nada');
});

test('a known address is answered exactly like a new one, and its owner is told', async () => {
  const { email } = await createTestAccount(app);

  const known = await bodyAndHeaders(await register({ ...valid, email, password: 'another heron 8' }));
  const unknown = await bodyAndHeaders(await register({ ...valid, email: newAddress() }));

  expect(known).toEqual(unknown);
  const mail = await readTestMail(context, email, 'You already have an account');
  expect(mail.text).toContain('nothing was changed');
  const login = { method: 'POST', body: { email, password: 'another heron 8' } };
  expect((await app.open().ask('/api/accounts/login', login)).status).toBe(401);
});

test('whoever registers again before confirming gets the link again, and the last password counts', async () => {
  const { email, password: earlier } = await createTestAccount(app, { isConfirmed: false });
  const later = 'a later heron 9';
  const again = app.open();
  const body = { ...valid, email, password: later };
  expect((await again.ask('/api/accounts/register', { method: 'POST', body })).status).toBe(200);
  expect((await confirmInTest(context, { browser: again, email })).status).toBe(200);

  const login = (password: string) =>
    app.open().ask('/api/accounts/login', { method: 'POST', body: { email, password } });
  expect((await login(earlier)).status).toBe(401);
  expect((await login(later)).status).toBe(200);
});

test('a double click makes one account', async () => {
  const email = newAddress();
  const answers = await Promise.all([1, 2, 3].map(() => register({ ...valid, email })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await context.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test.each([
  [{ name: '  ' }, 'name', 'Please enter your full name.'],
  [
    { name: 'Free money at https://evil.example' },
    'name',
    'Please write your name without web or email addresses. If it has a dot, put a space after it.',
  ],
  [{ email: ' ' }, 'email', 'Please enter your email address.'],
  [{ email: 'marisol@example' }, 'email', 'Please enter a valid email address.'],
  [{ email: 'marisol @example.com' }, 'email', 'Please enter a valid email address.'],
  [{ password: '' }, 'password', 'Please enter a password.'],
  [{ password: 'short' }, 'password', 'Password must be at least 6 characters long.'],
  [
    { password: 'Password1' },
    'password',
    'Password is too weak. Please use at least 6 characters with a mix of letters and numbers. This one is among the first that are tried.',
  ],
])('%o is refused in the words of the form', async (changes, field, message) => {
  const response = await register({ ...valid, email: newAddress(), ...changes });
  expect(response.status).toBe(422);
  const problem = (await response.json()) as object;
  expect(problem).toMatchObject({ title: 'Registration failed', detail: message, errors: [{ field, message }] });
});

test('everything that is missing is said at once, each at its field', async () => {
  const response = await register({ name: ' ', email: '', password: '' });
  expect(await response.json()).toMatchObject({
    detail: 'Please enter your full name.',
    errors: [
      { field: 'name', message: 'Please enter your full name.' },
      { field: 'email', message: 'Please enter your email address.' },
      { field: 'password', message: 'Please enter a password.' },
    ],
  });
});

test('a name from before names were checked brings no address into the mail that asks to confirm', async () => {
  const { email } = await createTestAccount(app, { isConfirmed: false });
  await context.db.update(users).set({ name: 'Win at https://evil.example' }).where(eq(users.email, email));
  await app.open().ask('/api/accounts/resend-confirmation', { method: 'POST', body: { email } });
  const mail = await readTestMail(context, email, 'Please confirm your email address');
  expect(mail.text).toContain('Welcome');
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('evil');
});

test('an address that looks right and is none is refused too', async () => {
  const response = await register({ ...valid, email: 'marisol..reyes@example.com' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: 'Please enter a valid email address.' });
});

test('a password is never cut: one of 128 characters works whole, and only whole', async () => {
  const email = newAddress();
  const password = `${'heron ☂ '.repeat(16)}`.slice(0, 128);
  expect((await register({ ...valid, email, password })).status).toBe(200);
  await confirmInTest(context, { browser: app.open(), email, password });
  const login = (tried: string) =>
    app.open().ask('/api/accounts/login', { method: 'POST', body: { email, password: tried } });
  expect((await login(password.slice(0, 127))).status).toBe(401);
  expect((await login(password)).status).toBe(200);
});

test('a role or a confirmation cannot be sent along', async () => {
  const email = newAddress();
  const changes = { role: 'admin', emailVerified: true, emailConfirmedAt: '2026-01-01T00:00:00Z', id: 'mine' };
  expect((await register({ ...valid, email, ...changes })).status).toBe(200);
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ role: 'member', emailVerified: false, emailConfirmedAt: null });
  expect(user?.id).not.toBe('mine');
});

test('where signups are disabled nobody registers', async () => {
  const settings = { ...context.settings, areSignupsDisabled: true };
  const closed = serveTestApp({ ...context, settings }).open();
  const body = { ...valid, email: newAddress() };
  const response = await closed.ask('/api/accounts/register', { method: 'POST', body });
  expect(response.status).toBe(403);
  const detail = 'New signups are currently disabled. Please contact support.';
  expect(await response.json()).toMatchObject({ detail });
});

const useUp = async (address: string): Promise<void> => {
  for (let index = 0; index < registrationsFromAddress.attempts; index += 1) {
    await app.accounts.rateLimit.count(registrationsFromAddress, address, 'used up');
  }
};

test('too many registrations from one address are refused, whatever it claims to be forwarded for', async () => {
  const from = '198.51.100.1';
  await useUp(from);
  for (const forged of ['192.0.2.1', '192.0.2.2, 192.0.2.3', '::1']) {
    const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
    const response = await register({ ...valid, email: newAddress() }, { from, headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const detail = 'Too many registration attempts. Please wait a few minutes before trying again.';
    expect(await response.json()).toMatchObject({ detail, code: 'rate-limited' });
  }
  expect((await register({ ...valid, email: newAddress() }, { from: '198.51.100.2' })).status).toBe(200);
});

test('another address of the same IPv6 network is not another visitor', async () => {
  await useUp('2001:db8:7:7::/64');
  expect((await register({ ...valid, email: newAddress() }, { from: '2001:db8:7:7:9::1' })).status).toBe(429);
  expect((await register({ ...valid, email: newAddress() }, { from: '2001:db8:7:8::1' })).status).toBe(200);
});

test('behind one proxy only what the proxy appended counts', async () => {
  const proxied = serveTestApp(context, { trustedProxies: 1 }).open();
  await useUp('198.51.100.3');
  const ask = (forwarded: string) =>
    proxied.ask('/api/accounts/register', {
      method: 'POST',
      body: { ...valid, email: newAddress() },
      headers: { 'X-Forwarded-For': forwarded },
      from: '10.0.0.1',
    });
  expect((await ask('192.0.2.77, 198.51.100.3')).status).toBe(429);
  expect((await ask('198.51.100.3, 198.51.100.4')).status).toBe(200);
});

test('nobody’s mailbox is filled by registering their address again and again', async () => {
  const { email } = await createTestAccount(app);
  const answers: number[] = [];
  for (let index = 0; index < 6; index += 1) answers.push((await register({ ...valid, email })).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

const countMails = async (email: string): Promise<number> => {
  await context.jobsDone();
  return (await context.mail.list(email)).length;
};

test('a stranger who registers an address again and again keeps no mail from its owner', async () => {
  const email = newAddress();
  for (let mails = 1; mails <= 5; mails += 1) {
    await register({ ...valid, email }, { from: '198.51.100.20' });
    expect(await countMails(email)).toBe(mails);
  }
  expect((await register({ ...valid, email }, { from: '198.51.100.20' })).status).toBe(429);

  expect((await register({ ...valid, email }, { from: '198.51.100.21' })).status).toBe(200);
  expect(await countMails(email)).toBe(6);
});

test('strangers in many networks neither fill the mailbox nor keep its owner from confirming', async () => {
  const email = newAddress();
  const stranger = (index: number) =>
    register({ ...valid, email, password: 'mallory was here 8' }, { from: `192.0.2.${index}` });
  for (let index = 0; index < 12; index += 1) {
    expect((await stranger(index)).status).toBe(200);
    expect(await countMails(email)).toBe(Math.min(index + 1, 10));
  }

  const browser = app.open();
  const body = { ...valid, email };
  const from = '198.51.100.22';
  expect((await browser.ask('/api/accounts/register', { method: 'POST', body, from })).status).toBe(200);
  expect((await confirmInTest(context, { browser, email, password: valid.password })).status).toBe(200);
  const login = await browser.ask('/api/accounts/login', { method: 'POST', body: { email, password: valid.password } });
  expect(login.status).toBe(200);
});

test('a mail about a registration is sent once, however often and late its job runs', async () => {
  const { email, userId } = await createTestAccount(app);
  const jobs = accountJobs(context);
  const [requestId, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
  const oldEmail = newAddress();
  for (let run = 0; run < 3; run += 1) {
    await jobs['accounts.mail-confirmation']({ userId, requestId });
    await jobs['accounts.mail-already-registered']({ email, hasPurchase: false, requestId });
    await jobs['accounts.mail-email-changed']({ userId, changeId, oldEmail });
    context.advance(60_000);
  }
  expect((await context.mail.list(email)).map(({ subject }) => subject).toSorted()).toEqual([
    'Please confirm your email address',
    'You already have an account',
  ]);
  expect(await context.mail.list(oldEmail)).toHaveLength(1);
});
