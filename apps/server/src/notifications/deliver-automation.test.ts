import { AutomationFailed, type AutomationMessage } from '@evergrant/ports/automation/automation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverAutomation } from '#notifications/deliver-automation.ts';
import { forgetDeliveries } from '#notifications/forget-deliveries.ts';
import { listDeliveries } from '#notifications/list-deliveries.ts';
import { queueAutomation } from '#notifications/queue-automation.ts';
import type { Context } from '#platform/context.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const withReceiver = (answer: (message: AutomationMessage) => number): Context => ({
  ...context,
  automation: { deliver: async (message) => answer(message) },
});

const queue = async (tested: Context): Promise<string> => {
  await tested.db.transaction((tx) =>
    queueAutomation(
      { ...tested, tx },
      {
        event: 'witness_invite',
        data: { trust_name: 'Reyes family trust' },
        secrets: { witness_url: 'http://localhost:3000/witness/very-secret-token' },
      },
    ),
  );
  const newest = (await context.told()).at(-1);
  if (!newest) throw new Error('nothing was queued');
  return (newest.data as { deliveryId: string }).deliveryId;
};

test('the private link reaches the receiver and stands in no table', async () => {
  const received: AutomationMessage[] = [];
  const tested = withReceiver((message) => {
    received.push(message);
    return 200;
  });
  const deliveryId = await queue(tested);
  expect(await findInDatabase(context.db, 'very-secret-token')).toEqual([]);

  await deliverAutomation(tested, { deliveryId });
  await deliverAutomation(tested, { deliveryId });

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    id: deliveryId,
    event: 'witness_invite',
    data: { trust_name: 'Reyes family trust', witness_url: 'http://localhost:3000/witness/very-secret-token' },
  });
  const { rows } = await listDeliveries(tested);
  expect(rows[0]).toMatchObject({ id: deliveryId, state: 'delivered', attempts: 1, lastStatus: 200 });
});

test('a receiver that fails is tried again with the same id, and the failure can be seen', async () => {
  const ids: string[] = [];
  let status = 503;
  const tested = withReceiver((message) => {
    ids.push(message.id);
    if (status === 503) throw new AutomationFailed(status, 'the receiver answered 503');
    return status;
  });
  const deliveryId = await queue(tested);

  await expect(deliverAutomation(tested, { deliveryId })).rejects.toBeInstanceOf(AutomationFailed);
  expect((await listDeliveries(tested)).rows.find(({ id }) => id === deliveryId)).toMatchObject({
    state: 'failed',
    lastStatus: 503,
    lastError: 'the receiver answered 503',
  });

  status = 200;
  await deliverAutomation(tested, { deliveryId });
  expect(ids).toEqual([deliveryId, deliveryId]);
});

test('without an address nothing is queued', async () => {
  const before = (await context.told()).length;
  await context.db.transaction((tx) =>
    queueAutomation({ ...context, tx }, { event: 'payment_complete', data: { amount: 1 } }),
  );
  expect((await context.told()).length).toBe(before);
  expect((await listDeliveries(context)).isConfigured).toBe(false);
});

test('what was sent about a member and their documents is forgotten with the account', async () => {
  const tested = withReceiver(() => 200);
  const email = 'leaving.member@example.org';
  const documentId = '7f3e0b52-9f8e-4c1d-8a55-2a4c1f6f0d11';
  await tested.db.transaction(async (tx) => {
    await queueAutomation(
      { ...tested, tx },
      { event: 'payment_complete', data: { amount: 29_700, user_email: email } },
    );
    const data = { trust_id: documentId, witness_email: 'witness.of.leaving@example.org' };
    await queueAutomation({ ...tested, tx }, { event: 'witness_invite', data });
    await queueAutomation(
      { ...tested, tx },
      {
        event: 'payment_complete',
        data: { amount: 1, user_email: 'stays@example.org' },
      },
    );
  });

  await tested.db.transaction((tx) => forgetDeliveries(tx, { email, documentIds: [documentId] }));

  const remembered = async (words: string) =>
    (await findInDatabase(context.db, words)).includes('public.automation_deliveries');
  expect(await remembered(email)).toBe(false);
  expect(await remembered('witness.of.leaving@example.org')).toBe(false);
  expect(await remembered('stays@example.org')).toBe(true);
});

test('the administrator pages through every message and finds one by state, event, address or id', async () => {
  const tested = withReceiver(() => 200);
  await tested.db.transaction(async (tx) => {
    for (let count = 0; count < 230; count += 1) {
      const data = { amount: count, user_email: `buyer.${count}@paging.example` };
      await queueAutomation({ ...tested, tx }, { event: 'payment_complete', data });
    }
  });

  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { rows, nextCursor, total } = await listDeliveries(tested, { search: 'Buyer.', cursor });
    expect(total).toBe(230);
    ids.push(...rows.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(ids).size).toBe(230);
  expect(ids).toHaveLength(230);

  const findTotal = async (asked: Parameters<typeof listDeliveries>[1]) => (await listDeliveries(tested, asked)).total;
  expect(await findTotal({ search: 'buyer.229@' })).toBe(1);
  expect(await findTotal({ search: ids[0] ?? '' })).toBe(1);
  expect(await findTotal({ search: 'buyer.', state: 'delivered' })).toBe(0);
  expect(await findTotal({ search: 'payment comp' })).toBeGreaterThanOrEqual(230);
  expect(await findTotal({ search: '%' })).toBe(0);
});
