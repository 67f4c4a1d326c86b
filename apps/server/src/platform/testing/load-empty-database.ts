import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { migrationsFolder, openEmbedded } from '#platform/database/open-embedded.ts';
import { startJobs } from '#platform/jobs.ts';
import { startLive } from '#platform/live.ts';

/**
 * The dump of a migrated, empty embedded database with its job queue. Made once for all test files of the same migrations:
 * creating a database takes seconds, restoring one does not.
 */
export const loadEmptyDatabase = async (): Promise<Blob> => {
  const folder = join(tmpdir(), 'evergrant-test-databases');
  const file = join(folder, `${await versionOfDatabase()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const dump = await makeDump();
    mkdirSync(folder, { recursive: true });
    const unfinished = join(folder, randomUUID());
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
    return dump;
  }
};

const makeDump = async (): Promise<Blob> => {
  const database = await openEmbedded({ memory: true });
  const live = await startLive(database);
  const jobs = await startJobs({ database, live, log: pino({ level: 'silent' }) });
  await jobs.stop();
  await live.stop();
  const { $client } = database.db as unknown as { readonly $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  await database.close();
  return dump;
};

const versionOfDatabase = async (): Promise<string> => {
  const hash = createHash('sha256');
  const names = (await readdir(migrationsFolder())).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names) hash.update(name).update(readFileSync(join(migrationsFolder(), name)));
  // A migration that was made anew with the same words is another one.
  hash.update(readFileSync(join(migrationsFolder(), 'meta', '_journal.json')));
  for (const file of ['../../../package.json', '../jobs.ts', './load-empty-database.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 24);
};
