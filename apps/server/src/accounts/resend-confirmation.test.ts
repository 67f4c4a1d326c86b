import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { newAddress, createTestAccount } from '#platform/testing/create-test-account.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(accountJobs(context));
});
afterAll(() => context.close());

const resend = async (email: string, from?: string) => {
  const request = { method: 'POST', body: { email }, ...(from ? { from } : {}) };
  const answer = await app.open().ask('/api/accounts/resend-confirmation', request);
  const { requestId: _, ...body } = (await answer.json()) as { retryAfterSeconds?: number; requestId?: string };
  return { status: answer.status, body };
};
const letWaitingEnd = (email: string) =>
  context.db.execute(sql`update rate_limits set expire = now() - interval '1 second' where key like ${`%${email}`}`);
const countMails = async (email: string): Promise<number> => {
  await context.jobsDone();
  return (await context.mail.list(email)).length;
};

test('the link is mailed again after 60 seconds', async () => {
  const { email } = await createTestAccount(app, { isConfirmed: false });
  expect(await resend(email)).toEqual({ status: 200, body: { cooldownSeconds: 60 } });
  expect(await countMails(email)).toBe(1);
  await letWaitingEnd(email);
  context.advance(61_000);
  expect((await resend(email)).status).toBe(200);
  expect(await countMails(email)).toBe(2);
});

test('whoever does not wait is locked out for 300 seconds', async () => {
  const { email } = await createTestAccount(app, { isConfirmed: false });
  await resend(email);
  const hurried = await resend(email);
  expect(hurried.status).toBe(429);
  const detail = 'Too many requests. Please wait a few minutes before trying again.';
  expect(hurried.body).toMatchObject({ detail, code: 'rate-limited' });
  expect(hurried.body.retryAfterSeconds).toBeGreaterThan(240);
  expect(hurried.body.retryAfterSeconds).toBeLessThanOrEqual(300);
  expect((await resend(email.toUpperCase())).status).toBe(429);
});

test('a stranger who asks for the link does not keep its owner waiting, and fills no mailbox', async () => {
  const { email } = await createTestAccount(app, { isConfirmed: false });
  for (let index = 0; index < 3; index += 1) await resend(email, '198.51.100.1');
  expect((await resend(email, '198.51.100.2')).status).toBe(200);
  expect(await countMails(email)).toBe(2);

  for (let index = 0; index < 12; index += 1) expect((await resend(email, `192.0.2.${index}`)).status).toBe(200);
  expect(await countMails(email)).toBe(10);
});

test('the answer is the same for an unknown, a confirmed and a waiting address', async () => {
  const waiting = await createTestAccount(app, { isConfirmed: false });
  const confirmed = await createTestAccount(app);
  const before = await countMails(confirmed.email);
  const answers = [await resend(waiting.email), await resend(confirmed.email), await resend(newAddress())];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await countMails(confirmed.email)).toBe(before);
});

test('what is no address is refused', async () => {
  const { status, body } = await resend('marisol');
  expect(status).toBe(422);
  expect(body).toMatchObject({ detail: 'Please enter a valid email address.' });
});
