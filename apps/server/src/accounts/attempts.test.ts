import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import * as limits from '#accounts/limits.ts';
import { guestCheckoutsFromAddress } from '#payments/guest-limits.ts';
import { createTestAccount, newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { serveTestApp, type TestApp, type TestRequest } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

let network = 0;
const newNetwork = (): string => `198.51.100.${(network += 1)}`;
const useUp = async (limit: Limit, key: string): Promise<void> => {
  for (let index = 0; index < limit.attempts; index += 1) await app.accounts.rateLimit.count(limit, key, 'used up');
};
const post = (path: string, body: object, request: TestRequest = {}, on = app) =>
  on.open().ask(`/api${path}`, { method: 'POST', body, ...request });

const checkout = () => ({
  amount: 29_700,
  description: 'Complete Trust Package',
  metadata: { productType: 'one_time' },
  guestInfo: { name: 'Guest', email: newAddress() },
  idempotencyKey: crypto.randomUUID(),
});
const registration = () => ({ name: 'Marisol Reyes', email: newAddress(), password: 'heron on the roof 7' });

/** What is asked, which counter of the asking network it fills, and what is said once there was too much of it. */
const asked = [
  {
    what: 'logging in',
    limit: limits.loginsFromAddress,
    ask: (request: TestRequest) => post('/accounts/login', { email: newAddress(), password: 'wrong heron' }, request),
    says: 'Too many login attempts. Please wait a few minutes before trying again.',
  },
  {
    what: 'giving a second factor',
    limit: limits.loginsFromAddress,
    ask: (request: TestRequest) => post('/accounts/login/second-factor', { code: '123456' }, request),
    says: 'Too many login attempts. Please wait a few minutes before trying again.',
  },
  {
    what: 'registering',
    limit: limits.registrationsFromAddress,
    ask: (request: TestRequest) => post('/accounts/register', registration(), request),
    says: 'Too many registration attempts. Please wait a few minutes before trying again.',
  },
  {
    what: 'asking for the confirmation again',
    limit: limits.resendsFromAddress,
    ask: (request: TestRequest) => post('/accounts/resend-confirmation', { email: newAddress() }, request),
    says: 'Too many requests. Please wait a few minutes before trying again.',
  },
  {
    what: 'asking for a reset link',
    limit: limits.resetsFromAddress,
    ask: (request: TestRequest) => post('/accounts/forgot-password', { email: newAddress() }, request),
    says: 'Too many attempts. Please wait a few minutes before trying again.',
  },
  {
    what: 'guessing a reset link',
    limit: limits.resetGuessesFromAddress,
    ask: (request: TestRequest) => post('/accounts/reset-password', { password: 'a new heron 11' }, request),
    says: 'Too many attempts. Please wait a few minutes before trying again.',
  },
  {
    what: 'guessing a witness link',
    limit: { name: 'witness-link', attempts: 30, seconds: 60 },
    ask: (request: TestRequest) => app.open().ask(`/api/witness/${crypto.randomUUID()}`, request),
    says: 'Too many attempts. Please wait a few minutes before trying again.',
  },
  {
    what: 'paying as a guest',
    limit: guestCheckoutsFromAddress,
    ask: (request: TestRequest) => post('/functions/create-guest-payment', checkout(), request),
    says: 'Too many attempts. Please wait a few minutes before trying again.',
  },
] as const;

test.each(asked)(
  '$what is counted for the network that asks, whatever it claims to be',
  async ({ limit, ask, says }) => {
    const from = newNetwork();
    await useUp(limit, from);
    const forged = newNetwork();
    const disguises: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'X-Forwarded-For': forged },
      { 'X-Forwarded-For': `${forged}, ${from}` },
      { 'X-Real-IP': forged, 'X-Client-IP': forged, 'CF-Connecting-IP': forged, 'True-Client-IP': forged },
      { Forwarded: `for=${forged};proto=https;by=${forged}` },
    ];
    for (const headers of disguises) {
      const answer = await ask({ from, headers });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'rate-limited', detail: says });
    }
    expect((await ask({ from: forged })).status).not.toBe(429);
  },
);

test('one network makes thirty guesses at a witness link in a minute', async () => {
  const from = newNetwork();
  const guess = () => app.open().ask(`/api/witness/${crypto.randomUUID()}`, { from });
  const answers: number[] = [];
  for (let index = 0; index < 40; index += 1) answers.push((await guess()).status);
  expect(answers.filter((status) => status === 404)).toHaveLength(30);
  expect(answers.slice(30)).toEqual(Array.from({ length: 10 }, () => 429));
});

test.each([
  [1, (real: string, fake: string) => `${fake}, ${real}`],
  [2, (real: string, fake: string) => `${fake}, ${real}, 10.0.0.2`],
])('behind %i own proxies the address that they saw counts, and no other header', async (trustedProxies, forward) => {
  const proxied = serveTestApp(context, { trustedProxies });
  const [real, other, fake] = [newNetwork(), newNetwork(), newNetwork()];
  await useUp(limits.loginsFromAddress, real);
  const login = (forwarded: string, headers: Readonly<Record<string, string>> = {}) => {
    const sent = { from: '10.0.0.1', headers: { 'X-Forwarded-For': forwarded, ...headers } };
    return post('/accounts/login', { email: newAddress(), password: 'wrong heron' }, sent, proxied);
  };
  expect((await login(forward(real, fake))).status).toBe(429);
  expect((await login(forward(real, fake), { 'X-Real-IP': fake, Forwarded: `for=${fake}` })).status).toBe(429);
  expect((await login(forward(other, real))).status).toBe(401);
});

test('of many guesses at one password, each from another network, a hundred are tried', async () => {
  const { email } = await createTestAccount(app);
  // Each check of a password is slow on purpose, so most are only counted.
  await useUp({ ...limits.loginsOfAccount, attempts: 97 }, email);
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const from = `2001:db8:${index.toString(16)}:1::1`;
    const headers = { 'X-Forwarded-For': `192.0.2.${index}` };
    statuses.push((await post('/accounts/login', { email, password: `heron ${index}` }, { from, headers })).status);
  }
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.slice(3)).toEqual(Array.from({ length: 37 }, () => 429));
});

test('of guesses at many accounts one network has a hundred, whatever address of it they come from', async () => {
  await useUp({ ...limits.loginsFromAddress, attempts: 97 }, '2001:db8:ffff:1::/64');
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const body = { email: newAddress(), password: 'heron on the roof' };
    statuses.push((await post('/accounts/login', body, { from: `2001:db8:ffff:1::${index + 1}` })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
});
