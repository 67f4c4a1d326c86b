import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPayment } from '#payments/checkout/check-payment.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { orders, paymentEvents, purchases, subscriptions } from '#payments/tables.ts';
import { completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { runAtOnce } from '#platform/testing/run-at-once.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';

const sessionCount = 100;

let postgres: TestPostgres;
let context: TestContext;

beforeAll(async () => {
  postgres = await openTestPostgres();
  context = await openTestContext(postgres.database);
});
afterAll(async () => {
  await context.close();
  await postgres.stop();
});

test('100 checkouts, each told four times at once and once more by another event, are 100 purchases', async () => {
  const sessions = await Promise.all(
    Array.from({ length: sessionCount }, async () => {
      const member = await createTestMember(context);
      const opened = await createPayment(context, { member, wanted: wantedOf({ productType: 'subscription' }) });
      return { member, checkout: context.payments.pay(opened.sessionId) };
    }),
  );
  const deliveries = sessions.flatMap(({ checkout }) => {
    const told = context.payments.deliver(completedEvent(context, checkout));
    return [told, told, told, told, context.payments.deliver(completedEvent(context, checkout))];
  });

  const asking = sessions.map(({ member, checkout }) => ({ member, sessionId: checkout.sessionId }));
  await Promise.all([
    runAtOnce(deliveries, { run: (delivery) => receivePaymentEvent(context, delivery) }),
    // The success page asks at the same moment.
    runAtOnce(asking, { run: (asked) => checkPayment(context, asked), lanes: 10 }),
  ]);

  expect(await context.db.select().from(purchases)).toHaveLength(sessionCount);
  expect(await context.db.select().from(subscriptions)).toHaveLength(sessionCount);
  expect(await context.db.select().from(paymentEvents)).toHaveLength(2 * sessionCount);
  const states = await context.db
    .select({ state: orders.state, count: sql<string>`count(*)` })
    .from(orders)
    .groupBy(orders.state);
  expect(states).toEqual([{ state: 'paid', count: String(sessionCount) }]);
  const told = await context.told();
  for (const listener of ['payments.complete-document', 'payments.mail-receipt']) {
    expect(told.filter((job) => job.listener === listener)).toHaveLength(sessionCount);
  }
  const received = await context.db.execute(
    sql`select count(*)::int as count from audit_rows where action = 'payment received'`,
  );
  expect((received as { readonly rows: readonly object[] }).rows).toEqual([{ count: sessionCount }]);
});

test('a double click that reaches two processes opens one checkout', async () => {
  const member = await createTestMember(context);
  const wanted = wantedOf({ productType: 'subscription' });
  const opened = await Promise.all(Array.from({ length: 8 }, () => createPayment(context, { member, wanted })));
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
});
