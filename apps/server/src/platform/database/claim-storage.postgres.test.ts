import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalFiles } from '@evergrant/ports/files/local-files.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CannotStart } from '#platform/cannot-start.ts';
import { claimStorage } from '#platform/database/claim-storage.ts';
import { readStorageId } from '#platform/read-storage-id.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';

let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await openTestPostgres();
  folder = mkdtempSync(join(tmpdir(), 'evergrant-storages-'));
});
afterAll(async () => {
  await postgres.database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts as a process does that keeps its files in this folder. */
const claim = (name: string) =>
  claimStorage({
    url: postgres.url,
    readStorageId: () => readStorageId(createLocalFiles(join(folder, name))),
    onError: () => undefined,
  });
/** The sessions that hold a claim. */
const claims = async (): Promise<readonly number[]> => {
  const held = sql`select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted`;
  const rows = await postgres.database.db.select({ pid: sql<number>`held.pid` }).from(sql`(${held}) as held`);
  return rows.map(({ pid }) => pid);
};

test('processes that share their files start side by side, one with files of its own is told what to set', async () => {
  const shared = await Promise.all([claim('bucket'), claim('bucket'), claim('bucket')]);
  await expect(claim('own')).rejects.toThrow(CannotStart);
  await expect(claim('own')).rejects.toThrow('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  for (const release of shared) await release();

  const release = await claim('own');
  await release();
});

test('of two processes with different files that start at the same moment one starts', async () => {
  const started = await Promise.allSettled([claim('left'), claim('right')]);
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const one of started) if (one.status === 'fulfilled') await one.value();
});

test('a process that died holds nobody up, and one whose connection broke claims its files again', async () => {
  const release = await claim('bucket');
  const before = await claims();
  const terminate = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'evergrant storage'`;
  await postgres.database.db.execute(terminate);
  const again = async () => (await claims()).filter((pid) => !before.includes(pid));
  await vi.waitFor(async () => expect(await again()).toHaveLength(1), 60_000);
  await expect(claim('own')).rejects.toThrow(CannotStart);
  await release();
  await vi.waitFor(async () => expect(await claims()).toEqual([]), 60_000);

  await (
    await claim('own')
  )();
});
