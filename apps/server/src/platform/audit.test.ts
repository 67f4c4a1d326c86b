import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendAudit, findBreak, readAudit, type AuditRow } from '#platform/audit.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;
let trail: readonly AuditRow[];
const stream = 'trust:11111111-1111-4111-8111-111111111111';

beforeAll(async () => {
  context = await openTestContext();
  for (const [index, action] of ['trust created', 'owner signed', 'witness signed', 'document executed'].entries()) {
    await context.db.transaction((tx) =>
      appendAudit(tx, {
        stream,
        at: new Date(Date.UTC(2026, 2, 2, 15, index)),
        actor: 'member:1',
        action,
        details: { zebra: index, amount: 1.5, list: [{ b: 2, a: 1 }], nothing: null },
        origin: { ipAddress: '203.0.113.7', userAgent: 'Firefox' },
      }),
    );
  }
  trail = await readAudit(context.db, stream);
});
afterAll(() => context.close());

test('a trail that nobody touched is whole after it was stored and read', () => {
  expect(trail.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(findBreak(stream, trail)).toBeUndefined();
});

const change = (changes: Partial<AuditRow>): readonly AuditRow[] =>
  trail.map((row) => (row.position === 2 ? { ...row, ...changes } : row));

test.each<readonly [string, Partial<AuditRow>]>([
  ['the moment', { at: new Date(Date.UTC(2026, 2, 2, 15, 1, 0, 1)) }],
  ['who did it', { actor: 'member:2' }],
  ['what was done', { action: 'owner signed ' }],
  ['the details', { details: { zebra: 1, amount: 1.5, list: [{ b: 2, a: 2 }], nothing: null } }],
  ['the address', { ipAddress: null }],
  ['the browser', { userAgent: 'Firefox!' }],
  ['the hash', { hash: 'f'.repeat(64) }],
  ['the hash before', { previousHash: 'f'.repeat(64) }],
  ['the position', { position: 7 }],
])('changing %s of an entry is found where it was done', (_, changes) => {
  expect(findBreak(stream, change(changes))).toBe(2);
});

test('an entry that was taken out, put in or moved is found', () => {
  const [first, second, third, fourth] = trail as [AuditRow, AuditRow, AuditRow, AuditRow];
  expect(findBreak(stream, [first, third, fourth])).toBe(2);
  expect(findBreak(stream, [second, third, fourth])).toBe(1);
  expect(findBreak(stream, [first, second, second, third, fourth])).toBe(3);
  expect(findBreak(stream, [first, third, second, fourth])).toBe(2);
});

test('a trail that belongs to another document is found', () => {
  expect(findBreak('trust:22222222-2222-4222-8222-222222222222', trail)).toBe(1);
});

test('entries written at the same time stand one after the other', async () => {
  const busy = 'account:busy';
  const entry = { stream: busy, at: context.clock(), actor: 'system', action: 'counted' };
  const writes = Array.from({ length: 12 }, () => context.db.transaction((tx) => appendAudit(tx, entry)));
  await Promise.all(writes);

  const rows = await readAudit(context.db, busy);
  expect(rows).toHaveLength(12);
  expect(findBreak(busy, rows)).toBeUndefined();
});

test('an entry of a transaction that fails is not kept', async () => {
  const failing = context.db.transaction(async (tx) => {
    await appendAudit(tx, { stream, at: context.clock(), actor: 'system', action: 'never happened' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await readAudit(context.db, stream)).toHaveLength(4);
});

test('a change inside the database is found', async () => {
  const other = 'trust:33333333-3333-4333-8333-333333333333';
  for (const action of ['trust created', 'trust deleted']) {
    await context.db.transaction((tx) =>
      appendAudit(tx, { stream: other, at: context.clock(), actor: 'system', action }),
    );
  }
  await context.db.execute(sql`update audit_rows set details = '{"x": 1}' where stream = ${other} and position = 2`);
  expect(findBreak(other, await readAudit(context.db, other))).toBe(2);
});
