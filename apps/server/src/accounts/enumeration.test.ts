import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loginsOfAccount,
  registrationMailsToAddress,
  resentMailsToAddress,
  resetMailsToAddress,
} from '#accounts/limits.ts';
import { createTestAccount, newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

/** Everything that an answer tells, but for the number that every request has. */
const toldBy = async (answer: Response) => {
  const text = (await answer.text()).replaceAll(/"requestId":"[0-9a-f-]{36}"/g, '"requestId":""');
  const headers = [...answer.headers]
    .filter(([name]) => name !== 'x-request-id' && name !== 'retry-after')
    // Every browser is given a secret of its own, of the same length.
    .map(([name, value]) => [
      name,
      name === 'set-cookie' ? value.replaceAll(/=[\w.-]{60,}/g, (secret) => `=${secret.length}`) : value,
    ]);
  return { status: answer.status, headers, length: text.length, text: text.replaceAll(/\d+(?=[,}])/g, 'n') };
};

const asked = [
  {
    what: 'logging in with a wrong password',
    path: '/accounts/login',
    limit: loginsOfAccount,
    bodyOf: (email: string) => ({ email, password: 'wrong heron' }),
  },
  {
    what: 'registering',
    path: '/accounts/register',
    limit: registrationMailsToAddress,
    saysTooMany: 200,
    bodyOf: (email: string) => ({ name: 'Marisol Reyes', email, password: 'another heron 8' }),
  },
  {
    what: 'asking for the confirmation again',
    path: '/accounts/resend-confirmation',
    limit: resentMailsToAddress,
    bodyOf: (email: string) => ({ email }),
  },
  {
    what: 'asking for a reset link',
    path: '/accounts/forgot-password',
    limit: resetMailsToAddress,
    // Not said at all: whoever asks too often must not keep the owner from asking.
    saysTooMany: 200,
    bodyOf: (email: string) => ({ email }),
  },
] as const;

test.each(asked)('$what tells nobody whether an address is known', async ({ path, limit, bodyOf, ...told }) => {
  const confirmed = await createTestAccount(app);
  const waiting = await createTestAccount(app, { isConfirmed: false });
  const addresses = [confirmed.email, waiting.email, newAddress(), newAddress()];
  const expectAlike = async () => {
    const answers = [];
    for (const email of addresses) {
      answers.push(await toldBy(await app.open().ask(`/api${path}`, { method: 'POST', body: bodyOf(email) })));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    return answers[0]?.status;
  };
  expect(await expectAlike()).toBe(path === '/accounts/login' ? 401 : 200);
  for (const email of addresses) {
    for (let index = 1; index < limit.attempts; index += 1) await app.accounts.rateLimit.count(limit, email, 'used up');
  }
  expect(await expectAlike()).toBe('saysTooMany' in told ? told.saysTooMany : 429);
});

test('a member who asks for the address of somebody else is told nothing about it', async () => {
  const { browser, password } = await signInTestAccount(app);
  const known = await createTestAccount(app);
  const answers = [];
  for (const email of [known.email, newAddress()]) {
    answers.push(await toldBy(await browser.ask('/api/account/email', { method: 'POST', body: { email, password } })));
  }
  expect(answers[1]).toEqual(answers[0]);
});
