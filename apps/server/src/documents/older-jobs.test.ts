import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEmbedded, migrationsFolder } from '#platform/database/open-embedded.ts';
import { listenersByEvent } from '#platform/events.ts';

const steps = readdirSync(migrationsFolder())
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

let database: PGlite;
let boss: PgBoss;

const apply = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder(), name), 'utf8'));
};

beforeAll(async () => {
  database = await PGlite.create();
  await apply(steps.filter((name) => name < '0022'));
  boss = new PgBoss((await describeEmbedded(database)).bossOptions);
  await boss.start();
  await boss.createQueue('listeners');
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await database.close();
});

test('work that an older version left waiting is told in the words of today, and nothing else of it changes', async () => {
  const left = [
    { listener: 'signing.void-invitations', data: { trustId: 'a', revisedAt: '2026-01-02T03:04:05.678Z' } },
    { listener: 'payments.complete-entitled-trust', data: { trustId: 'b', userId: 'm' } },
    { listener: 'payments.complete-trust', data: { orderId: 'trust' } },
    { listener: 'trusts.remove-files', data: { fileKeys: ['executed/trustId.pdf'] } },
    { listener: 'accounts.mail-welcome', data: { userId: 'm' } },
  ];
  const ids: (string | null)[] = [];
  for (const job of left) ids.push(await boss.send('listeners', job));
  await apply(steps.filter((name) => name >= '0022'));

  const found = await boss.fetch<{ readonly listener: string }>('listeners', { batchSize: left.length });
  const waiting = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(({ data }) => data);
  expect(waiting).toEqual([
    { listener: 'signing.void-invitations', data: { documentId: 'a', revisedAt: '2026-01-02T03:04:05.678Z' } },
    { listener: 'payments.complete-entitled-document', data: { documentId: 'b', userId: 'm' } },
    { listener: 'payments.complete-document', data: { orderId: 'trust' } },
    { listener: 'documents.remove-files', data: { fileKeys: ['executed/trustId.pdf'] } },
    { listener: 'accounts.mail-welcome', data: { userId: 'm' } },
  ]);
  const known: readonly string[] = Object.values(listenersByEvent).flat();
  for (const { listener } of waiting) expect(known).toContain(listener);
});
