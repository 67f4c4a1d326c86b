import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#accounts/jobs.ts';
import { users } from '#accounts/tables.ts';
import { browserClaimSeconds } from '#payments/claims/claim-secret.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { orders, purchases } from '#payments/tables.ts';
import { readAudit } from '#platform/audit.ts';
import { buyAsTestGuest, openAsTestGuest, type TestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { createTestAccount, newAddress, type TestAccount } from '#platform/testing/create-test-account.ts';
import { confirmInTest } from '#platform/testing/confirm-in-test.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work({ ...accountJobs(context), ...paymentJobs(context) });
});
afterAll(() => context.close());

const password = 'heron on the roof 7';
const post = async (browser: TestBrowser, path: string, body: object) => {
  const response = await browser.ask(`/api${path}`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const check = async (browser: TestBrowser, { sessionId }: Pick<TestGuest, 'sessionId'>) =>
  post(browser, '/functions/check-guest-payment', { sessionId });
const createAccount = async (browser: TestBrowser, guest: TestGuest, changes: object = {}) =>
  post(browser, '/payments/guest-accounts', {
    sessionId: guest.sessionId,
    name: guest.name,
    email: guest.email,
    password,
    confirmPassword: password,
    ...changes,
  });
const confirm = async (email: string) => {
  await confirmInTest(context, { browser: app.open(), email, password });
  await context.jobsDone();
};
const login = (browser: TestBrowser, email: string) => post(browser, '/accounts/login', { email, password });
const signIn = async (): Promise<TestAccount> => {
  const account = await createTestAccount(app);
  expect(await login(account.browser, account.email)).toMatchObject({ status: 200 });
  return account;
};
const tokenOf = async ({ email }: TestGuest): Promise<string> => {
  const link = linkOf(await readTestMail(context, email, 'Your receipt for'));
  expect(link.href).toMatch(/^http:\/\/localhost:3000\/claim\?token=[\w-]{43}$/);
  return link.searchParams.get('token') ?? '';
};
const ownerOf = async ({ sessionId }: TestGuest): Promise<string | null | undefined> => {
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, sessionId));
  const [purchase] = await context.db
    .select()
    .from(purchases)
    .where(eq(purchases.orderId, order?.id ?? ''));
  expect(purchase?.userId ?? null).toBe(order?.userId ?? null);
  return order?.userId;
};
const userOf = async (email: string) => (await context.db.select().from(users).where(eq(users.email, email)))[0];
const packagesOf = async (browser: TestBrowser) => {
  const response = await browser.ask('/api/payments/packages');
  return (await response.json()) as { availableCount: number };
};

test('whoever paid creates an account in the same browser, confirms the address and has the package', async () => {
  const guest = await buyAsTestGuest(context, app);

  expect(await createAccount(guest.browser, guest)).toMatchObject({ status: 200, body: { done: true } });
  await context.jobsDone();
  expect(await ownerOf(guest)).toBeNull();
  expect((await login(guest.browser, guest.email)).status).toBe(403);
  await confirm(guest.email);

  expect(await ownerOf(guest)).toBe((await userOf(guest.email))?.id);
  expect((await login(guest.browser, guest.email)).status).toBe(200);
  expect(await packagesOf(guest.browser)).toEqual({ availableCount: 1 });
  const trail = await readAudit(context.db, `account:${(await userOf(guest.email))?.id}`);
  expect(trail.at(-1)).toMatchObject({ action: 'purchase claimed', details: { by: 'confirmed address' } });
  expect((await check(guest.browser, guest)).body).toMatchObject({ isClaimed: true, canClaim: false, prefill: null });
});

test('the account may have another address than the checkout: the browser and the confirmed address decide', async () => {
  const [guest, email] = [await buyAsTestGuest(context, app), newAddress()];
  await createAccount(guest.browser, guest, { email });
  await confirm(email);
  expect(await ownerOf(guest)).toBe((await userOf(email))?.id);
});

test('the mailed link works in any browser, once, and again for the same account alone', async () => {
  const [guest, member, other] = [await buyAsTestGuest(context, app), await signIn(), await signIn()];
  const token = await tokenOf(guest);

  const claimed = await post(member.browser, '/payments/claims', { token });
  expect(claimed).toMatchObject({
    status: 200,
    body: { productName: 'Complete Trust Package', amountTotal: 29_700, currency: 'usd', isSecondPayment: false },
  });
  expect(await ownerOf(guest)).toBe(member.userId);
  expect((await post(member.browser, '/payments/claims', { token })).status).toBe(200);
  expect(await post(other.browser, '/payments/claims', { token })).toMatchObject({
    status: 409,
    body: { code: 'already-claimed' },
  });
  expect(await ownerOf(guest)).toBe(member.userId);
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail.filter(({ action }) => action === 'purchase claimed')).toHaveLength(1);
});

