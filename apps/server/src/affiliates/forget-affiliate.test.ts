import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnCommission } from '#affiliates/commissions/earn-commission.ts';
import { addTestCommission } from '#platform/testing/add-test-affiliate.ts';
import { createTestAffiliate } from '#platform/testing/apply-in-test.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const tellOf = (name: string) => ({
  ...{ firstName: `${name}ina`, lastName: `${name}son`, email: `${name}@example.net` },
  ...{ website: `https://${name}.example`, motivation: `${name} reasons`, payoutDetails: `${name}.pay@example.net` },
});
const becomeAffiliate = async (application: ReturnType<typeof tellOf>) => {
  const { userId, email, password, browser } = await signInTestAccount(app);
  const member = { kind: 'member', userId, email, name: 'Marisol Reyes', role: 'member' } as const;
  const affiliate = await createTestAffiliate(context, { member, application });
  const commission = await addTestCommission(context, { affiliateId: affiliate.affiliateId, paid: true });
  return { ...affiliate, commission, browser, password };
};

test('the export of an affiliate holds the application, where the money goes, and every commission', async () => {
  const told = tellOf('wombat');
  const { browser, code, commission } = await becomeAffiliate(told);
  const answer = await browser.ask('/api/account/export');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = strFromU8(files['affiliate.json'] ?? new Uint8Array());
  for (const words of [...Object.values(told), code, commission.id, 'affiliate applied']) expect(text).toContain(words);
  expect(text).not.toContain('Fingerprint');
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('affiliate.json');
});

test('of a deleted affiliate only the code and the sums stay, and the link earns nothing any more', async () => {
  const { browser, password, affiliateId, code, commission } = await becomeAffiliate(tellOf('bilby'));
  expect(await findInDatabase(context.db, 'bilby')).toEqual(['public.affiliates']);
  const { status } = await browser.ask('/api/account/delete', { method: 'POST', body: { password } });
  expect(status).toBe(200);
  expect(await findInDatabase(context.db, 'bilby')).toEqual([]);
  const found = await context.db.execute(sql`select * from affiliates where id = ${affiliateId}`);
  expect((found as { readonly rows: readonly object[] }).rows).toMatchObject([
    { user_id: null, affiliate_code: code, payout_details: '', payout_fingerprint: '', stripe_account_id: null },
  ]);

  const buyer = await createTestMember(context);
  const { orderId } = await buyInTest(context, { member: buyer, referralCode: code, productType: 'subscription' });
  await earnCommission(context, { orderId: orderId ?? '' });
  const kept = await context.db.execute(sql`select id from commissions where affiliate_id = ${affiliateId}`);
  expect((kept as { readonly rows: readonly object[] }).rows).toEqual([{ id: commission.id }]);
});
