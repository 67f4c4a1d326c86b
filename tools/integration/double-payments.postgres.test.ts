import { attachPurchase } from '@evergrant/server/payments/claims/attach-purchase.ts';
import { createJobs } from '@evergrant/server/worker.ts';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import type { Context } from '@evergrant/server/platform/context.ts';
import { createTestMember } from '@evergrant/server/platform/testing/create-test-member.ts';
import { openTestPostgres, type TestPostgres } from '@evergrant/server/platform/testing/open-test-postgres.ts';
import { runAtOnce } from '@evergrant/server/platform/testing/run-at-once.ts';
import { createDocument } from '@evergrant/server/documents/create-document.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCheckout, type Asked, type Opened } from '#integration/open-checkout.ts';
import { openPaidServer, type PaidServer } from '#integration/open-paid-server.ts';
import { startCheckoutProcesses, type CheckoutProcesses } from '#integration/start-checkout-processes.ts';
import { press, secretKey } from '#stripe-sandbox/open-test-shop.ts';

vi.setConfig({ testTimeout: 300_000 });

const administrator = 'admin@example.com';
const kinds = ['document', 'subscription', 'package'] as const;
let postgres: TestPostgres;
let shop: PaidServer;
let context: Context;
let processes: CheckoutProcesses;

beforeAll(async () => {
  postgres = await openTestPostgres();
  const clock = () => new Date();
  shop = await openPaidServer({ database: postgres.database, isIdle: true, adminEmails: [administrator], clock });
  context = shop.context;
  processes = await startCheckoutProcesses(postgres.url, shop.proxyPort);
});
afterAll(async () => {
  await processes.stop();
  await shop.stop();
  await postgres.stop();
});

interface Round {
  readonly email: string;
  readonly asked: Asked;
}

const begin = async (round: number): Promise<Round> => {
  const kind = kinds[round % kinds.length];
  const member = await createTestMember(shop.embedded);
  const { email } = member;
  if (kind === 'package') return { email, asked: { kind, email, ipAddress: `198.51.${round}.7` } };
  if (kind === 'subscription') return { email, asked: { kind, member } };
  const origin = { ipAddress: '203.0.113.7', userAgent: 'Vitest' };
  const { id } = await createDocument(context, { member, name: 'Trust', documentTypeId: 'living-trust', origin });
  return { email, asked: { kind: 'document', member, documentId: id } };
};

const open = (asked: Asked, by: Context = context): Promise<Opened> => insist(() => openCheckout(by, asked));
const openIn = (processNumber: number, asked: Asked): Promise<Opened> =>
  insist(() => processes.open(processNumber, asked));

// On a busy machine the provider is sometimes late; who is told so tries again.
const insist = async (ask: () => Promise<Opened>): Promise<Opened> => {
  const opened = await ask();
  return 'refused' in opened && opened.refused === 'payment-unavailable' ? insist(ask) : opened;
};
const urlsOf = (opened: readonly Opened[]) => opened.flatMap((one) => ('url' in one ? [one.url] : []));
const pay = (urls: readonly string[]) => Promise.all(urls.map((url) => press(url, 'pay')));

/** So many pages at the same moment, each in one process or in three; then everything that can be paid is paid at once. */
const openAtOnce = async (round: number, asked: Asked): Promise<void> => {
  const pages = Array.from({ length: round % 2 === 0 ? 2 : 6 }, (_, page) => page);
  const isAlone = round % 4 === 3;
  const opened = await Promise.all(pages.map((page) => (isAlone ? open(asked) : openIn(page, asked))));
  const urls = urlsOf(opened);
  expect(urls).not.toHaveLength(0);
  await pay(urls);
};

/** The first page is paid in the very moment in which another one is opened. */
const payWhileOpening = async (round: number, asked: Asked): Promise<void> => {
  const first = await openIn(round, asked);
  const [second] = await Promise.all([openIn(round + 1, asked), pay(urlsOf([first]))]);
  await pay(urlsOf([second]));
};

/** The provider says that the first page is closed, and it is paid all the same; a guest has claimed the other one by then. */
const closeTooLate = async (_round: number, asked: Asked): Promise<void> => {
  const expireCheckout: Payments['expireCheckout'] = async (sessionId) => {
    const found = await context.payments.findCheckout(sessionId);
    return found && { ...found, status: 'expired', url: undefined };
  };
  const late = { ...context, payments: { ...context.payments, expireCheckout } };
  const opened = [await open(asked), await open(asked, late)];
  const [earlier = '', later = ''] = urlsOf(opened);
  expect(later).not.toBe('');
  if (asked.kind === 'package') {
    await pay([later]);
    await shop.sandbox.webhooksSettled();
    await claim(asked.email);
    return void (await pay([earlier]));
  }
  await pay([earlier, later]);
};

