import { createServer, loadSpec } from '#stripe-conformance/validate.mjs';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import { runPayouts } from '@evergrant/server/affiliates/payouts/run-payouts.ts';
import { openTestContext, type TestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '@evergrant/server/platform/testing/open-test-postgres.ts';
import { addTestEarning, addTestPayee, advanceTo } from '@evergrant/server/platform/testing/payouts-in-test.ts';
import { runAtOnce } from '@evergrant/server/platform/testing/run-at-once.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer, listenOnAnyPort, secretKey, webhookSecret } from '#stripe-sandbox/open-test-shop.ts';

const payoutCount = 500;
const minute = 60_000;

/** The strict peer that answers as Stripe would, and can be told to fail. */
interface Provider {
  readonly payments: Payments;
  readonly violations: () => readonly unknown[];
  readonly tell: (path: string, body?: object) => Promise<unknown>;
  readonly transfers: () => Promise<readonly Transfer[]>;
  readonly stop: () => Promise<void>;
}

interface Transfer {
  readonly id: string;
  readonly amount: number;
  readonly destination: string;
  readonly transfer_group: string;
}

const startProvider = async (): Promise<Provider> => {
  const server = createServer(loadSpec(), { quiet: true });
  const port = await listenOnAnyPort(server);
  const tell = async (path: string, body: object = {}): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  return {
    payments: createStripePayments({ secretKey, webhookSecret, host: '127.0.0.1', port, protocol: 'http' }),
    violations: () => server.report().violations,
    tell,
    transfers: async () => (await tell('/__list', { object: 'transfer' })) as readonly Transfer[],
    stop: () => closeServer(server),
  };
};

let postgres: TestPostgres;
let context: TestContext;
let provider: Provider;

beforeEach(async () => {
  [postgres, provider] = await Promise.all([openTestPostgres(), startProvider()]);
  context = await openTestContext(postgres.database);
  advanceTo(context, '2026-04-10');
});
afterEach(async () => {
  await context.close();
  await Promise.all([postgres.stop(), provider.stop()]);
});

const setUp = (accountId: string, transfers: 'active' | 'inactive') =>
  provider.tell(`/__set/${accountId}`, {
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers },
  });

/** An affiliate with an account at the provider, and what is owed to them in whole cents. */
const addPayee = async (index: number): Promise<{ readonly id: string; readonly owedInCents: number }> => {
  const { accountId } = await provider.payments.createPayoutAccount({
    email: `affiliate-${index}@example.org`,
    affiliateId: `affiliate-${index}`,
    idempotencyKey: `account-${index}`,
  });
  await setUp(accountId, 'active');
  const { id } = await addTestPayee(context, { stripeAccountId: accountId });
  const amounts = [5_000, 900, 900].slice(0, 1 + (index % 3));
  for (const amountDueInCents of amounts) await addTestEarning(context, { affiliateId: id, amountDueInCents });
  return { id, owedInCents: amounts.reduce((sum, cents) => sum + cents, 0) };
};

/** Chance that repeats itself, so that a failure can be looked at again. */
const createChance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const faults = ['drop_before', 'drop_after', 'error500', 'error500_after', 'rate429', 'delay'] as const;

interface Weather {
  readonly op: string;
  readonly requests: number;
  readonly badOfHundred: number;
}

/** What becomes of the next requests: so many of a hundred go wrong, one or some in a row, in one way or another. */
const addFaults = async (chance: () => number, { op, requests, badOfHundred }: Weather): Promise<void> => {
  for (let count = 0; count < requests;) {
    const isBad = chance() * 100 < badOfHundred;
    const kind = isBad ? faults[Math.floor(chance() * faults.length)] : 'delay';
    const n = 1 + Math.floor(chance() * 4);
    // A delay of nothing is a request that goes well.
    await provider.tell('/__fault', { op, kind, n, ms: isBad && kind === 'delay' ? 100 : 0 });
    count += n;
  }
};

interface Books {
  readonly payouts: number;
  readonly paid: number;
  readonly unpaid: number;
  readonly paidInCents: number;
  readonly tries: number;
}

