import type { CommissionSort } from '@evergrant/contract/administration-records.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAllCommissions } from '#affiliates/commissions/list-all-commissions.ts';
import { listPayoutRuns, listPayouts } from '#affiliates/payouts/list-payouts.ts';
import { reviewCommission } from '#affiliates/commissions/review-commission.ts';
import type { Administrator } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { addTestAffiliate, addTestCommission, addTestPayout } from '#platform/testing/add-test-affiliate.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

const states = ['held', 'refused', 'waiting', 'sending', 'paid', 'reversed'] as const;
let context: TestContext;
let admin: Administrator;
let all: number;

beforeAll(async () => {
  context = await openTestContext();
  admin = { ...(await createTestMember(context)), role: 'admin' };
  all = await addEveryState();
});
afterAll(() => context.close());

/** Every combination of what is kept of a commission, and refunds of some. */
const addEveryState = async (): Promise<number> => {
  const { id: affiliateId } = await addTestAffiliate(context);
  const payoutIds = await addPayouts();
  let added = 0;
  const add = async (kept: Parameters<typeof addTestCommission>[1]) => {
    added += 1;
    context.advance(added % 2 === 0 ? 1_000 : 0);
    return addTestCommission(context, kept);
  };
  for (const heldFor of [null, 'witness'] as const) {
    for (const reviewed of [null, 'released', 'refused'] as const) {
      for (const payoutId of [null, ...payoutIds]) {
        for (const paid of [false, true]) {
          for (const takenBack of [0, 2_000, 5_000]) {
            const kept = { affiliateId, heldFor, reviewed, payoutId, paid, paidAt: paid ? context.clock() : null };
            const { earnedByOrder } = await add({ ...kept, amountDueInCents: 5_000 });
            const reversal = { entry: 'reversal', amountDueInCents: -takenBack, earnedByOrder } as const;
            if (takenBack > 0) await add({ ...kept, ...reversal });
          }
        }
      }
    }
  }
  return added;
};

const addPayouts = async (): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const state of ['sending', 'failed', 'to-pay-by-hand', 'paid'] as const) {
    const { id: affiliateId } = await addTestAffiliate(context, { firstName: 'Otto', lastName: `Berg-${state}` });
    ids.push((await addTestPayout(context, { affiliateId, state })).id);
  }
  return ids;
};

const readAll = async (asked: Parameters<typeof listAllCommissions>[1]) => {
  const rows = [];
  let cursor: string | undefined;
  let total = 0;
  do {
    const page = await listAllCommissions(context, { ...asked, ...(cursor ? { cursor } : {}) });
    rows.push(...page.rows);
    ({ total } = page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(total).toBe(rows.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  return rows;
};

test('every commission is found under exactly the state that it shows', { timeout: 60_000 }, async () => {
  const found = [];
  for (const state of states) {
    const rows = await readAll({ state });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
    found.push(...rows);
  }
  expect(found).toHaveLength(all);
});

const keyOf = { newest: 'createdAt', oldest: 'createdAt', largest: 'amountDueInCents' } as const;

test.each(['newest', 'oldest', 'largest'] as const)(
  'sorted by %s, no commission is missing',
  async (sort: CommissionSort) => {
    const rows = await readAll({ sort });
    expect(rows).toHaveLength(all);
    const keys = rows.map((row) => row[keyOf[sort]]);
    const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1));
    expect(keys).toEqual(sort === 'oldest' ? sorted : sorted.toReversed());
  },
);

test('commissions are found by their affiliate, also when more affiliates fit than can be named', async () => {
  const { id: affiliateId } = await addTestAffiliate(context, { firstName: 'Rosa', lastName: 'Delgado' });
  await addTestCommission(context, { affiliateId });
  expect(await readAll({ search: 'delg' })).toMatchObject([{ affiliateId, affiliateName: 'Rosa Delgado' }]);
  expect(await readAll({ search: 'nobody' })).toEqual([]);

  const crowd = Array.from({ length: 2_010 }, (_, number) => addTestAffiliate(context, { lastName: `Crowd${number}` }));
  const first = await crowd[0];
  await Promise.all(crowd);
  await addTestCommission(context, { affiliateId: first?.id ?? '' });
  expect(await readAll({ search: 'crowd' })).toMatchObject([{ affiliateName: 'Wanda Crowd0' }]);
});

test('a held commission is released for the next pay day or refused, once, and the trail says by whom', async () => {
  const { id: affiliateId } = await addTestAffiliate(context);
  const hold = () => addTestCommission(context, { affiliateId, heldFor: 'same-address', createdAt: new Date(0) });
  const [released, refused] = [await hold(), await hold()];
  const review = (commissionId: string, decision: 'release' | 'refuse') =>
    reviewCommission(context, { admin, commissionId, decision, origin });

  expect(await review(released.id, 'release')).toMatchObject({ state: 'waiting', payoutDate: '2026-03-13' });
  expect(await review(refused.id, 'refuse')).toMatchObject({ state: 'refused' });
  for (const { id } of [released, refused]) {
    await expect(review(id, 'release')).rejects.toMatchObject({ refusal: { code: 'commission-not-held' } });
  }
  expect(await readAudit(context.db, `affiliate:${affiliateId}`)).toMatchObject([
    { actor: `admin:${admin.userId}`, action: 'commission released', details: { heldFor: 'same-address' } },
    { action: 'commission refused' },
  ]);
});

test('payouts are listed by state and affiliate, and summed by pay day', async () => {
  const found = await listPayouts(context, { state: 'failed' });
  expect(found).toMatchObject({ total: 1, rows: [{ affiliateName: 'Otto Berg-failed', state: 'failed' }] });
  expect((await listPayouts(context, { search: 'otto berg' })).rows).toHaveLength(4);
  expect(await listPayoutRuns(context)).toMatchObject({
    nextPayoutDate: '2026-03-13',
    runs: [{ payoutDate: '2026-03-13', payouts: 4, amountInCents: 20_000, paidInCents: 5_000, failed: 1 }],
  });
});
