import { PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestCheckoutsFromAddress } from '#payments/guest-limits.ts';
import { claimSecrets, orders, purchases } from '#payments/tables.ts';
import { askAsGuest, guestWantedOf, openAsTestGuest, payAsTestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const wandaOf = () => ({ name: 'Wanda Hill', email: newAddress() });
const sessionOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as { sessionId: string; url: string };
};
const check = async (browser: TestBrowser, sessionId: string) => {
  const response = await browser.ask('/api/functions/check-guest-payment', { method: 'POST', body: { sessionId } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a guest opens a checkout for the price of the list', async () => {
  for (const [productType, amount] of [
    ['one_time', 29_700],
    ['trust_package', 29_700],
    ['subscription', 3_400],
  ] as const) {
    const wanda = wandaOf();
    const body = { ...guestWantedOf(wanda), amount, metadata: { productType } };
    const { sessionId, url } = await sessionOf(await askAsGuest(app.open(), body));
    expect(url).toContain(sessionId);
    const checkout = await context.payments.findCheckout(sessionId);
    expect(checkout).toMatchObject({ amountTotalInCents: amount, customerEmail: wanda.email });
  }
});

test.each([1, 0, -1, 297, 3_400, 29_699, 1_000_000_000])(
  'a page that says %i cents for the package opens no checkout for a guest',
  async (amount) => {
    const before = await context.db.select().from(orders);
    const response = await askAsGuest(app.open(), { ...guestWantedOf(wandaOf()), amount });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'price-changed' });
    expect(await context.db.select().from(orders)).toHaveLength(before.length);
  },
);

test.each([
  [{ name: ' ', email: 'wanda@example.com' }, 'Missing Information', 'Please provide your name and email to continue.'],
  [{ name: 'Wanda Hill', email: '' }, 'Missing Information', 'Please provide your name and email to continue.'],
  [
    { name: 'Open http://evil.example', email: 'wanda@example.com' },
    'Check Your Name',
    'Please write your name without web or email addresses. If it has a dot, put a space after it.',
  ],
  [{ name: 'Wanda Hill', email: 'wanda@example' }, 'Invalid Email', 'Please enter a valid email address.'],
])('%o is refused in the words of the form', async (guestInfo, title, detail) => {
  const response = await askAsGuest(app.open(), guestWantedOf(guestInfo));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ title, detail });
});

test('an owner, a document, a state or a code of nobody that is sent along is not looked at', async () => {
  const wanted = guestWantedOf(wandaOf());
  const metadata = {
    productType: 'one_time',
    documentId: '00000000-0000-4000-8000-000000000000',
    referralCode: 'HILL7',
  };
  const body = { ...wanted, metadata, heardAboutUs: 'Podcast', userId: 'somebody', state: 'paid', promisedTo: 'me' };
  const { sessionId } = await sessionOf(await askAsGuest(app.open(), body));
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, sessionId));
  expect(order).toMatchObject({
    userId: null,
    documentId: null,
    promisedTo: null,
    state: 'open',
    referralCode: null,
    heardAboutUs: 'Podcast',
  });
});

test('the browser keeps a secret that no script can read, and we keep only its hash', async () => {
  const response = await askAsGuest(app.open(), guestWantedOf(wandaOf()));
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^evergrant\.claim=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const secret = cookie.slice('evergrant.claim='.length, cookie.indexOf(';'));
  const kept = await context.db.select().from(claimSecrets);
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('over https the secret travels over https alone', async () => {
  const settings = { ...context.settings, origin: 'https://evergrant.example' };
  const secure = serveTestApp({ ...context, settings }).open();
  const [cookie = ''] = (await askAsGuest(secure, guestWantedOf(wandaOf()))).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-evergrant\.claim=.*; HttpOnly; Secure; SameSite=Lax$/);
});

test('a double click of a guest opens one checkout, and the browser can claim it', async () => {
  const [browser, body] = [app.open(), guestWantedOf(wandaOf())];
  const opened = await Promise.all([1, 2, 3, 4].map(async () => sessionOf(await askAsGuest(browser, body))));
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
  const sessionId = opened[0]?.sessionId ?? '';
  await payAsTestGuest(context, { ...body.guestInfo, browser, sessionId });
  expect((await check(browser, sessionId)).body).toMatchObject({ isConfirmed: true, canClaim: true });
});

test('a key that was used for other choices is refused', async () => {
  const [browser, wanted] = [app.open(), guestWantedOf(wandaOf())];
  await sessionOf(await askAsGuest(browser, wanted));
  for (const changed of [
    { ...wanted, amount: 3_400, metadata: { productType: 'subscription' } },
    { ...wanted, guestInfo: { ...wanted.guestInfo, email: newAddress() } },
    { ...wanted, guestInfo: { ...wanted.guestInfo, name: 'Somebody Else' } },
  ]) {
    const response = await askAsGuest(browser, changed);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'key-reused' });
  }
});

