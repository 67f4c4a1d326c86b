import { AutomationFailed, type AutomationMessage } from '@evergrant/ports/automation/automation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverAutomation } from '#notifications/deliver-automation.ts';
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
    queueAutomation(tested, tx, {
      event: 'witness_invite',
      data: { trust_name: 'Reyes family trust' },
      secrets: { witness_url: 'http://localhost:3000/witness/very-secret-token' },
    }),
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
  const { deliveries } = await listDeliveries(tested);
  expect(deliveries[0]).toMatchObject({ id: deliveryId, state: 'delivered', attempts: 1, lastStatus: 200 });
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
  expect((await listDeliveries(tested)).deliveries.find(({ id }) => id === deliveryId)).toMatchObject({
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
    queueAutomation(context, tx, { event: 'payment_complete', data: { amount: 1 } }),
  );
  expect((await context.told()).length).toBe(before);
  expect((await listDeliveries(context)).isConfigured).toBe(false);
});