const readBooks = async (): Promise<Books> => {
  const found = await context.db.execute(sql`select
    (select count(*) from payouts)::int as payouts,
    (select count(*) from payouts where state = 'paid')::int as paid,
    (select count(*) from commissions where not paid)::int as unpaid,
    (select coalesce(sum(amount_due), 0) from commissions where paid)::int as "paidInCents",
    (select max(attempt) from payouts)::int as tries`);
  const [row] = (found as { readonly rows: readonly Books[] }).rows;
  if (!row) throw new Error('there are no books');
  return row;
};

const sumOf = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { amount }) => sum + amount, 0);

test('500 payouts with requests and answers that get lost, by three processes that die: each is paid once', async () => {
  const chance = createChance(20_260_410);
  const indexes = Array.from({ length: payoutCount }, (_, index) => index);
  const payees = await runAtOnce(indexes, { lanes: 16, run: addPayee });
  const owedInCents = payees.reduce((sum, payee) => sum + payee.owedInCents, 0);
  const dying: TestContext['announce'] = (tx, name, data) =>
    chance() < 0.05 ? Promise.reject(new Error('the process is gone')) : context.announce(tx, name, data);
  const processes = Array.from({ length: 3 }, () => ({ ...context, announce: dying, payments: provider.payments }));

  await addFaults(chance, { op: 'POST /v1/transfers', requests: 600, badOfHundred: 60 });
  await addFaults(chance, { op: 'GET /v1/accounts/{id}', requests: 200, badOfHundred: 10 });
  await addFaults(chance, { op: 'GET /v1/transfers', requests: 60, badOfHundred: 30 });
  await Promise.allSettled(processes.map(runPayouts));
  const afterFirst = await readBooks();
  const movedAtFirst = sumOf(await provider.transfers());
  for (let runs = 0; runs < 5; runs += 1) {
    context.advance(60 * minute);
    // The provider remembers keys for a day only: what protects from here on is the question, not the key.
    await provider.tell('/__prune-idempotency');
    await Promise.allSettled(processes.map(runPayouts));
  }

  // Otherwise nothing was tried: some money had moved that nobody here knew of, and some payouts needed a new key.
  expect(afterFirst.paid).toBeLessThan(payoutCount);
  expect(movedAtFirst).toBeGreaterThan(afterFirst.paidInCents);
  const books = await readBooks();
  expect(books.tries).toBeGreaterThan(1);
  expect(books).toMatchObject({ payouts: payoutCount, paid: payoutCount, unpaid: 0, paidInCents: owedInCents });
  const transfers = await provider.transfers();
  expect(new Set(transfers.map((transfer) => transfer.transfer_group)).size).toBe(payoutCount);
  expect(transfers).toHaveLength(payoutCount);
  expect(sumOf(transfers)).toBe(owedInCents);
  expect(provider.violations()).toEqual([]);
});

test('a refusal that the provider repeats for its key is paid once with another key after the cause is gone', async () => {
  const { owedInCents } = await addPayee(0);
  const { payments } = provider;
  // The account is closed between the last look and the transfer.
  const findPayoutAccount: Payments['findPayoutAccount'] = async (accountId) => {
    const account = await payments.findPayoutAccount(accountId);
    await setUp(accountId, 'inactive');
    return account;
  };
  await runPayouts({ ...context, payments: { ...payments, findPayoutAccount } });
  expect(await provider.transfers()).toEqual([]);

  const found = await context.db.execute(sql`select p.id, p.state, p.stripe_account_id as account, a.id as affiliate
    from payouts p join affiliates a on a.id = p.affiliate_id`);
  const [payout] = (found as { readonly rows: readonly Record<string, string>[] }).rows;
  const { id: payoutId = '', account: accountId = '', affiliate = '' } = payout ?? {};
  expect(payout).toMatchObject({ state: 'failed' });
  await setUp(accountId, 'active');
  const idempotencyKey = `payout:${payoutId}:1`;
  const poisoned = payments.sendTransfer({ amountInCents: owedInCents, accountId, payoutId, idempotencyKey });
  await expect(poisoned).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });

  await context.db.execute(sql`update affiliates set stripe_onboarding_completed = true where id = ${affiliate}`);
  for (let runs = 0; runs < 3; runs += 1) {
    context.advance(60 * minute);
    await runPayouts({ ...context, payments });
  }
  expect(await provider.transfers()).toMatchObject([{ amount: owedInCents, transfer_group: payoutId }]);
  expect(await readBooks()).toMatchObject({ payouts: 1, paid: 1, unpaid: 0, paidInCents: owedInCents, tries: 2 });
});