test('opening the mailed link changes nothing, and without an account nobody claims', async () => {
  const guest = await buyAsTestGuest(context, app);
  const token = await tokenOf(guest);
  await app.open().ask(`/claim?token=${token}`);
  await app.open().ask(`/api/payments/claims?token=${token}`);
  expect((await post(app.open(), '/payments/claims', { token })).status).toBe(401);
  expect(await ownerOf(guest)).toBeNull();
});

test('the receipt goes to the address of the payer with what was bought, and its link is kept as a hash', async () => {
  const guest = await buyAsTestGuest(context, app, 'subscription');
  const token = await tokenOf(guest);
  const mails = await context.mail.list(guest.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt for Monthly Estate Management']);
  expect(mails[0]?.text).toContain('Hello Wanda Hill');
  expect(mails[0]?.text).toContain('$34.00 a month');
  const kept = await context.db.execute('select * from claim_secrets');
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('a claimed subscription entitles its new owner', async () => {
  const [guest, member] = [await buyAsTestGuest(context, app, 'subscription'), await signIn()];
  await post(member.browser, '/payments/claims', { token: await tokenOf(guest) });
  await context.jobsDone();
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(true);
  expect(await packagesOf(member.browser)).toEqual({ availableCount: 0 });
});

test('an existing account gets nothing silently; its owner is mailed how to claim', async () => {
  const [guest, owner] = [await buyAsTestGuest(context, app), await createTestAccount(app)];
  const known = await createAccount(guest.browser, guest, { email: owner.email });
  const unknown = await createAccount(guest.browser, guest, { email: newAddress() });
  expect(known).toEqual(unknown);

  const again = await createAccount(guest.browser, guest, { email: owner.email });
  expect(again).toEqual(unknown);
  const mail = await readTestMail(context, owner.email, 'You already have an account');
  expect(mail.text).toContain('open the link in the receipt');
  await login(owner.browser, owner.email);
  expect(await packagesOf(owner.browser)).toEqual({ availableCount: 0 });
  expect(await ownerOf(guest)).toBeNull();

  // In the browser that paid, signing in and asking for it is not silent.
  expect((await login(guest.browser, owner.email)).status).toBe(200);
  expect(await packagesOf(guest.browser)).toEqual({ availableCount: 0 });
  expect((await post(guest.browser, '/payments/claims', { sessionId: guest.sessionId })).status).toBe(200);
  expect(await ownerOf(guest)).toBe(owner.userId);
});

test('the account named last is the one that gets the purchase', async () => {
  const [guest, first, last] = [await buyAsTestGuest(context, app), newAddress(), newAddress()];
  await createAccount(guest.browser, guest, { email: first });
  await createAccount(guest.browser, guest, { email: last });
  await confirm(first);
  expect(await ownerOf(guest)).toBeNull();
  await confirm(last);
  expect(await ownerOf(guest)).toBe((await userOf(last))?.id);
});

test('an account that somebody else puts in the place of the buyer’s gets nothing', async () => {
  const guest = await buyAsTestGuest(context, app);
  await createAccount(guest.browser, guest);
  const theirs = { name: 'Mallory', email: guest.email, password: 'mallory was here 8' };
  expect((await post(app.open(), '/accounts/register', theirs)).status).toBe(200);
  await confirm(guest.email);
  expect(await ownerOf(guest)).toBeNull();
});

test.each([
  [{ name: ' ' }, 'Missing Information', 'Please fill in your name, your email and both passwords.'],
  [{ confirmPassword: '' }, 'Missing Information', 'Please fill in your name, your email and both passwords.'],
  [{ confirmPassword: 'heron' }, 'Password Mismatch', 'Passwords do not match. Please try again.'],
  [
    { password: 'heron', confirmPassword: 'heron' },
    'Password Too Short',
    'Password must be at least 6 characters long.',
  ],
  [{ email: 'wanda@example' }, 'Registration failed', 'Please enter a valid email address.'],
])('an account form with %o is refused in its own words', async (changes, title, detail) => {
  const guest = await buyAsTestGuest(context, app);
  expect(await createAccount(guest.browser, guest, changes)).toMatchObject({ status: 422, body: { title, detail } });
});

test('before the payment is recorded there is nothing to create an account for', async () => {
  const guest = await openAsTestGuest(app);
  context.payments.pay(guest.sessionId);
  expect((await createAccount(guest.browser, guest)).status).toBe(404);
});

test('money that was given back cannot be claimed any more', async () => {
  const [guest, member] = [await buyAsTestGuest(context, app), await signIn()];
  const token = await tokenOf(guest);
  await createAccount(guest.browser, guest);
  const [order] = await context.db.select().from(orders).where(eq(orders.sessionId, guest.sessionId));
  const refunded = { refundedAt: context.clock(), refundedInCents: 29_700 };
  await context.db
    .update(purchases)
    .set(refunded)
    .where(eq(purchases.orderId, order?.id ?? ''));
  expect(await post(member.browser, '/payments/claims', { token })).toMatchObject({ body: { code: 'not-paid' } });
  await confirm(guest.email);
  expect(await ownerOf(guest)).toBeNull();
});

test('50 attempts to take over what somebody else bought: none succeeds, and nobody learns who bought it', async () => {
  const victim = await buyAsTestGuest(context, app);
  await tokenOf(victim);
  const thief = await buyAsTestGuest(context, app);
  await signInOn(thief.browser);
  const cookie = thief.browser.cookies();
  const guessed = (index: number) => Buffer.alloc(32, index).toString('base64url');
  const takeovers: readonly ((index: number) => Promise<{ status: number; body: object }>)[] = [
    async () => post(thief.browser, '/payments/claims', { sessionId: victim.sessionId }),
    async (index) => post(thief.browser, '/payments/claims', { token: guessed(index) }),
    async (index) => post(thief.browser, '/payments/claims', { token: guessed(index), sessionId: victim.sessionId }),
    async () => createAccount(app.open(), victim),
    async () => createAccount(thief.browser, victim, { email: newAddress() }),
    async () => createAccount(thief.browser, thief, { sessionId: victim.sessionId }),
    async () => post(thief.browser, '/payments/claims', { sessionId: "' or user_id is null --" }),
    async () => post(thief.browser, '/payments/claims', { token: cookie.slice(-43) }),
    async (index) => withCookie(cookie, guessed(index), victim),
    async () => post(thief.browser, '/functions/check-payment', { sessionId: victim.sessionId }),
  ];

  let attempts = 0;
  for (let round = 0; round < 5; round += 1) {
    for (const takeover of takeovers) {
      const { status, body } = await takeover(attempts);
      expect(status, `attempt ${attempts}`).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${victim.email}|${victim.name}`));
      attempts += 1;
    }
  }
  expect(attempts).toBe(50);
  await context.jobsDone();
  expect(await ownerOf(victim)).toBeNull();
  for (const browser of [app.open(), thief.browser]) {
    const { body } = await check(browser, victim);
    expect(body).toMatchObject({ isConfirmed: true, canClaim: false, prefill: null });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${victim.email}|${victim.name}`));
  }
  // Nothing of it took anything from the buyer either.
  expect((await check(victim.browser, victim)).body).toMatchObject({ canClaim: true });
});

const signInOn = async (browser: TestBrowser): Promise<void> => {
  const { email } = await createTestAccount(app);
  expect((await login(browser, email)).status).toBe(200);
};

/** Asks with a claim cookie that was never given out. */
const withCookie = async (cookie: string, secret: string, { sessionId }: TestGuest) => {
  const forged = cookie.replace(/evergrant\.claim=[\w-]+/, `evergrant.claim=${secret}`);
  const headers = { Cookie: forged, Origin: context.settings.origin };
  const body = { sessionId };
  const response = await app.open().ask('/api/payments/claims', { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as object };
};

test('a session id that was made up is told like one that does not exist', async () => {
  const member = await signIn();
  for (const sessionId of ['cs_test_nothing', "' or 1=1", 'x'.repeat(255)]) {
    const answers = [
      await check(app.open(), { sessionId }),
      await post(member.browser, '/payments/claims', { sessionId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
});

test('the secret of a browser is too old after 30 days; the mailed link is not', async () => {
  const late = await openTestContext();
  const lateApp = serveTestApp(late);
  await late.work({ ...paymentJobs(late) });
  const guest = await buyAsTestGuest(late, lateApp);
  const mail = await readTestMail(late, guest.email, 'Your receipt for');
  late.advance(browserClaimSeconds * 1000);
  expect((await check(guest.browser, guest)).body).toMatchObject({ canClaim: false, prefill: null });
  const { email, browser } = await createTestAccount(lateApp);
  await login(browser, email);
  const claimed = await post(browser, '/payments/claims', { token: linkOf(mail).searchParams.get('token') });
  expect(claimed.status).toBe(200);
  await late.close();
});
