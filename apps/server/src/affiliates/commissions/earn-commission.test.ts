import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnCommission } from '#affiliates/commissions/earn-commission.ts';
import { holdWitnessed } from '#affiliates/commissions/hold-commission.ts';
import { affiliateJobs } from '#affiliates/jobs.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestAffiliate, setTestAffiliateStatus } from '#platform/testing/apply-in-test.ts';
import { openAsTestGuest, payAsTestGuest } from '#platform/testing/buy-as-test-guest.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { addWitness } from '#signing/add-witness.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(affiliateJobs(context));
});
afterAll(() => context.close());

const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await context.db.execute(query)) as { readonly rows: readonly Record<string, unknown>[] }).rows;
const entriesOf = async (affiliateId: string) => {
  await context.jobsDone();
  return rowsOf(sql`select * from commissions where affiliate_id = ${affiliateId} order by created_at, entry`);
};
const buy = async (
  referralCode: string,
  wanted: { member?: Member; productType?: 'subscription'; documentId?: string } = {},
) => {
  const member = wanted.member ?? (await createTestMember(context));
  const documentId =
    wanted.documentId ?? (wanted.productType ? undefined : await interviewTestDocument(context, { member }));
  return buyInTest(context, { member, referralCode, ...wanted, ...(documentId ? { documentId } : {}) });
};

test('a package that was bought through a link earns $50, payable thirty days later on the next pay day', async () => {
  const { affiliateId, code, member } = await createTestAffiliate(context);
  const { orderId } = await buy(code);
  expect(await entriesOf(affiliateId)).toEqual([
    expect.objectContaining({
      ...{ earned_by_order: orderId, commission_type: 'one_time', entry: 'earned', paid: false, held_for: null },
      ...{ amount_due: 5_000, purchase_amount: 29_700, payout_date: '2026-04-10' },
      payable_at: expect.anything() as unknown,
    }),
  ]);
  const mail = await readTestMail(context, member.email, 'You earned $50.00');
  expect(mail.text).toContain('You earned $50.00, payable on April 10, 2026');
});

test('a subscription earns $9 once, and its further months nothing', async () => {
  const { affiliateId, code } = await createTestAffiliate(context);
  const checkout = await buy(code, { productType: 'subscription' });
  const events = eventsAbout(checkout);
  for (const [index, minute] of [1, 2, 3].entries()) {
    await receivePaymentEvent(
      context,
      context.payments.deliver(events.invoicePaid(minute, `in_${index}_${checkout.orderId}`)),
    );
  }
  await earnCommission(context, { orderId: checkout.orderId ?? '' });
  expect(await entriesOf(affiliateId)).toMatchObject([{ amount_due: 900, commission_type: 'monthly_subscription' }]);
});

test('two purchases of one buyer earn twice', async () => {
  const { affiliateId, code } = await createTestAffiliate(context);
  const member = await createTestMember(context);
  await buy(code, { member });
  await buy(code, { member, productType: 'subscription' });
  expect((await entriesOf(affiliateId)).map((row) => String(row['commission_type'])).toSorted()).toEqual([
    'monthly_subscription',
    'one_time',
  ]);
});

test.each(['suspended', 'rejected', 'pending'] as const)(
  'whoever is %s when the money arrives earns nothing, even if the link was followed before',
  async (status) => {
    const { affiliateId, code } = await createTestAffiliate(context);
    await setTestAffiliateStatus(context, { code, status });
    await buy(code);
    expect(await entriesOf(affiliateId)).toEqual([]);
  },
);

test('a checkout that nobody has paid earns nothing', async () => {
  const { affiliateId, code } = await createTestAffiliate(context);
  const guest = await openAsTestGuest(app);
  const [order] = await rowsOf(
    sql`update orders set referral_code = ${code} where session_id = ${guest.sessionId} returning id`,
  );
  await earnCommission(context, { orderId: String(order?.['id']) });
  expect(await entriesOf(affiliateId)).toEqual([]);
});

/** What the only commission of an affiliate is held for, as the list and the audit trail say. */
const holdOf = async (affiliateId: string) => {
  const [entry, ...others] = await entriesOf(affiliateId);
  const last = (await readAudit(context.db, `affiliate:${affiliateId}`)).at(-1);
  if (others.length > 0 || entry?.['held_for'] !== last?.details['heldFor']) throw new Error('held for two reasons');
  return entry?.['held_for'];
};

test('affiliates who buy through their own link are looked at first, and told so', async () => {
  const { affiliateId, code, member } = await createTestAffiliate(context);
  await buy(code, { member });
  expect(await holdOf(affiliateId)).toBe('same-person');
  const mail = await readTestMail(context, member.email, 'You earned $50.00');
  expect(mail.text).toContain('We look at this purchase before its commission is paid');
});

