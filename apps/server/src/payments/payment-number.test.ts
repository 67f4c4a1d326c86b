import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPurchases } from '#payments/purchases/export-purchases.ts';
import { paymentJobs } from '#payments/jobs.ts';
import { listAllPurchases } from '#payments/purchases/list-all-purchases.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { checkPayment } from '#payments/checkout/check-payment.ts';
import { readPaymentNumber } from '#payments/payment-number.ts';
import { readReceipt } from '#payments/purchases/read-receipt.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { orders } from '#payments/tables.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(paymentJobs(context));
});
afterAll(() => context.close());

test('a purchase has one number: on the page, in the mail, the receipt, the account, the export and the portal', async () => {
  const member = await createTestMember(context);
  const { sessionId } = await buyInTest(context, { member, productType: 'subscription' });
  await context.jobsDone();

  const [bought] = await listPurchases(context, member);
  const number = bought?.number ?? '';
  expect(number).toMatch(/^EG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await checkPayment(context, { member, sessionId })).toMatchObject({ orderNumber: number });
  const [mail] = await context.mail.list(member.email);
  expect(mail?.text).toContain(`Order number: ${number}`);
  expect(await readReceipt(context, { member, purchaseId: bought?.id ?? '' })).toContain(number);
  const exported = await exportPurchases(context.db, member.userId);
  expect(exported.orders).toMatchObject([{ number }]);
  expect(exported.purchases).toMatchObject([{ number }]);
  expect((await listAllPurchases(context, { search: number })).rows).toMatchObject([{ number, id: bought?.id }]);
});

test('the portal finds a purchase by its number however it is typed, by a renewal’s, and by the ids of old mails', async () => {
  const member = await createTestMember(context);
  const checkout = await buyInTest(context, { member, productType: 'subscription' });
  const event = eventsAbout(checkout).invoicePaid(20);
  await receivePaymentEvent(context, context.payments.deliver(event));
  const [first, second] = await listPurchases(context, member);
  const [bought, renewal] = first?.isRenewal ? [second, first] : [first, second];
  expect(renewal?.number).not.toBe(bought?.number);

  const number = bought?.number ?? '';
  const typed = [
    number,
    number.toLowerCase(),
    number.slice(3),
    number.replaceAll('-', ' '),
    number.replaceAll('0', 'o'),
  ];
  for (const search of [...typed, renewal?.number, checkout.orderId, bought?.id]) {
    const { rows, total } = await listAllPurchases(context, { search });
    expect({ search, ids: rows.map(({ id }) => id), total }).toEqual({ search, ids: [bought?.id], total: 1 });
  }
});

test('a name is not taken for a number', async () => {
  const member = await createTestMember(context, { name: 'Margaret' });
  await buyInTest(context, { member, productType: 'subscription' });
  expect((await listAllPurchases(context, { search: 'Margaret' })).rows).toMatchObject([{ buyerName: 'Margaret' }]);
});

test('no two payments have the same number, and neighbours look different', async () => {
  const many = Array.from({ length: 3_000 }, () => ({
    productType: 'one_time' as const,
    amountInCents: 1,
    idempotencyKey: crypto.randomUUID(),
  }));
  const placed = await context.db.insert(orders).values(many).returning({ number: orders.number });
  expect(new Set(placed.map(({ number }) => number)).size).toBe(3_000);
  expect(new Set(placed.map(({ number }) => number.slice(3, 7))).size).toBeGreaterThan(2_500);
});

test.each(['', 'EG', 'EG-7F3K-2M9', 'EG-7F3K-2M9QQ', 'XX-7F3K-2M9Q', 'EG-7F3K-2M9U', '7f3k2m9q\0'])(
  '“%s” is no number of a payment',
  (typed) => {
    expect(readPaymentNumber(typed)).toBeUndefined();
  },
);