const claim = async (email: string): Promise<void> => {
  const { userId } = await createTestMember(shop.embedded);
  const bought = await context.db.execute(sql`select id from orders where state = 'paid' and payer_email = ${email}`);
  const [order] = (bought as { readonly rows: readonly { readonly id: string }[] }).rows;
  if (!order) throw new Error(`nothing was bought by ${email}`);
  await context.db.transaction((tx) =>
    attachPurchase({ ...context, tx }, { orderId: order.id, userId, by: 'browser' }),
  );
};

const waysOf = (round: number) => (round < 60 ? openAtOnce : round < 80 ? payWhileOpening : closeTooLate);

/** Does what follows from the payments: one pass for what the events caused, one for what the refunds caused. */
const doJobs = async (): Promise<void> => {
  const wanted = ['payments.return-second', 'payments.mail-second', 'payments.mail-refund'];
  const jobs: Readonly<Record<string, (data: never) => Promise<void>>> = createJobs(context);
  for (const listeners of [wanted.slice(0, 2), wanted.slice(2)]) {
    const told = (await shop.embedded.told()).filter(({ listener }) => listeners.includes(listener));
    await runAtOnce(told, { lanes: 6, run: async ({ listener, data }) => jobs[listener]?.(data as never) });
  }
};

interface Listed {
  readonly id: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly billing_details: { readonly email: string };
}

const listCharges = async (): Promise<readonly Listed[]> => {
  const all: Listed[] = [];
  for (let hasMore = true; hasMore;) {
    const after = all.at(-1) ? `&starting_after=${all.at(-1)?.id}` : '';
    const response = await fetch(`http://127.0.0.1:${shop.proxyPort}/v1/charges?limit=100${after}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    const page = (await response.json()) as { readonly data: readonly Listed[]; readonly has_more: boolean };
    all.push(...page.data);
    hasMore = page.has_more;
  }
  return all;
};

const count = async (query: ReturnType<typeof sql>): Promise<number> => {
  const found = await context.db.execute(query);
  return Number((found as { readonly rows: readonly { readonly count: string }[] }).rows[0]?.count);
};

test('100 buyers with two or six pages for one thing, in one process or three, pay for it once', async () => {
  const rounds = Array.from({ length: 100 }, (_, round) => round);
  const buyers = await runAtOnce(rounds, {
    lanes: 6,
    run: async (round) => {
      const { email, asked } = await begin(round);
      await waysOf(round)(round, asked);
      return { email, price: asked.kind === 'subscription' ? 3_400 : 29_700 };
    },
  });
  await shop.sandbox.webhooksSettled();
  await doJobs();
  await shop.sandbox.webhooksSettled();

  const charges = await listCharges();
  const kept = buyers.map(({ email, price }) => ({
    email,
    price,
    leftInCents: charges
      .filter((charge) => charge.billing_details.email === email)
      .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0),
  }));
  expect(kept.filter(({ price, leftInCents }) => leftInCents !== price)).toEqual([]);
  const seconds = await count(sql`select count(*) from purchases where second_of is not null`);
  // Otherwise nothing was tried: those whose page closed too late have paid twice.
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(await count(sql`select count(*) from purchases where refunded_at is null`)).toBe(100);
  expect(await count(sql`select count(*) from purchases where second_of is not null and refunded_at is null`)).toBe(0);
  for (const action of ['second payment received', 'second payment returned']) {
    expect(await count(sql`select count(*) from audit_rows where action = ${action}`)).toBe(seconds);
  }
  const running = sql`select count(*) from subscriptions s join purchases p on p.subscription_id = s.id
    where s.status = 'active' and p.second_of is not null`;
  expect(await count(running)).toBe(0);

  const told = await shop.embedded.mail.list(administrator);
  expect(told.filter(({ subject }) => subject.startsWith('Paid twice'))).toHaveLength(seconds);
  const late = buyers.filter(({ email }) => charges.filter((one) => one.billing_details.email === email).length > 1);
  for (const { email } of late) {
    const subjects = (await shop.embedded.mail.list(email)).map(({ subject }) => subject);
    expect(subjects).toContain('You paid twice, and your second payment comes back');
    expect(subjects).toContain('Your money is on its way back');
  }
  expect(shop.proxy.report().violations).toEqual([]);
});
