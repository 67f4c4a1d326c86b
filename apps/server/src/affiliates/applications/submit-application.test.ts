import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyAdministrators } from '#affiliates/applications/notify-administrator.ts';
import { openPayoutDetails } from '#affiliates/payouts/payout-details.ts';
import { applicationOf, setTestAffiliateStatus } from '#platform/testing/apply-in-test.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { createJobs } from '#worker.ts';

const adminEmails = ['first.admin@example.com', 'second.admin@example.com', 'third.admin@example.com'];

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails } };
  app = serveTestApp(context);
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const apply = (browser: TestBrowser, body: object = applicationOf()) =>
  browser.ask('/api/functions/submit-affiliate-application', { method: 'POST', body });
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await context.db.execute(query)) as { readonly rows: readonly Record<string, unknown>[] }).rows;

test('a member applies, gets a code, and waits for a decision', async () => {
  const { browser, userId, email } = await signInTestAccount(app);
  const answer = await apply(
    browser,
    applicationOf({ website: 'https://ada.example.net', email: ' Ada@Example.net ' }),
  );
  const { success, affiliateCode } = (await answer.json()) as { success: boolean; affiliateCode: string };
  expect([answer.status, success]).toEqual([200, true]);
  expect(affiliateCode).toMatch(/^AFF-\d{13}-[0-9A-Z]{9}$/);
  const [kept] = await rowsOf(sql`select * from affiliates where user_id = ${userId}`);
  expect(kept).toMatchObject({
    status: 'pending',
    affiliate_code: affiliateCode,
    search_text: 'ada quill ada@example.net',
    application_data: { website: 'https://ada.example.net', socialMedia: null, payoutMethod: 'paypal' },
  });
  const mail = await readTestMail(context, email, 'We received your affiliate application');
  expect(mail.text).toContain('within 48 hours');
  expect(mail.text).toContain(affiliateCode);
});

test('a guest cannot apply', async () => {
  const answer = await apply(app.open());
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ detail: 'User must be logged in' });
});

test('what is missing or wrong is said per field, and nothing is kept', async () => {
  const { browser, userId } = await signInTestAccount(app);
  const empty = { firstName: ' ', lastName: '', email: '', experience: '', motivation: '', payoutDetails: '  ' };
  const answer = await apply(browser, applicationOf({ ...empty, website: 'my page' }));
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
  expect(errors.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'website',
    'experience',
    'motivation',
    'payoutDetails',
  ]);
  const named = { firstName: 'Open http://evil.example', lastName: 'Ada\u202Eeve' };
  const wrong = await apply(
    browser,
    applicationOf({ ...named, email: 'ada at example', website: 'javascript:alert(1)' }),
  );
  expect(await wrong.json()).toMatchObject({
    errors: [
      { field: 'firstName', message: expect.stringContaining('without web or email addresses') as string },
      { field: 'lastName', message: 'Please write your name on one line, in plain letters.' },
      { field: 'email', message: 'Please enter a valid email address.' },
      { field: 'website', message: 'Please enter the whole address, beginning with https://' },
    ],
  });
  expect(await rowsOf(sql`select id from affiliates where user_id = ${userId}`)).toEqual([]);
});

test('where the money goes is readable for nobody who reads the database', async () => {
  const { browser, userId } = await signInTestAccount(app);
  await apply(browser, applicationOf({ payoutMethod: 'wire', payoutDetails: 'DE89 3704 0044 0532 0130 77' }));
  const again = await signInTestAccount(app);
  await apply(again.browser, applicationOf({ payoutMethod: 'wire', payoutDetails: 'de89370400440532013077' }));
  // Long enough that no id or fingerprint holds it by chance.
  for (const written of ['0440 0532 0130', '044005320130']) {
    expect(await findInDatabase(context.db, written)).toEqual([]);
  }
  const rows = await rowsOf(
    sql`select payout_details, payout_fingerprint from affiliates where user_id in (${userId}, ${again.userId})`,
  );
  expect(new Set(rows.map((row) => row['payout_fingerprint'])).size).toBe(1);
  const opened = await Promise.all(rows.map((row) => openPayoutDetails(context, String(row['payout_details']))));
  expect(opened.toSorted()).toEqual(['DE89 3704 0044 0532 0130 77', 'de89370400440532013077']);
});

