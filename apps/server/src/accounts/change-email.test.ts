import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEmailChange } from '#accounts/confirm-email-change.ts';
import { accountJobs } from '#accounts/jobs.ts';
import { emailChangesOfAccount } from '#accounts/limits.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestAccount, newAddress, type TestAccount } from '#platform/testing/create-test-account.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
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

const post = (browser: TestBrowser, path: string, body: object = {}) =>
  browser.ask(`/api${path}`, { method: 'POST', body });
const ask = ({ browser, password }: TestAccount, email: string) => post(browser, '/account/email', { email, password });
const login = (email: string, password: string) => post(app.open(), '/accounts/login', { email, password });
const linkTo = async (email: string) =>
  linkOf(await readTestMail(context, email, 'Confirm your new email address')).href;
/** Another device of the same member. */
const phoneOf = ({ browser }: Pick<TestAccount, 'browser'>): TestBrowser => {
  const phone = app.open();
  for (const cookie of browser.cookies().split('; ')) phone.keep(cookie);
  return phone;
};
const account = async (browser: TestBrowser) => (await (await browser.ask('/api/account')).json()) as object;
const bodyOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as object),
  requestId: '',
});

test('a new address counts once its owner has opened the mailed link and said so', async () => {
  const person = await signInTestAccount(app);
  const newEmail = newAddress();
  expect((await ask(person, ` ${newEmail.toUpperCase()} `)).status).toBe(200);
  expect(await account(person.browser)).toMatchObject({ email: person.email, pendingEmail: newEmail });
  const notice = await readTestMail(context, person.email, 'Your email address is about to change');
  expect(notice.text).toContain(newEmail);

  const phone = phoneOf(person);
  const opened = await phone.ask(await linkTo(newEmail));
  expect(opened.headers.get('Location')).toBe('/confirm-new-email');
  expect(await (await phone.ask('/api/accounts/email-change')).json()).toEqual({ newEmail, isSignedIn: true });
  expect((await login(person.email, person.password)).status).toBe(200);

  expect((await post(phone, '/accounts/email-change')).status).toBe(200);

  expect(await account(person.browser)).toMatchObject({ email: newEmail, pendingEmail: null });
  expect((await login(newEmail, person.password)).status).toBe(200);
  expect((await login(person.email, person.password)).status).toBe(401);
  await readTestMail(context, person.email, 'Your email address was changed');
  const trail = (await readAudit(context.db, `account:${person.userId}`)).map(({ action }) => action);
  expect(trail).toEqual(['change of email address requested', 'email address changed']);
});

test('nobody gives an account away who presses a link that somebody else had mailed to them', async () => {
  const stranger = await signInTestAccount(app);
  const [owner, newEmail] = [await signInTestAccount(app), newAddress()];
  await ask(stranger, newEmail);
  const link = await linkTo(newEmail);

  for (const [browser, status] of [
    [app.open(), 401],
    [owner.browser, 403],
  ] as const) {
    await browser.ask(link);
    expect(await (await browser.ask('/api/accounts/email-change')).json()).toEqual({ newEmail, isSignedIn: false });
    expect((await post(browser, '/accounts/email-change')).status).toBe(status);
  }

  expect(await account(stranger.browser)).toMatchObject({ email: stranger.email, pendingEmail: newEmail });
});

test('a wish for another address can be taken back, and the mailed link leads nowhere then', async () => {
  const person = await signInTestAccount(app);
  const newEmail = newAddress();
  await ask(person, newEmail);
  const phone = phoneOf(person);
  await phone.ask(await linkTo(newEmail));

  expect((await person.browser.ask('/api/account/email', { method: 'DELETE' })).status).toBe(200);
  expect(await account(person.browser)).toMatchObject({ email: person.email, pendingEmail: null });
  expect((await post(phone, '/accounts/email-change')).status).toBe(422);
  expect((await person.browser.ask('/api/account/email', { method: 'DELETE' })).status).toBe(200);

  expect((await login(person.email, person.password)).status).toBe(200);
  const trail = (await readAudit(context.db, `account:${person.userId}`)).map(({ action }) => action);
  expect(trail).toEqual(['change of email address requested', 'change of email address withdrawn']);
});