test('a guest who begins again leaves no second page to pay on; another browser is not touched', async () => {
  const [browser, other] = [app.open(), app.open()];
  const first = await sessionOf(await askAsGuest(browser, guestWantedOf(wandaOf())));
  const foreign = await sessionOf(await askAsGuest(other, guestWantedOf(wandaOf())));
  const second = await sessionOf(await askAsGuest(browser, guestWantedOf(wandaOf())));
  expect(await context.payments.findCheckout(first.sessionId)).toMatchObject({ status: 'expired' });
  expect(await context.payments.findCheckout(foreign.sessionId)).toMatchObject({ status: 'open' });
  expect(await context.payments.findCheckout(second.sessionId)).toMatchObject({ status: 'open' });
});

test('nobody who types the address of a guest closes the payment page of that guest', async () => {
  const guest = await openAsTestGuest(app);
  const foreign = await sessionOf(await askAsGuest(app.open(), guestWantedOf(guest)));
  expect(await context.payments.findCheckout(guest.sessionId)).toMatchObject({ status: 'open' });
  expect(await context.payments.findCheckout(foreign.sessionId)).toMatchObject({ status: 'open' });
});

test('a guest who has just paid is not sent to a second payment page', async () => {
  const guest = await openAsTestGuest(app);
  context.payments.pay(guest.sessionId);
  const response = await askAsGuest(guest.browser, guestWantedOf(guest));
  expect(response.status).toBe(409);
  const detail =
    'A payment for this has just been made and is being confirmed. Please look at your mailbox in a moment.';
  expect(await response.json()).toMatchObject({ code: 'payment-in-progress', detail });
});

test('what a guest typed is forgotten with a checkout that came to nothing', async () => {
  const guest = await openAsTestGuest(app);
  const { sessionId } = await sessionOf(await askAsGuest(guest.browser, guestWantedOf(guest)));
  expect(sessionId).not.toBe(guest.sessionId);
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, guest.sessionId));
  expect(order).toMatchObject({ state: 'expired', guestName: null, guestEmail: null });
});

test('a guest’s payment is confirmed by the recorded event alone', async () => {
  const guest = await openAsTestGuest(app);
  expect((await check(guest.browser, guest.sessionId)).body).toMatchObject({
    status: 'open',
    isConfirmed: false,
    canClaim: false,
  });
  context.payments.pay(guest.sessionId);
  expect((await check(guest.browser, guest.sessionId)).body).toMatchObject({
    paymentStatus: 'paid',
    isConfirmed: false,
    canClaim: false,
  });
  await payAsTestGuest(context, guest);
  expect((await check(guest.browser, guest.sessionId)).body).toEqual({
    status: 'complete',
    paymentStatus: 'paid',
    amountTotal: 29_700,
    currency: 'usd',
    isConfirmed: true,
    isSecondPayment: false,
    orderNumber: expect.stringMatching(/^EG-/) as string,
    productType: 'one_time',
    productName: 'Complete Trust Package',
    canClaim: true,
    isClaimed: false,
    prefill: { name: guest.name, email: guest.email },
  });
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, guest.sessionId));
  expect(
    await context.db
      .select()
      .from(purchases)
      .where(eq(purchases.orderId, order?.id ?? '')),
  ).toMatchObject([{ userId: null, documentId: null, amountInCents: 29_700 }]);
});

test('while the provider does not answer a guest has not paid', async () => {
  const guest = await openAsTestGuest(app);
  const findCheckout = () => Promise.reject(new PaymentsUnavailable('no answer'));
  const unanswered = serveTestApp({ ...context, payments: { ...context.payments, findCheckout } });
  expect((await check(unanswered.open(), guest.sessionId)).body).toMatchObject({
    paymentStatus: 'unpaid',
    isConfirmed: false,
  });
});

test('guests who open too many checkouts from one address have to wait', async () => {
  const { rateLimit } = app.accounts;
  for (let index = 0; index < guestCheckoutsFromAddress.attempts; index += 1) {
    await rateLimit.count(guestCheckoutsFromAddress, '198.51.100.9', 'used up');
  }
  const ask = (from: string) =>
    app.open().ask('/api/functions/create-guest-payment', {
      method: 'POST',
      body: guestWantedOf(wandaOf()),
      from,
      headers: { 'X-Forwarded-For': '192.0.2.9' },
    });
  const refused = await ask('198.51.100.9');
  expect(refused.status).toBe(429);
  const detail = 'Too many attempts. Please wait a few minutes before trying again.';
  expect(await refused.json()).toMatchObject({ detail });
  expect((await ask('198.51.100.10')).status).toBe(200);
});
