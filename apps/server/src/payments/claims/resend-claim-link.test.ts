import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentJobs } from '#payments/jobs.ts';
import { buyAsTestGuest, openAsTestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { createTestAccount, newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

const ask = async (email: string) => {
  const answer = await app.open().ask('/api/payments/claim-links', { method: 'POST', body: { email } });
  await context.jobsDone();
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const claim = async (link: URL) => {
  const { browser } = await signInTestAccount(app);
  const body = { token: link.searchParams.get('token') };
  return browser.ask('/api/payments/claims', { method: 'POST', body });
};

test('a payer who lost the receipt gets a new link, which adds the purchase to an account once', async () => {
  const guest = await buyAsTestGuest(context, app);
  await context.jobsDone();

  expect(await ask(` ${guest.email.toUpperCase()} `)).toEqual({ status: 200, body: { done: true } });
  const link = linkOf(await readTestMail(context, guest.email, 'A new link to your purchase'));
  expect((await claim(link)).status).toBe(200);

  expect((await claim(link)).status).toBe(409);
  const before = (await context.mail.list(guest.email)).length;
  await ask(guest.email);
  expect(await context.mail.list(guest.email)).toHaveLength(before);
});

test('who never paid with an address is answered alike and gets no mail', async () => {
  const unpaid = await openAsTestGuest(app);
  const member = await createTestAccount(app);
  for (const email of [unpaid.email, member.email, newAddress()]) {
    expect(await ask(email)).toEqual({ status: 200, body: { done: true } });
    expect(await context.mail.list(email)).toEqual([]);
  }
});

test('an address is mailed three times an hour at most, and one that is none is said at its field', async () => {
  const { email } = await buyAsTestGuest(context, app);
  const statuses = [];
  for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await ask(email)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const detail = 'Too many attempts. Please wait about an hour before trying again.';
  expect(await ask(email)).toMatchObject({ status: 429, body: { detail } });

  const refused = await ask('nobody');
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'email', message: 'Please enter a valid email address.' }] },
  });
});