test('a link changes the address once, and is kept nowhere', async () => {
  const person = await signInTestAccount(app);
  const newEmail = newAddress();
  await ask(person, newEmail);
  const link = await linkTo(newEmail);
  expect(await findInDatabase(context.db, new URL(link).searchParams.get('token') ?? '')).toEqual([]);
  const [first, second] = [phoneOf(person), phoneOf(person)];
  await first.ask(link);
  await second.ask(link);
  const answers = await Promise.all([first, second].map((browser) => post(browser, '/accounts/email-change')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('an altered, foreign or missing link changes nothing', async () => {
  const { browser } = await signInTestAccount(app);
  const foreign = await signEmailChange(
    { ...context.settings, secret: 'another secret of the same length, or so' },
    '11111111-1111-4111-8111-111111111111',
  );
  for (const token of ['x', 'a.b.c', '', '%00', foreign]) {
    await browser.ask(`/api/accounts/open-email-change?token=${token}`);
    expect(await (await browser.ask('/api/accounts/email-change')).json()).toEqual({
      newEmail: null,
      isSignedIn: false,
    });
    expect((await post(browser, '/accounts/email-change')).status).toBe(422);
  }
});

test('a confirmation link of a registration is no link for another address', async () => {
  const email = newAddress();
  await post(app.open(), '/accounts/register', { name: 'Ada', email, password: 'heron on the roof 7' });
  const token = linkOf(await readTestMail(context, email, 'Please confirm')).searchParams.get('token') ?? '';
  const { browser } = await signInTestAccount(app);
  await browser.ask(`/api/accounts/open-email-change?token=${token}`);
  expect((await post(browser, '/accounts/email-change')).status).toBe(422);
});

test('a newer request replaces an older one, and a day ends both', async () => {
  const person = await signInTestAccount(app);
  const [first, second] = [newAddress(), newAddress()];
  await ask(person, first);
  const older = phoneOf(person);
  await older.ask(await linkTo(first));
  await ask(person, second);
  expect((await post(older, '/accounts/email-change')).status).toBe(422);

  const newer = phoneOf(person);
  await newer.ask(await linkTo(second));
  const tomorrow = new Date(context.clock().getTime() + dayInMs);
  const later = serveTestApp({ ...context, clock: () => tomorrow }).open();
  await later.ask(await linkTo(second));
  expect(await (await later.ask('/api/accounts/email-change')).json()).toEqual({ newEmail: null, isSignedIn: false });
  expect((await post(newer, '/accounts/email-change')).status).toBe(200);
});

test('an address with an account is answered exactly like a free one, and its owner is told', async () => {
  const person = await signInTestAccount(app);
  const { email: taken } = await createTestAccount(app);
  const known = await bodyOf(await ask(person, taken));
  expect(await account(person.browser)).toMatchObject({ pendingEmail: taken });
  await readTestMail(context, person.email, 'Your email address is about to change');
  const unknown = await bodyOf(await ask(person, newAddress()));

  expect(known).toEqual(unknown);
  const mail = await readTestMail(context, taken, 'You already have an account');
  expect(mail.text).not.toContain('open-email-change');
});

test('an address that was registered in the meantime stays with its owner', async () => {
  const person = await signInTestAccount(app);
  const newEmail = newAddress();
  await ask(person, newEmail);
  const phone = phoneOf(person);
  await phone.ask(await linkTo(newEmail));
  const other = await createTestAccount(app, { email: newEmail });

  const answer = await post(phone, '/accounts/email-change');

  expect(answer.status).toBe(409);
  expect((await login(newEmail, other.password)).status).toBe(200);
  expect(await account(person.browser)).toMatchObject({ email: person.email });
});

test('somebody who registered with the address and never confirmed it does not stand in the way', async () => {
  const person = await signInTestAccount(app);
  const { email: newEmail } = await createTestAccount(app, { isConfirmed: false });
  await ask(person, newEmail);
  const phone = phoneOf(person);
  await phone.ask(await linkTo(newEmail));
  expect((await post(phone, '/accounts/email-change')).status).toBe(200);
  expect(await account(person.browser)).toMatchObject({ email: newEmail });
});

test('a reset link that was mailed to the old address does not open the account with the new one', async () => {
  const person = await signInTestAccount(app);
  await post(app.open(), '/accounts/forgot-password', { email: person.email });
  const reset = linkOf(await readTestMail(context, person.email, 'Reset your password')).href;
  const newEmail = newAddress();
  await ask(person, newEmail);
  const phone = phoneOf(person);
  await phone.ask(await linkTo(newEmail));
  await post(phone, '/accounts/email-change');
  expect((await app.open().ask(reset)).headers.get('Location')).toContain('error=access_denied');
});

test('a change of password stops a change of address', async () => {
  const person = await signInTestAccount(app);
  const newEmail = newAddress();
  await ask(person, newEmail);
  const phone = phoneOf(person);
  await phone.ask(await linkTo(newEmail));
  const body = { currentPassword: person.password, newPassword: 'another heron 8' };
  expect((await post(person.browser, '/account/password', body)).status).toBe(200);
  expect((await post(phone, '/accounts/email-change')).status).toBe(422);
});

test.each([
  [{ email: ' ' }, 'email', 'Please enter your new email address.'],
  [{ email: 'marisol@example' }, 'email', 'Please enter a valid email address.'],
  [{ password: '' }, 'password', 'Please enter your current password.'],
  [{ password: 'wrong heron' }, 'password', 'This is not your current password.'],
])('%o is refused at its field', async (changes, field, message) => {
  const { browser, password } = await signInTestAccount(app);
  const answer = await post(browser, '/account/email', { email: newAddress(), password, ...changes });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: message, errors: [{ field, message }] });
});

test('one’s own address is no new one, and nobody is mailed more than five times', async () => {
  const person = await signInTestAccount(app);
  expect(await (await ask(person, person.email)).json()).toMatchObject({
    detail: 'This is already your email address.',
  });
  for (let index = 0; index < 4; index += 1) {
    await app.accounts.rateLimit.count(emailChangesOfAccount, person.userId, 'used up');
  }
  expect((await ask(person, newAddress())).status).toBe(200);
  expect((await ask(person, newAddress())).status).toBe(429);
});
