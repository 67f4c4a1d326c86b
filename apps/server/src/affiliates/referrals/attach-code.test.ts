import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAffiliate } from '#platform/testing/apply-in-test.ts';
import { openAsTestGuest, payAsTestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { wantedOf } from '#platform/testing/buy-in-test.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const track = async (browser: TestBrowser, body: object) => {
  const answer = await browser.ask('/api/functions/track-affiliate-commission', { method: 'POST', body });
  const { detail, code } = (await answer.json()) as { detail?: string; code?: string };
  return [answer.status, code, detail];
};
const codeOf = async (sessionId: string) => {
  const found = await context.db.execute(sql`select referral_code as code from orders where session_id = ${sessionId}`);
  return (found as { readonly rows: readonly { readonly code: string | null }[] }).rows[0]?.code;
};
const failed = 'Failed to track commission';

const openAsMember = async () => {
  const { browser, email } = await signInTestAccount(app);
  const body = wantedOf({ productType: 'subscription' });
  const opened = await browser.ask('/api/functions/create-payment', { method: 'POST', body });
  const { sessionId } = (await opened.json()) as { sessionId: string };
  const { code: referralCode } = await createTestAffiliate(context);
  const told = {
    ...{ referralCode, purchaseAmount: 34, commissionType: 'monthly_subscription' },
    ...{ customerEmail: email.toUpperCase(), sessionId },
  };
  return { browser, sessionId, told };
};

test('a member attaches a code to the own checkout, in any case of its letters', async () => {
  const { browser, sessionId, told } = await openAsMember();
  const answer = await track(browser, { ...told, referralCode: told.referralCode.toLowerCase() });
  expect(answer).toEqual([200, undefined, undefined]);
  expect(await codeOf(sessionId)).toBe(told.referralCode);
});

test('a guest attaches a code in the browser that opened the checkout, and nobody else does', async () => {
  const { code: referralCode } = await createTestAffiliate(context);
  const guest = await openAsTestGuest(app);
  const told = {
    ...{ referralCode, purchaseAmount: 297, commissionType: 'one_time' },
    ...{ customerEmail: guest.email, sessionId: guest.sessionId },
  };
  expect(await track(app.open(), told)).toEqual([404, 'checkout-not-found', failed]);
  expect(await track((await openAsTestGuest(app)).browser, told)).toEqual([404, 'checkout-not-found', failed]);
  expect(await track((await signInTestAccount(app)).browser, told)).toEqual([404, 'checkout-not-found', failed]);
  expect(await codeOf(guest.sessionId)).toBeNull();
  expect(await track(guest.browser, told)).toEqual([200, undefined, undefined]);
  expect(await codeOf(guest.sessionId)).toBe(referralCode);

  await payAsTestGuest(context, guest);
  const { code: later } = await createTestAffiliate(context);
  expect(await track(guest.browser, { ...told, referralCode: later })).toEqual([409, 'already-paid', failed]);
  expect(await codeOf(guest.sessionId)).toBe(referralCode);
});

test.each<[string, object, string]>([
  ['another amount', { purchaseAmount: 3_400_000 }, 'other-checkout'],
  ['another type', { commissionType: 'one_time' }, 'other-checkout'],
  ['another buyer', { customerEmail: 'somebody@example.com' }, 'other-checkout'],
  ['a code that nobody has', { referralCode: 'AFF-1772463600000-09AZ12345' }, 'unknown-code'],
  ['text that is no code', { referralCode: 'HILL7' }, 'unknown-code'],
])('%s is not believed', async (_, changes, code) => {
  const { browser, sessionId, told } = await openAsMember();
  expect(await track(browser, { ...told, ...changes })).toEqual([422, code, failed]);
  expect(await codeOf(sessionId)).toBeNull();
});

test('a code whose affiliate is not approved is not attached', async () => {
  const { browser, told } = await openAsMember();
  const { code: referralCode } = await createTestAffiliate(context, { status: 'suspended' });
  expect(await track(browser, { ...told, referralCode })).toEqual([422, 'unknown-code', failed]);
});
