// How long the lists and figures of the portal take on PostgreSQL with 100,000 affiliates, 1,000,000 commissions and as
// many entries of the audit log: every tab as it is opened, searched, filtered and sorted, and far down the list. Beside
// them, as a floor, an empty round trip and the read of one row. Starts a PostgreSQL of its own and fills it, which takes
// some minutes. Run: npx node bench/admin-lists.ts
import { listAffiliates } from '@evergrant/server/affiliates/list-affiliates.ts';
import { listAllCommissions } from '@evergrant/server/affiliates/commissions/list-all-commissions.ts';
import { listPayoutRuns, listPayouts } from '@evergrant/server/affiliates/payouts/list-payouts.ts';
import { readAdminAnalytics, readAdminStatistics } from '@evergrant/server/affiliates/read-figures.ts';
import { closeCommissionMonths } from '@evergrant/server/affiliates/commissions/sum-commissions.ts';
import { listDeliveries } from '@evergrant/server/notifications/list-deliveries.ts';
import { listAllPurchases } from '@evergrant/server/payments/purchases/list-all-purchases.ts';
import { listAudit } from '@evergrant/server/platform/list-audit.ts';
import { openTestPostgres } from '@evergrant/server/platform/testing/open-test-postgres.ts';
import { listPropertySubmissions } from '@evergrant/server/properties/list-submissions.ts';
import { fillDatabase } from '#admin-lists/fill-database.ts';

const rounds = 7;
const limitMs = 300;

const postgres = await openTestPostgres();
const { db } = postgres.database;
const context = { db, clock: () => new Date('2026-11-20T12:00:00Z') };

const measure = async (name: string, run: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  const [first = 0] = times;
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[rounds >> 1] ?? 0;
  const mark = median < limitMs ? ' ' : '!';
  console.log(`${mark} ${name.padEnd(58)} median ${median.toFixed(1).padStart(7)} ms   first ${first.toFixed(1)} ms`);
  return median;
};

/** The hundredth page of a list costs what the first one does. */
const cursorAfter = async (
  pages: number,
  list: (cursor?: string) => Promise<{ readonly nextCursor: string | null }>,
): Promise<string> => {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) cursor = (await list(cursor)).nextCursor ?? undefined;
  return cursor ?? '';
};

const measureStates = async (): Promise<readonly number[]> => {
  const medians: number[] = [];
  for (const state of ['held', 'refused', 'waiting', 'sending', 'paid', 'reversed'] as const) {
    for (const sort of ['newest', 'largest'] as const) {
      medians.push(await measure(`commissions, ${state}, ${sort}`, () => listAllCommissions(context, { state, sort })));
    }
  }
  return medians;
};

try {
  await fillDatabase(db);
  await closeCommissionMonths(context);
  await measure('floor: select 1', () => db.execute('select 1'));
  const oneRow = "select * from affiliates where id = md5('a7')::uuid";
  await measure('floor: one affiliate by its key', () => db.execute(oneRow));

  const deep = await cursorAfter(100, (cursor) => listAffiliates(context, { sort: 'name', cursor }));
  const deepCommissions = await cursorAfter(100, (cursor) => listAllCommissions(context, { cursor }));
  const medians = [
    await measure('the eight figures', () => readAdminStatistics(context)),
    await measure('applications', () => listAffiliates(context, {})),
    await measure('applications, by name', () => listAffiliates(context, { sort: 'name' })),
    await measure('applications, by name, page 101', () => listAffiliates(context, { sort: 'name', cursor: deep })),
    await measure('applications, pending, oldest first', () =>
      listAffiliates(context, { status: 'pending', sort: 'oldest' }),
    ),
    await measure('applications, "ma" (a tenth of all), by name', () =>
      listAffiliates(context, { search: 'ma', sort: 'name' }),
    ),
    await measure('applications, "wanda" (the last of all), by name', () =>
      listAffiliates(context, { search: 'wanda', sort: 'name' }),
    ),
    await measure('applications, one person by name', () => listAffiliates(context, { search: 'wanda hill51' })),
    await measure('applications, one person by code', () => listAffiliates(context, { search: 'AFF-4711-' })),
    await measure('applications, nobody', () => listAffiliates(context, { search: 'zzz' })),
    await measure('commissions', () => listAllCommissions(context, {})),
    await measure('commissions, page 101', () => listAllCommissions(context, { cursor: deepCommissions })),
    await measure('commissions, largest first', () => listAllCommissions(context, { sort: 'largest' })),
    ...(await measureStates()),
    await measure('commissions, "ma" (a tenth of all affiliates)', () => listAllCommissions(context, { search: 'ma' })),
    await measure('commissions, "ma", largest first', () =>
      listAllCommissions(context, { search: 'ma', sort: 'largest' }),
    ),
    await measure('commissions, of some affiliates', () => listAllCommissions(context, { search: 'wanda hill5' })),
    await measure('commissions, of one affiliate', () => listAllCommissions(context, { search: 'AFF-4711-' })),
    await measure('commissions, of the one with a hundred thousand', () =>
      listAllCommissions(context, { search: 'AFF-1-C4CA4238A', sort: 'largest' }),
    ),
    await measure('commissions, "1" (a sixth of all affiliates), largest first', () =>
      listAllCommissions(context, { search: 'AFF-1', sort: 'largest' }),
    ),
    await measure('analytics', () => readAdminAnalytics(context)),
    await measure('pay days', () => listPayoutRuns(context)),
    await measure('payouts', () => listPayouts(context, {})),
    await measure('payouts, "ma", failed', () => listPayouts(context, { search: 'ma', state: 'failed' })),
    await measure('purchases, refund requests first', () => listAllPurchases(context, {})),
    await measure('purchases, a buyer by email', () => listAllPurchases(context, { search: 'member4711@' })),
    await measure('properties', () => listPropertySubmissions(db, {})),
    await measure('properties, "main street"', () => listPropertySubmissions(db, { search: 'main street' })),
    await measure('webhooks', () => listDeliveries(context)),
    await measure('audit log', () => listAudit(context, {})),
    await measure('audit log, an action', () => listAudit(context, { search: 'affiliate approved' })),
    await measure('audit log, one person', () => listAudit(context, { search: `member:${'m'.repeat(20)}4711` })),
    await measure('audit log, nobody', () => listAudit(context, { search: 'nobody' })),
  ];
  const slowest = Math.max(...medians);
  console.log(`slowest median ${slowest.toFixed(1)} ms, limit ${limitMs} ms`);
  if (slowest >= limitMs) process.exitCode = 1;
} finally {
  await postgres.database.close();
  await postgres.stop();
}
