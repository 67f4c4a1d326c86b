import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import { readAudit } from '#platform/audit.ts';
import { askAsGuest, guestWantedOf } from '#platform/testing/buy-as-test-guest.ts';
import { buyInTest, completedEvent } from '#platform/testing/buy-in-test.ts';
import { createTestAccount, newAddress, type TestAccount } from '#platform/testing/create-test-account.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';

const administrator = 'admin@example.com';
let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [administrator] } };
  app = serveTestApp(context);
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

type Paid = typeof purchases.$inferSelect & { readonly sessionId: string; readonly browser: TestBrowser };

/** Each time in a browser that was never here before. */
const subscribeAsGuest = async (email: string): Promise<Paid> => {
  const browser = app.open();
  const guest = { name: 'Wanda Hill', email };
  const wanted = { ...guestWantedOf(guest), amount: 3_400, metadata: { productType: 'subscription' } };
  const { sessionId } = (await (await askAsGuest(browser, wanted)).json()) as { sessionId: string };
  context.advance(60_000);
  const checkout = context.payments.pay(sessionId);
  context.payments.keepSubscription({
    subscriptionId: checkout.subscriptionId ?? '',
    orderId: checkout.orderId,
    customerId: checkout.customerId ?? '',
    status: 'active',
    cancelsAtPeriodEnd: false,
    currentPeriodEndsAt: undefined,
  });
  const event = context.payments.deliver(completedEvent(context, checkout));
  await receivePaymentEvent(context, event);
  await context.jobsDone();
  context.advance(60_000);
  return { ...(await findPaid(checkout.orderId ?? '')), sessionId, browser };
};
const findPaid = async (orderId: string) => {
  const [paid] = await context.db.select().from(purchases).where(eq(purchases.orderId, orderId));
  if (!paid) throw new Error('not paid');
  return paid;
};
const statusOf = async ({ subscriptionId }: Pick<Paid, 'subscriptionId'>) =>
  (
    await context.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, subscriptionId ?? ''))
  )[0]?.status;
const isSecondOnPage = async ({ browser, sessionId }: Paid): Promise<unknown> => {
  const asked = { method: 'POST', body: { sessionId } } as const;
  return ((await (await browser.ask('/api/functions/check-guest-payment', asked)).json()) as Record<string, unknown>)[
    'isSecondPayment'
  ];
};
const signIn = async (): Promise<TestAccount> => {
  const account = await createTestAccount(app);
  const { email, password } = account;
  await account.browser.ask('/api/accounts/login', { method: 'POST', body: { email, password } });
  return account;
};
const tokenOf = async (email: string): Promise<string> =>
  linkOf(await readTestMail(context, email, 'Your receipt for')).searchParams.get('token') ?? '';
