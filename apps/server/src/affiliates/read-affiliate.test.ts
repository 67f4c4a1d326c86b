import type { Affiliate, Commission } from '@evergrant/contract/affiliates.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAffiliate, setTestAffiliateStatus } from '#platform/testing/apply-in-test.ts';
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

const signInAffiliate = async (status: 'pending' | 'approved' = 'approved') => {
  const { userId, email, browser } = await signInTestAccount(app);
  const member = { kind: 'member', userId, email, name: 'Ada Quill', role: 'member' } as const;
  return { browser, ...(await createTestAffiliate(context, { member, status })) };
};
const read = async <Answer>(browser: TestBrowser, path: string) =>
  (await (await browser.ask(`/api${path}`)).json()) as Answer;
const readOwn = async (browser: TestBrowser) =>
  (await read<{ affiliate: Affiliate | null }>(browser, '/affiliates/me')).affiliate;

interface Entry {
  readonly amount: number;
  readonly order?: string;
  readonly paid?: boolean;
  readonly heldFor?: string;
  readonly reviewed?: string;
  readonly minute?: number;
}

const enter = async (affiliateId: string, { amount, minute = 0, ...rest }: Entry): Promise<string> => {
  const { order = crypto.randomUUID(), paid = false, heldFor = null, reviewed = null } = rest;
  const at = new Date(context.clock().getTime() + minute * 60_000).toISOString();
  await context.db.execute(sql`
    insert into commissions (affiliate_id, earned_by_order, commission_type, entry, amount_due, purchase_amount,
      held_for, reviewed, payable_at, payout_date, paid, created_at)
    values (${affiliateId}, ${order}, 'one_time', ${amount < 0 ? 'reversal' : 'earned'}, ${amount}, 29700,
      ${heldFor}, ${reviewed}, ${at}, '2026-04-10', ${paid}, ${at})`);
  return order;
};

test('a member who has not applied has no affiliate record', async () => {
  const { browser } = await signInTestAccount(app);
  expect(await readOwn(browser)).toBeNull();
  const list = await browser.ask('/api/affiliates/me/commissions');
  expect([list.status, await list.json()]).toMatchObject([404, { detail: 'Affiliate record not found' }]);
});

test('an applicant sees the record, and the link only once it is approved', async () => {
  const { browser, code } = await signInAffiliate('pending');
  expect(await readOwn(browser)).toMatchObject({
    status: 'pending',
    affiliateCode: code,
    referralLink: null,
    nextPayoutDate: null,
  });
  await setTestAffiliateStatus(context, { code, status: 'approved' });
  expect(await readOwn(browser)).toMatchObject({
    status: 'approved',
    referralLink: `http://localhost:3000/?ref=${code}`,
    approvedAt: '2026-03-02T15:00:00.000Z',
    nextPayoutDate: '2026-03-13',
    stats: {
      totalEarningsInCents: 0,
      pendingEarningsInCents: 0,
      totalConversions: 0,
      totalClicks: 0,
      conversionRate: 0,
    },
  });
});

test('the figures add up: paid and unpaid apart, refunds taken off, refused ones left out', async () => {
  const { browser, affiliateId } = await signInAffiliate();
  const paid = await enter(affiliateId, { amount: 5_000, paid: true });
  await enter(affiliateId, { amount: -2_500, order: paid });
  await enter(affiliateId, { amount: 900 });
  await enter(affiliateId, { amount: 5_000, heldFor: 'same-address' });
  const refused = await enter(affiliateId, { amount: 5_000, heldFor: 'same-person', reviewed: 'refused' });
  await enter(affiliateId, { amount: -1_000, order: refused });
  for (let visitor = 0; visitor < 9; visitor += 1) {
    await context.db
      .execute(sql`insert into affiliate_analytics (affiliate_id, event_type, visitor_hash, day, created_at)
      values (${affiliateId}, 'click', ${`visitor ${visitor}`}, '2026-03-02', now())`);
  }
  expect((await readOwn(browser))?.stats).toEqual({
    totalEarningsInCents: 5_000,
    pendingEarningsInCents: 3_400,
    totalConversions: 4,
    totalClicks: 9,
    conversionRate: 44.4,
  });
});

test('commissions come the newest first, fifty at a time, each once and nobody else’s', async () => {
  const { browser, affiliateId } = await signInAffiliate();
  const other = await signInAffiliate();
  for (let index = 0; index < 120; index += 1)
    await enter(affiliateId, { amount: 100 + index, minute: Math.floor(index / 3) });
  await enter(other.affiliateId, { amount: 7 });
  const pages: Commission[][] = [];
  for (let before = ''; ;) {
    const page = await read<{ commissions: Commission[]; nextCursor: string | null }>(
      browser,
      `/affiliates/me/commissions${before && `?before=${encodeURIComponent(before)}`}`,
    );
    pages.push(page.commissions);
    if (page.nextCursor === null) break;
    before = page.nextCursor;
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  const all = pages.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  expect(all.some(({ amountDueInCents }) => amountDueInCents === 7)).toBe(false);
  expect((await browser.ask('/api/affiliates/me/commissions?before=nonsense')).status).toBe(422);
});

test('each entry says where it stands', async () => {
  const { browser, affiliateId } = await signInAffiliate();
  const taken = await enter(affiliateId, { amount: 1, minute: 1 });
  await enter(affiliateId, { amount: -1, order: taken, minute: 2 });
  await enter(affiliateId, { amount: 3, heldFor: 'witness', minute: 3 });
  await enter(affiliateId, { amount: 4, heldFor: 'witness', reviewed: 'refused', minute: 4 });
  await enter(affiliateId, { amount: 5, paid: true, minute: 5 });
  await enter(affiliateId, { amount: 6, minute: 6 });
  const { commissions } = await read<{ commissions: Commission[] }>(browser, '/affiliates/me/commissions');
  expect(commissions.map(({ amountDueInCents, state }) => [amountDueInCents, state])).toEqual([
    [6, 'waiting'],
    [5, 'paid'],
    [4, 'refused'],
    [3, 'held'],
    [-1, 'reversed'],
    [1, 'reversed'],
  ]);
});

test('a reversal says whether the commission that it takes back had been paid', async () => {
  const { browser, affiliateId } = await signInAffiliate();
  const unpaid = await enter(affiliateId, { amount: 10, minute: 1 });
  await enter(affiliateId, { amount: -4, order: unpaid, minute: 2 });
  const paid = await enter(affiliateId, { amount: 20, paid: true, minute: 3 });
  await enter(affiliateId, { amount: -20, order: paid, minute: 4 });
  const { commissions } = await read<{ commissions: Commission[] }>(browser, '/affiliates/me/commissions');
  expect(commissions.map(({ amountDueInCents, takesBackPaid }) => [amountDueInCents, takesBackPaid])).toEqual([
    [-20, true],
    [20, false],
    [-4, false],
    [10, false],
  ]);
});

test('whoever wants to delete the account is told what has not been paid to them', async () => {
  const { browser, affiliateId } = await signInAffiliate();
  const order = await enter(affiliateId, { amount: 5000 });
  await enter(affiliateId, { amount: -1000, order });
  await enter(affiliateId, { amount: 900, paid: true });
  expect(await read(browser, '/account/deletion')).toMatchObject({ unpaidEarningsInCents: 4000 });
  expect(await read((await signInTestAccount(app)).browser, '/account/deletion')).toMatchObject({
    unpaidEarningsInCents: 0,
  });
});
