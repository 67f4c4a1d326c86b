import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLedger } from '#stripe-sandbox/ledger.ts';
import { openTestShop, press } from '#stripe-sandbox/open-test-shop.ts';

const order = {
  orderId: 'order-1',
  kind: 'one_time',
  amountInCents: 29_700,
  productName: 'Living trust',
  description: '',
  customerEmail: 'ada@example.org',
  successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/checkout',
  metadata: {},
  idempotencyKey: 'checkout-order-1',
} as const;

test('a restart keeps open payment pages, paid ones and the answers to repeated requests', async () => {
  const shop = await openTestShop();
  const open = await shop.payments.openCheckout(order);
  const paid = await shop.payments.openCheckout({ ...order, orderId: 'order-2', idempotencyKey: '2' });
  await press(paid.url, 'pay');

  await shop.restart();

  expect(await shop.payments.openCheckout(order)).toEqual(open);
  expect(await shop.payments.findCheckout(open.sessionId)).toMatchObject({ status: 'open', paymentStatus: 'unpaid' });
  expect(await shop.payments.findCheckout(paid.sessionId)).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
  await press(open.url, 'pay');
  expect(await shop.payments.findCheckout(open.sessionId)).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
  await shop.stop();
});

test('a commit that a crash left half written does not count and does no harm', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  const before = openLedger(folder);
  before.commit([{ table: 'object', key: 'a', value: { paid: false } }]);
  before.commit([{ table: 'object', key: 'b', value: 1 }]);
  before.commit([{ table: 'object', key: 'b', value: null }]);
  before.close();
  await appendFile(join(folder, 'journal.jsonl'), '[{"table":"object","key":"a","value":{"paid":tr');

  const after = openLedger(folder);
  after.commit([{ table: 'object', key: 'c', value: 3 }]);
  after.close();
  const again = openLedger(folder);

  expect(again.list('object')).toEqual([{ paid: false }, 3]);
  expect(again.find('object', 'b')).toBeUndefined();
  again.close();
  await rm(folder, { recursive: true });
});
