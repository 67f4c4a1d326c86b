import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createPayoutAccount } from '@evergrant/server/affiliates/payouts/create-payout-account.ts';
import { openOnboarding } from '@evergrant/server/affiliates/payouts/open-onboarding.ts';
import { runPayouts } from '@evergrant/server/affiliates/payouts/run-payouts.ts';
import { createTestMember, testOrigin as origin } from '@evergrant/server/platform/testing/create-test-member.ts';
import { addTestEarning, addTestPayee, advanceTo } from '@evergrant/server/platform/testing/payouts-in-test.ts';
import { openPaidServer, type PaidServer } from '#integration/open-paid-server.ts';
import { press } from '#stripe-sandbox/open-test-shop.ts';

let shop: PaidServer;

beforeAll(async () => {
  shop = await openPaidServer();
  advanceTo(shop.embedded, '2026-04-10');
});
afterAll(() => shop.stop());

const isOnboarded = async (affiliateId: string): Promise<unknown> => {
  const found = await shop.context.db.execute(
    sql`select stripe_onboarding_completed as done from affiliates where id = ${affiliateId}`,
  );
  return (found as { readonly rows: readonly { readonly done: boolean }[] }).rows[0]?.done;
};
const payoutStates = async (affiliateId: string): Promise<readonly unknown[]> => {
  const found = await shop.context.db.execute(sql`select state from payouts where affiliate_id = ${affiliateId}`);
  return (found as { readonly rows: readonly { readonly state: string }[] }).rows.map(({ state }) => state);
};

const addAffiliate = async () => {
  const member = await createTestMember(shop.context);
  const fresh = { userId: member.userId, stripeAccountId: null, stripeOnboardingCompleted: false };
  const { id: affiliateId } = await addTestPayee(shop.embedded, fresh);
  await addTestEarning(shop.embedded, { affiliateId });
  const { accountId } = await createPayoutAccount(shop.context, { member, affiliateId, origin });
  const openPage = async () => (await openOnboarding(shop.context, { member, accountId })).url;
  return { affiliateId, accountId, openPage, email: member.email };
};

const subjectsTo = async (email: string): Promise<readonly string[]> =>
  (await shop.embedded.mail.list(email)).map(({ subject }) => subject);

test('an affiliate sets up payouts on the provider’s page, is told so, and is paid by the next run', async () => {
  const { affiliateId, openPage, email } = await addAffiliate();
  await press(await openPage(), 'leave');
  await shop.settled();
  await runPayouts(shop.context);
  expect(await isOnboarded(affiliateId)).toBe(false);
  expect(await payoutStates(affiliateId)).toEqual([]);

  shop.sandbox.knobs.duplicateWebhooks = 2;
  await press(await openPage(), 'complete');
  await shop.settled();
  expect(await isOnboarded(affiliateId)).toBe(true);
  await runPayouts(shop.context);
  await shop.settled();
  shop.sandbox.knobs.duplicateWebhooks = 0;
  expect(await payoutStates(affiliateId)).toEqual(['paid']);
  expect((await subjectsTo(email)).toSorted()).toEqual(['$50.00 is on its way', 'Your payout account is ready']);
  expect(shop.proxy.report().violations).toEqual([]);
});

test('an account that is restricted later waits, and a transfer whose answer was lost is settled by its event', async () => {
  const { affiliateId, accountId, openPage } = await addAffiliate();
  await press(await openPage(), 'complete');
  shop.sandbox.moveOnboarding(accountId, 'restricted');
  await shop.settled();
  expect(await isOnboarded(affiliateId)).toBe(false);
  await runPayouts(shop.context);
  expect(await payoutStates(affiliateId)).toEqual([]);

  shop.sandbox.moveOnboarding(accountId, 'complete');
  await shop.settled();
  const fault = { operation: 'POST /v1/transfers', kind: 'drop-after' } as const;
  shop.sandbox.knobs.faults.push(fault, fault, fault);
  await runPayouts(shop.direct);
  await shop.settled();
  expect(await payoutStates(affiliateId)).toEqual(['paid']);
  expect(shop.proxy.report().violations).toEqual([]);
});
