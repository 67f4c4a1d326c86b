import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { codeOfTestAuthenticator } from '#platform/testing/test-authenticator.ts';

const origin = 'https://evergrant.example';
let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, origin } };
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

/** A browser that notes every cookie it is told to keep. */
const openNoting = (given: TestBrowser, noted: string[]): TestBrowser => ({
  ...given,
  ask: async (path, request) => {
    const answer = await given.ask(path, request);
    noted.push(...answer.headers.getSetCookie());
    return answer;
  },
});

test('over https every cookie is bound to this very host, out of reach of scripts and of other sites', async () => {
  const noted: string[] = [];
  const guest = openNoting(app.open(), noted);
  const post = (browser: TestBrowser, path: string, body: object) =>
    browser.ask(`/api${path}`, { method: 'POST', body });
  const [email, password] = [newAddress(), 'heron on the roof 7'];
  const linkIn = async (to: string, words: string) => linkOf(await readTestMail(context, to, words)).href;

  await post(guest, '/accounts/register', { name: 'Marisol Reyes', email, password });
  await guest.ask(await linkIn(email, 'Please confirm'));
  await post(guest, '/accounts/confirmation', {});
  await post(guest, '/accounts/forgot-password', { email });
  await guest.ask(await linkIn(email, 'Reset your password'));
  await post(guest, '/accounts/login', { email, password });
  const newEmail = newAddress();
  await post(guest, '/account/email', { email: newEmail, password });
  await guest.ask(await linkIn(newEmail, 'Confirm your new email address'));
  const begun = await post(guest, '/account/second-factor', { password });
  const { secret } = (await begun.json()) as { secret: string };
  const code = codeOfTestAuthenticator(secret, context.clock());
  await post(guest, '/account/second-factor/confirm', { code });
  await post(openNoting(app.open(), noted), '/accounts/login', { email, password });

  const names = new Set(noted.map((cookie) => cookie.split('=')[0]));
  const expected = ['browser', 'confirmation', 'email-change', 'registration', 'reset', 'second-factor', 'session'];
  expect(names).toEqual(new Set(expected.map((name) => `__Host-evergrant.${name}`)));
  for (const cookie of noted) {
    for (const rule of [/; Path=\/(;|$)/i, /; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) expect(cookie).toMatch(rule);
    expect(cookie).not.toMatch(/; Domain/i);
  }
});

test('a token of another kind, or none at all, is refused and never a fault', async () => {
  const { browser } = await signInTestAccount(app);
  const tokens = ['%00', 'a%00b', '%ED%A0%80', '%F0%9F%A6%A2', "'%22", `${'x'.repeat(5000)}`, '..%2F'];
  const answers: (readonly [string, number])[] = [];
  const note = async (asked: Promise<Response>, what: string) => answers.push([what, (await asked).status]);
  for (const token of tokens) {
    const odd = app.open();
    const names = [
      'reset',
      'confirmation',
      'registration',
      'second-factor',
      'email-change',
      'session',
      'claim',
      'browser',
    ];
    for (const name of names) {
      odd.keep(`__Host-evergrant.${name}=${token}`);
    }
    for (const path of ['open-reset', 'confirm-email', 'open-email-change']) {
      await note(app.open().ask(`/api/accounts/${path}?token=${token}`), path);
    }
    for (const path of ['reset-session', 'confirmation', 'registration', 'email-change', 'session']) {
      await note(odd.ask(`/api/accounts/${path}`), path);
    }
    const password = 'another heron 8';
    await note(odd.ask('/api/accounts/reset-password', { method: 'POST', body: { password } }), 'reset');
    await note(odd.ask('/api/accounts/confirmation', { method: 'POST', body: { password } }), 'confirm');
    await note(odd.ask('/api/accounts/login/second-factor', { method: 'POST', body: { code: '123456' } }), 'factor');
    await note(browser.ask(`/api/account/sessions/${token}`, { method: 'DELETE' }), 'device');
    await note(app.open().ask('/api/account', { headers: { Authorization: `Bearer ${token}` } }), 'bearer');
  }
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  expect(answers.filter(([what, status]) => ['device', 'factor'].includes(what) && status < 400)).toEqual([]);
});