test('a guest who pays with another spelling of the affiliate’s address is looked at first', async () => {
  const application = { email: 'Ada.Quill.Own@gmail.com' };
  const { affiliateId, code } = await createTestAffiliate(context, { application });
  const guest = await openAsTestGuest(app);
  await context.db.execute(
    sql`update orders set referral_code = ${code}, guest_email = 'adaquillown+trust@googlemail.com' where session_id = ${guest.sessionId}`,
  );
  await payAsTestGuest(context, guest);
  expect(await holdOf(affiliateId)).toBe('same-address');
});

test('a buyer who is paid to the same account as the affiliate is looked at first', async () => {
  const { affiliateId, code } = await createTestAffiliate(context, {
    application: { payoutMethod: 'wire', payoutDetails: 'DE89 3704 0044 0532 0130 00' },
  });
  const { member } = await createTestAffiliate(context, {
    application: { payoutMethod: 'wire', payoutDetails: 'de89-37040044-0532013000' },
    status: 'pending',
  });
  await buy(code, { member });
  expect(await holdOf(affiliateId)).toBe('same-payout-account');
});

test('a buyer whose address is the PayPal account of the affiliate is looked at first', async () => {
  const member = await createTestMember(context);
  const { affiliateId, code } = await createTestAffiliate(context, {
    application: { payoutDetails: member.email.toUpperCase() },
  });
  await buy(code, { member });
  expect(await holdOf(affiliateId)).toBe('same-payout-account');
});

test('an affiliate who is a witness of what was bought is looked at first', async () => {
  const { affiliateId, code, member: affiliate } = await createTestAffiliate(context);
  const member = await createTestMember(context);
  const documentId = await interviewTestDocument(context, { member });
  const email = affiliate.email.replace('@', '+witness@');
  await addWitness(context, { member, documentId, name: 'Ada Quill', email, origin: testOrigin });
  await buy(code, { member, documentId });
  expect(await holdOf(affiliateId)).toBe('witness');
});

test.each(['one_time', 'subscription'] as const)(
  'an affiliate who witnesses later what a %s paid for is held then',
  async (plan) => {
    const { affiliateId, code, member: affiliate } = await createTestAffiliate(context);
    const member = await createTestMember(context);
    const documentId = await interviewTestDocument(context, { member });
    await buy(code, { member, ...(plan === 'one_time' ? { documentId } : { productType: plan }) });
    expect(await entriesOf(affiliateId)).toMatchObject([{ held_for: null }]);
    const wanted = { member, documentId, name: 'Ada Quill', email: affiliate.email, origin: testOrigin };
    const { id: witnessId } = await addWitness(context, wanted);
    await holdWitnessed(context, { documentId, witnessId });
    expect(await holdOf(affiliateId)).toBe('witness');
  },
);

test('an affiliate who buys as a guest and claims it later is held then', async () => {
  const { userId, email, browser } = await signInTestAccount(app);
  const member: Member = { kind: 'member', userId, email, name: 'Ada Quill', role: 'member' };
  const { affiliateId, code } = await createTestAffiliate(context, { member });
  const guest = await openAsTestGuest(app);
  await context.db.execute(sql`update orders set referral_code = ${code} where session_id = ${guest.sessionId}`);
  await payAsTestGuest(context, guest);
  expect(await entriesOf(affiliateId)).toMatchObject([{ held_for: null }]);
  for (const cookie of guest.browser.cookies().split('; ')) browser.keep(cookie);
  const claimed = await browser.ask('/api/payments/claims', { method: 'POST', body: { sessionId: guest.sessionId } });
  expect(claimed.status).toBe(200);
  expect(await holdOf(affiliateId)).toBe('same-person');
});

test('what an administrator has released stays released, and what is paid is not held any more', async () => {
  const { affiliateId, code } = await createTestAffiliate(context);
  const { affiliateId: otherId, code: otherCode, member } = await createTestAffiliate(context);
  const { orderId } = await buy(code);
  await entriesOf(affiliateId);
  await context.db.execute(sql`update commissions set paid = true where earned_by_order = ${orderId}`);
  await context.db.execute(
    sql`update purchases set user_id = (select user_id from affiliates where id = ${affiliateId}) where order_id = ${orderId}`,
  );
  await context.db.transaction((tx) => context.announce(tx, 'purchase.claimed', { orderId: orderId ?? '' }));
  expect(await entriesOf(affiliateId)).toMatchObject([{ held_for: null, paid: true }]);

  const own = await buy(otherCode, { member });
  await entriesOf(otherId);
  await context.db.execute(sql`update commissions set reviewed = 'released' where earned_by_order = ${own.orderId}`);
  await context.db.transaction((tx) => context.announce(tx, 'purchase.claimed', { orderId: own.orderId ?? '' }));
  expect(await entriesOf(otherId)).toMatchObject([{ held_for: 'same-person', reviewed: 'released' }]);
});