test('a member has one application; two clicks at once make one', async () => {
  const { browser, userId } = await signInTestAccount(app);
  const answers = await Promise.all([apply(browser), apply(browser), apply(browser)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await rowsOf(sql`select id from affiliates where user_id = ${userId}`)).toHaveLength(1);
  const second = await apply(browser);
  expect(await second.json()).toMatchObject({ code: 'already-applied', title: 'We have your application' });
});

test.each([
  ['approved', 'You are an affiliate already'],
  ['suspended', 'Your affiliate account is suspended'],
] as const)('an affiliate who is %s is told so instead of applying again', async (status, title) => {
  const { browser } = await signInTestAccount(app);
  const { affiliateCode } = (await (await apply(browser)).json()) as { affiliateCode: string };
  await setTestAffiliateStatus(context, { code: affiliateCode, status });
  const answer = await apply(browser);
  expect([answer.status, await answer.json()]).toMatchObject([409, { title }]);
});

test('whoever was rejected may apply again with the same code, and the administrators are told again', async () => {
  const { browser, userId } = await signInTestAccount(app);
  const { affiliateCode } = (await (await apply(browser)).json()) as { affiliateCode: string };
  await context.jobsDone();
  await setTestAffiliateStatus(context, { code: affiliateCode, status: 'rejected' });
  context.advance(60_000);
  const again = await apply(browser, applicationOf({ firstName: 'Adelaide', payoutMethod: 'stripe' }));
  expect(await again.json()).toEqual({ success: true, affiliateCode });
  const [kept] = await rowsOf(sql`select * from affiliates where user_id = ${userId}`);
  expect(kept).toMatchObject({
    status: 'pending',
    application_data: { firstName: 'Adelaide', payoutMethod: 'stripe' },
  });
  const mail = await readTestMail(context, 'first.admin@example.com', 'Affiliate application: Adelaide Quill');
  expect(mail.text).toContain('Stripe/Bank Transfer');
});

test('every administrator is mailed once, however often it is asked for, and learns no account number', async () => {
  const { browser, userId } = await signInTestAccount(app);
  const application = applicationOf({ firstName: 'Once', payoutDetails: 'once.pay@example.net' });
  await apply(browser, application);
  await context.jobsDone();
  const [row] = await rowsOf(sql`select id from affiliates where user_id = ${userId}`);
  await notifyAdministrators(context, { affiliateId: String(row?.['id']) });
  const told = {
    adminEmail: 'SECOND.admin@example.com',
    applicantName: 'Once Quill',
    applicantEmail: application.email,
    experience: application.experience,
    motivation: application.motivation,
    payoutMethod: 'paypal',
    payoutDetails: 'once.pay@example.net',
  };
  const notify = (body: object) => browser.ask('/api/functions/send-affiliate-notification', { method: 'POST', body });
  expect(await (await notify(told)).json()).toEqual({ success: true });
  for (const to of adminEmails) {
    const mails = (await context.mail.list(to)).filter(({ subject }) => subject.includes('Once Quill'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Marketing experience: Ten years of newsletters');
    expect(mails[0]?.text).not.toContain('once.pay');
  }
  expect((await notify({ ...told, adminEmail: 'somebody@example.com' })).status).toBe(422);
  expect((await notify({ ...told, motivation: 'Buy cheap pills' })).status).toBe(422);
  expect(
    (await app.open().ask('/api/functions/send-affiliate-notification', { method: 'POST', body: told })).status,
  ).toBe(401);
  const stranger = await signInTestAccount(app);
  const foreign = await stranger.browser.ask('/api/functions/send-affiliate-notification', {
    method: 'POST',
    body: told,
  });
  expect([foreign.status, await foreign.json()]).toMatchObject([404, { detail: 'Affiliate record not found' }]);
});

test('whoever applies again and again is asked to wait', async () => {
  const { browser } = await signInTestAccount(app);
  for (let index = 0; index < 10; index += 1) await apply(browser, applicationOf({ email: '' }));
  expect((await apply(browser)).status).toBe(429);
});
