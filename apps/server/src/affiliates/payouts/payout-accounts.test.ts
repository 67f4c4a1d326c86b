import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mirrorPayoutAccount } from '#affiliates/payouts/mirror-payout-account.ts';
import { payoutJobs } from '#affiliates/payout-jobs.ts';
import { servePayoutAccounts } from '#affiliates/payout-routes.ts';
import { affiliates } from '#affiliates/tables.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Actor, Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { addTestAffiliate } from '#platform/testing/add-test-affiliate.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApi } from '#platform/testing/serve-test-api.ts';

let context: TestContext;
let member: Member;
let affiliate: Awaited<ReturnType<typeof addTestAffiliate>>;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(payoutJobs(context));
});
beforeEach(async () => {
  member = await createTestMember(context);
  affiliate = await addTestAffiliate(context, { kept: { userId: member.userId, status: 'approved' } });
});
afterAll(() => context.close());

/** Asks over HTTP, as the affiliate unless it is said otherwise. */
const connect = async (
  body: object,
  as: { readonly actor?: Actor; readonly payments?: Partial<Payments> } = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const { actor = member, payments = {} } = as;
  const changed = { ...context, payments: { ...context.payments, ...payments } };
  const api = serveTestApi(changed, (served) => servePayoutAccounts(served, changed));
  const answer = await api.ask(actor, '/functions/affiliate-stripe-connect', { method: 'POST', body });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};
const createAccount = (as: Parameters<typeof connect>[1] = {}, affiliateId = affiliate.id) =>
  connect({ action: 'create_account', email: 'somebody@example.net', affiliateId }, as);
const accountOf = async (): Promise<string> => String((await createAccount())['accountId']);
const statusOf = (accountId: string, as: Parameters<typeof connect>[1] = {}) =>
  connect({ action: 'get_account_status', accountId }, as);
const linkOf = (accountId: string, as: Parameters<typeof connect>[1] = {}) =>
  connect({ action: 'create_onboarding_link', accountId }, as);
const readAffiliate = async () =>
  (await context.db.select().from(affiliates).where(eq(affiliates.id, affiliate.id)))[0];

test('an approved affiliate opens an account, sets it up at the provider, and is told when it is ready', async () => {
  const created = await createAccount();
  const accountId = String(created['accountId']);
  expect(created).toEqual({ status: 200, success: true, accountId: expect.stringMatching(/^acct_/) });
  expect(await linkOf(accountId)).toMatchObject({ success: true, accountId, url: expect.stringContaining('/setup/') });
  expect(await statusOf(accountId)).toMatchObject({ onboardingCompleted: false, payoutsEnabled: false });

  context.payments.completeOnboarding(accountId);
  expect(await statusOf(accountId)).toMatchObject({ success: true, onboardingCompleted: true, payoutsEnabled: true });
  expect(await readAffiliate()).toMatchObject({ stripeAccountId: accountId, stripeOnboardingCompleted: true });
  const mail = await readTestMail(context, member.email, 'Your payout account is ready');
  expect(mail.text).toContain('The next pay day is March 13, 2026');
  expect((await readAudit(context.db, `affiliate:${affiliate.id}`)).map(({ action }) => action)).toEqual([
    'payout account created',
    'payout account ready',
  ]);
});

test('the account is opened for the confirmed address of the member, whatever the browser says', async () => {
  const emails: string[] = [];
  const createPayoutAccount: Payments['createPayoutAccount'] = (request) => {
    emails.push(request.email);
    return context.payments.createPayoutAccount(request);
  };
  await createAccount({ payments: { createPayoutAccount } });
  expect(emails).toEqual([member.email]);
});

test('a guest and a member without a record are told so', async () => {
  expect(await createAccount({ actor: { kind: 'guest' } })).toMatchObject({
    status: 401,
    detail: 'User must be logged in',
  });
  const stranger = await createTestMember(context);
  for (const ask of [createAccount, (as: object) => statusOf('acct_1', as), (as: object) => linkOf('acct_1', as)]) {
    expect(await ask({ actor: stranger })).toMatchObject({ status: 404, detail: 'Affiliate record not found' });
  }
});

test('there is one account an affiliate, however often it is asked for', async () => {
  const answers = await Promise.all([createAccount(), createAccount(), createAccount()]);
  const ids = new Set(answers.flatMap((answer) => answer['accountId'] ?? []));
  expect([...ids]).toEqual([(await readAffiliate())?.stripeAccountId]);
  expect(await createAccount()).toMatchObject({ status: 409, detail: 'Stripe account already exists' });
});