const claim = async ({ browser }: Pick<TestAccount, 'browser'>, proof: object) => {
  const response = await browser.ask('/api/payments/claims', { method: 'POST', body: proof });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const subjectsTo = async (email: string) => (await context.mail.list(email)).map(({ subject }) => subject);
const secondMail = 'You paid twice, and your second payment comes back';
const returned = { refundedInCents: 3_400, refundedAt: expect.any(Date) as Date };

test('a guest who subscribes in three browsers with one address pays for one subscription', async () => {
  const email = newAddress();
  const first = await subscribeAsGuest(email);
  const [second, third] = [await subscribeAsGuest(email), await subscribeAsGuest(` ${email.toUpperCase()}`)];

  for (const surplus of [second, third]) {
    expect(surplus).toMatchObject({ secondOf: first.id, ...returned });
    expect(await statusOf(surplus)).toBe('canceled');
    expect(await isSecondOnPage(surplus)).toBe(true);
  }
  expect(await statusOf(first)).toBe('active');
  expect(await isSecondOnPage(first)).toBe(false);
  expect((await subjectsTo(email)).filter((subject) => subject === secondMail)).toHaveLength(2);
  expect((await subjectsTo(administrator)).filter((subject) => subject.startsWith('Paid twice'))).toHaveLength(2);
  const { text } = await readTestMail(context, email, secondMail);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('open the link in its receipt to add it to an account');
});

test('a subscription that was claimed by another address still is the one of the guest who pays again', async () => {
  const email = newAddress();
  const first = await subscribeAsGuest(email);
  const member = await signIn();
  expect(await claim(member, { token: await tokenOf(email) })).toMatchObject({ body: { isSecondPayment: false } });

  expect(await subscribeAsGuest(email)).toMatchObject({ secondOf: first.id, ...returned });
});

test('a member with a subscription who pays for another one as a guest gets the money back at once', async () => {
  const member = await createTestMember(context);
  const { orderId = '' } = await buyInTest(context, { member, productType: 'subscription' });

  const surplus = await subscribeAsGuest(member.email);

  expect(surplus).toMatchObject({ secondOf: (await findPaid(orderId)).id, ...returned });
  expect(await statusOf(surplus)).toBe('canceled');
  expect(await hasActiveSubscription(context.db, member.userId)).toBe(true);
  expect(await subjectsTo(member.email)).toContain(secondMail);
});

test('a member whose address has paid for a subscription as a guest does not pay for a second one', async () => {
  const member = await createTestMember(context);
  const first = await subscribeAsGuest(member.email);
  const { orderId = '' } = await buyInTest(context, { member, productType: 'subscription' });
  await context.jobsDone();
  expect(await findPaid(orderId)).toMatchObject({ secondOf: first.id, ...returned });
});

test('a member who claims a second subscription has one: the other is ended and given back, however often it is claimed', async () => {
  const member = await signIn();
  const [own, other] = [newAddress(), newAddress()];
  const first = await subscribeAsGuest(own);
  await claim(member, { token: await tokenOf(own) });
  const surplus = await subscribeAsGuest(other);
  expect(surplus.secondOf).toBeNull();
  const token = await tokenOf(other);

  const answers = [await claim(member, { token }), await claim(member, { token })];
  await context.jobsDone();

  expect(answers).toMatchObject([
    { status: 200, body: { isSecondPayment: true } },
    { status: 200, body: { isSecondPayment: true } },
  ]);
  expect(await findPaid(surplus.orderId)).toMatchObject({ userId: member.userId, secondOf: first.id, ...returned });
  expect(await statusOf(surplus)).toBe('canceled');
  expect(await statusOf(first)).toBe('active');
  expect(await isSecondOnPage(surplus)).toBe(true);
  expect((await subjectsTo(member.email)).filter((subject) => subject === secondMail)).toHaveLength(1);
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail.filter(({ action }) => action === 'second subscription claimed')).toHaveLength(1);
  expect(trail.filter(({ action }) => action === 'second payment returned')).toHaveLength(1);
});

test('of two subscriptions that a member claims at the same moment one runs', async () => {
  const member = await signIn();
  const emails = [newAddress(), newAddress()];
  const bought: Paid[] = [];
  for (const email of emails) bought.push(await subscribeAsGuest(email));
  const tokens = await Promise.all(emails.map(tokenOf));

  await Promise.all(tokens.map((token) => claim(member, { token })));
  await context.jobsDone();

  const after = await Promise.all(bought.map(({ orderId }) => findPaid(orderId)));
  expect(after.filter(({ secondOf }) => secondOf === null)).toHaveLength(1);
  expect(after.filter(({ refundedAt }) => refundedAt !== null)).toHaveLength(1);
});

test('whoever has ended a subscription can buy another one as a guest', async () => {
  const email = newAddress();
  const first = await subscribeAsGuest(email);
  await context.db
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(eq(subscriptions.id, first.subscriptionId ?? ''));
  expect(await subscribeAsGuest(email)).toMatchObject({ secondOf: null, refundedAt: null });
  expect(await context.db.select().from(orders).where(eq(orders.id, first.orderId))).toMatchObject([{ state: 'paid' }]);
});
