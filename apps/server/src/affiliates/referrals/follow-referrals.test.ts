import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from '#platform/http/serve-web.ts';
import { createTestAffiliate, setTestAffiliateStatus, type TestAffiliate } from '#platform/testing/apply-in-test.ts';
import { askAsGuest, guestWantedOf } from '#platform/testing/buy-as-test-guest.ts';
import { wantedOf } from '#platform/testing/buy-in-test.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser, type TestRequest } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const root = mkdtempSync(join(tmpdir(), 'evergrant-referrals-'));

let context: TestContext;
let app: TestApp;
let networks = 0;

beforeAll(async () => {
  const page = '<html><head><title>page</title></head><body></body></html>';
  for (const name of ['', 'pricing', '404']) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'index.html'), page);
  }
  writeFileSync(join(root, '__spa-fallback.html'), page);
  writeFileSync(join(root, '__routes.json'), '["/","/pricing"]');
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  context = await openTestContext();
  const servePages = (pages: Parameters<typeof serveWeb>[0]) => serveWeb(pages, { root, ...context.settings });
  app = serveTestApp(context, { servePages });
});
afterAll(async () => {
  await context.close();
  rmSync(root, { recursive: true, force: true });
});

/** Somebody at another connection than everybody before. */
const newNetwork = (): string => `198.51.${Math.floor((networks += 1) / 250)}.${1 + (networks % 250)}`;

const open = (browser: TestBrowser, path: string, { headers = {}, from = newNetwork(), ...rest }: TestRequest = {}) =>
  browser.ask(path, { headers: { 'User-Agent': chrome, ...headers }, from, ...rest });
const visit = async (path: string, request: TestRequest = {}) => {
  const browser = app.open();
  return { browser, answer: await open(browser, path, request) };
};
const clicksOf = async ({ affiliateId }: TestAffiliate): Promise<number> => {
  const found = await context.db.execute(
    sql`select count(*)::int as count from affiliate_analytics where affiliate_id = ${affiliateId}`,
  );
  return (found as { readonly rows: readonly { readonly count: number }[] }).rows[0]?.count ?? -1;
};
const buyAsGuest = async (browser: TestBrowser, named?: string): Promise<string | null> => {
  const wanted = guestWantedOf({ name: 'Wes Hill', email: newAddress() });
  const metadata = { ...wanted.metadata, ...(named ? { referralCode: named } : {}) };
  const { sessionId } = (await (await askAsGuest(browser, { ...wanted, metadata })).json()) as { sessionId: string };
  return codeOf(sessionId);
};
const codeOf = async (sessionId: string): Promise<string | null> => {
  const found = await context.db.execute(sql`select referral_code as code from orders where session_id = ${sessionId}`);
  const [order] = (found as { readonly rows: readonly { readonly code: string | null }[] }).rows;
  if (!order) throw new Error(`no order of ${sessionId}`);
  return order.code;
};

test('a followed link is remembered for sixty days, in a signed cookie that no script and no other site can use', async () => {
  const affiliate = await createTestAffiliate(context);
  const { browser, answer } = await visit(`/pricing?ref=${affiliate.code.toLowerCase()}`);
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^evergrant\.referral=AFF-\d+-\w{9}%40\d+\.[^;]+;/);
  for (const part of ['Max-Age=5184000', 'Path=/', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await clicksOf(affiliate)).toBe(1);
  expect(await buyAsGuest(browser)).toBe(affiliate.code);
});

test('a member’s checkout keeps the code as well', async () => {
  const affiliate = await createTestAffiliate(context);
  const { browser } = await signInTestAccount(app);
  await open(browser, `/?ref=${affiliate.code}`);
  const body = { ...wantedOf({ productType: 'subscription' }), amount: 3_400 };
  const answer = await browser.ask('/api/functions/create-payment', { method: 'POST', body });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  expect(await codeOf(sessionId)).toBe(affiliate.code);
});

test('the last approved link wins, and the code on the checkout page wins over the remembered one', async () => {
  const [first, second, third] = [
    await createTestAffiliate(context),
    await createTestAffiliate(context),
    await createTestAffiliate(context),
  ];
  const pending = await createTestAffiliate(context, { status: 'pending' });
  const { browser } = await visit(`/?ref=${first.code}`);
  await open(browser, `/?ref=${second.code}`);
  await open(browser, `/?ref=${pending.code}`);
  expect(await buyAsGuest(browser)).toBe(second.code);
  expect(await buyAsGuest(browser, third.code)).toBe(third.code);
  expect(await buyAsGuest(browser, pending.code)).toBe(second.code);
});