test('ids of others are told like ids that do not exist', async () => {
  const own = await accountOf();
  const stranger = await createTestMember(context);
  await addTestAffiliate(context, { kept: { userId: stranger.userId, status: 'approved' } });
  const unknown = await statusOf('acct_unknown');
  expect(unknown).toMatchObject({ status: 404 });
  for (const ask of [statusOf, linkOf]) expect(await ask(own, { actor: stranger })).toEqual(unknown);
  expect(await createAccount({ actor: stranger })).toMatchObject({ status: 404 });
  expect(await createAccount({}, randomUUID())).toMatchObject({ status: 404, detail: 'Affiliate record not found' });
});

test.for(['pending', 'rejected', 'suspended'] as const)('an affiliate who is %s sets nothing up', async (status) => {
  const accountId = await accountOf();
  await context.db.update(affiliates).set({ status }).where(eq(affiliates.id, affiliate.id));
  expect(await linkOf(accountId)).toMatchObject({ status: 409, code: 'affiliate-not-approved' });
  await context.db.update(affiliates).set({ stripeAccountId: null }).where(eq(affiliates.id, affiliate.id));
  expect(await createAccount()).toMatchObject({ status: 409, code: 'affiliate-not-approved' });
});

test('a provider that is away or says no changes nothing and is told in plain words', async () => {
  const faults = [new PaymentsUnavailable('no answer'), new PaymentsRefused('email_invalid', 'no')];
  for (const fault of faults) {
    const no = () => Promise.reject(fault);
    expect(await createAccount({ payments: { createPayoutAccount: no } })).toMatchObject({
      status: 503,
      detail: 'Failed to create Stripe account',
    });
  }
  expect(await readAffiliate()).toMatchObject({ stripeAccountId: null });
  const accountId = await accountOf();
  for (const fault of faults) {
    const no = () => Promise.reject(fault);
    const away = { payments: { createOnboardingLink: no, findPayoutAccount: no } };
    expect(await linkOf(accountId, away)).toMatchObject({ status: 503, detail: 'Failed to generate onboarding link' });
    expect(await statusOf(accountId, away)).toMatchObject({ status: 503, detail: 'Failed to get account status' });
  }
});

test('an operator who has not signed up for Connect is named as the reason', async () => {
  const no = () => Promise.reject(new PaymentsRefused('connect-not-enabled', 'You can only create …'));
  expect(await createAccount({ payments: { createPayoutAccount: no } })).toMatchObject({
    status: 503,
    code: 'connect-not-enabled',
    title: 'Stripe Connect Required',
    detail: expect.stringMatching(/signed up for connect/i),
  });
  expect(await createAccount()).toMatchObject({ status: 200 });
});

const tell = (accountId: string, transfersActive: boolean) =>
  receivePaymentEvent(
    context,
    context.payments.deliver({
      kind: 'payout-account-updated',
      eventId: `evt_${randomUUID()}`,
      createdAt: context.clock(),
      account: { accountId, detailsSubmitted: true, payoutsEnabled: transfersActive, transfersActive },
    }),
  );

test('the provider’s present word counts, in whatever order its events come', async () => {
  const accountId = await accountOf();
  context.payments.completeOnboarding(accountId);
  await tell(accountId, true);
  await tell(accountId, false);
  await context.jobsDone();
  expect(await readAffiliate()).toMatchObject({ stripeOnboardingCompleted: true });

  context.payments.keepPayoutAccount({
    accountId,
    detailsSubmitted: true,
    payoutsEnabled: true,
    transfersActive: false,
  });
  await tell(accountId, false);
  await tell(accountId, true);
  await context.jobsDone();
  expect(await readAffiliate()).toMatchObject({ stripeOnboardingCompleted: false });
});

test('an account that the provider has lost is forgotten, and another one can be opened', async () => {
  await context.db.update(affiliates).set({ stripeAccountId: 'acct_lost' }).where(eq(affiliates.id, affiliate.id));
  expect(await statusOf('acct_lost')).toMatchObject({ status: 503, detail: 'Failed to get account status' });
  expect(await createAccount()).toMatchObject({ status: 200 });
});

test('events about accounts of nobody change nothing', async () => {
  expect(await mirrorPayoutAccount(context, { accountId: 'acct_nobody' })).toBeUndefined();
  await tell('acct_nobody', true);
  await context.jobsDone();
  expect(await readAffiliate()).toMatchObject({ stripeAccountId: null });
});
