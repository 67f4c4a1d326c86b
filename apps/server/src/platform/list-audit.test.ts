import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendAudit } from '#platform/audit.ts';
import { listAudit } from '#platform/list-audit.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

const memberId = randomUUID();
const documentId = randomUUID();
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  for (let number = 0; number < 120; number += 1) {
    await append({ stream: `trust:${documentId}`, actor: `member:${memberId}`, action: `fact ${number} changed` });
  }
  await append({ stream: `account:${memberId}`, actor: 'system', action: 'access 100% granted' });
});
afterAll(() => context.close());

const append = (entry: { stream: string; actor: string; action: string }) =>
  context.db.transaction((tx) => appendAudit(tx, { ...entry, at: context.clock() }));
const actionsOf = async (search: string) => (await listAudit(context, { search })).rows.map(({ action }) => action);

test('the audit log is read page by page, the newest first', async () => {
  const first = await listAudit(context, {});
  expect(first).toMatchObject({ total: 121, isMore: false });
  expect(first.rows[0]).toMatchObject({ action: 'access 100% granted', position: 1 });
  const second = await listAudit(context, { cursor: first.nextCursor ?? '' });
  expect(second.nextCursor).toBeNull();
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toHaveLength(121);
  expect(second.rows.at(-1)).toMatchObject({ action: 'fact 0 changed' });
  await expect(listAudit(context, { cursor: '1; drop' })).rejects.toMatchObject({ kind: 'invalid' });
});

test('entries are found by how actor, action or stream begin, and by an id within them', async () => {
  expect(await actionsOf('system')).toEqual(['access 100% granted']);
  expect(await actionsOf('access 100%')).toEqual(['access 100% granted']);
  expect(await actionsOf('access 1_0')).toEqual([]);
  expect(await actionsOf('fact 11')).toHaveLength(11);
  expect((await listAudit(context, { search: memberId })).total).toBe(121);
  expect((await listAudit(context, { search: `trust:${documentId}` })).total).toBe(120);
});