test('a remembered code counts until its sixtieth day is over, and while its affiliate is approved', async () => {
  const affiliate = await createTestAffiliate(context);
  const { browser } = await visit(`/?ref=${affiliate.code}`);
  context.advance(60 * dayInMs - 1);
  expect(await buyAsGuest(browser)).toBe(affiliate.code);
  context.advance(1);
  expect(await buyAsGuest(browser)).toBeNull();

  const { browser: other } = await visit(`/?ref=${affiliate.code}`);
  await setTestAffiliateStatus(context, { code: affiliate.code, status: 'suspended' });
  expect(await buyAsGuest(other)).toBeNull();
});

test.each(['pending', 'rejected', 'suspended'] as const)(
  'a link of somebody who is %s does nothing',
  async (status) => {
    const affiliate = await createTestAffiliate(context, { status });
    const { answer } = await visit(`/?ref=${affiliate.code}`);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await clicksOf(affiliate)).toBe(0);
  },
);

test('a cookie that somebody has changed is worth nothing', async () => {
  const [affiliate, other] = [await createTestAffiliate(context), await createTestAffiliate(context)];
  const { browser } = await visit(`/?ref=${affiliate.code}`);
  browser.keep(browser.cookies().replace(affiliate.code, other.code));
  expect(await buyAsGuest(browser)).toBeNull();
});

test('pages without a code, and with one that is none, are kept in caches as before', async () => {
  for (const path of ['/', '/?ref=', '/?ref=HILL7', "/?ref=AFF-1772463600000-09AZ1234'"]) {
    const { answer } = await visit(path);
    expect([answer.headers.get('Cache-Control'), answer.headers.getSetCookie()]).toEqual(['no-cache', []]);
  }
});

test('a visitor counts once a day, and the same link on another day once more', async () => {
  const affiliate = await createTestAffiliate(context);
  const from = newNetwork();
  for (let index = 0; index < 5; index += 1) await visit(`/?ref=${affiliate.code}`, { from });
  await visit(`/pricing?ref=${affiliate.code}`, { from, headers: { 'If-None-Match': '"other"' } });
  expect(await clicksOf(affiliate)).toBe(1);
  context.advance(dayInMs);
  await visit(`/?ref=${affiliate.code}`, { from });
  expect(await clicksOf(affiliate)).toBe(2);
});

test('a browser that has the page already is remembered and counted too', async () => {
  const affiliate = await createTestAffiliate(context);
  const { answer: first } = await visit('/');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const { answer } = await visit(`/?ref=${affiliate.code}`, { headers });
  expect([answer.status, answer.headers.getSetCookie().length]).toEqual([304, 1]);
  expect(await clicksOf(affiliate)).toBe(1);
});

test.each<[string, TestRequest, string]>([
  ['a search engine', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }, '/'],
  ['a program', { headers: { 'User-Agent': 'curl/8.5.0' } }, '/'],
  ['nobody who says who it is', { headers: { 'User-Agent': '' } }, '/'],
  ['a request for the headers alone', { method: 'HEAD' }, '/'],
  ['a browser that loads ahead', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }, '/'],
  ['a request for a picture', {}, '/favicon.svg'],
  ['an address that does not exist', {}, '/no/such/page'],
  ['a request of the API', {}, '/api/session'],
])('%s is no click', async (_, request, path) => {
  const affiliate = await createTestAffiliate(context);
  const { answer } = await visit(`${path}?ref=${affiliate.code}`, request);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await clicksOf(affiliate)).toBe(0);
});

test('affiliates who follow their own link count nothing and refer nobody', async () => {
  const { userId, email, browser } = await signInTestAccount(app);
  const member = { kind: 'member', userId, email, name: 'Ada Quill', role: 'member' } as const;
  const affiliate = await createTestAffiliate(context, { member });
  const answer = await open(browser, `/?ref=${affiliate.code}`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await clicksOf(affiliate)).toBe(0);
});

test('thousands of clicks from one network count three hundred times in a quarter of an hour at most', async () => {
  const affiliate = await createTestAffiliate(context);
  const from = newNetwork();
  for (let index = 0; index < 320; index += 1) {
    const { answer } = await visit(`/?ref=${affiliate.code}`, {
      from,
      headers: { 'User-Agent': `${chrome} ${index}` },
    });
    expect(answer.status).toBe(200);
  }
  expect(await clicksOf(affiliate)).toBe(300);
});
