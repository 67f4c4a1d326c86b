import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { fromPglite } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';

/** Opens the embedded database in a folder, or in memory, and migrates it. `load` restores a dump first. */
export const openEmbedded = async (
  at: { readonly folder: string } | { readonly memory: true; readonly load?: Blob },
): Promise<Database> => {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const finish = 'folder' in at ? beginDatabase(at.folder) : () => undefined;
  const pglite = await createPglite(at);
  const db = drizzle(pglite);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await db.execute(sql`set time zone 'UTC'`);
  finish();
  return describeEmbedded(pglite);
};

/** An opened and migrated embedded database as the product knows it. */
export const describeEmbedded = async (pglite: PGlite): Promise<Database> => {
  const { drizzle } = await import('drizzle-orm/pglite');
  return {
    kind: 'embedded',
    db: drizzle(pglite),
    bossOptions: { db: fromPglite(pglite), backend: 'pglite', schema: 'pgboss' },
    listen: async (channel, tell) => {
      const stop = await pglite.listen(channel, tell);
      return () => stop();
    },
    // One process has the folder to itself.
    claimStorage: async () => async () => undefined,
    close: () => pglite.close(),
  };
};

/** Where the migrations lie. */
export const migrationsFolder = (): string => fileURLToPath(new URL('../../../drizzle', import.meta.url));

/**
 * A start that is cut short while it makes the database leaves half of one, which would never open again. A mark beside
 * it says so until the database is whole; before that nobody can have been told that anything is kept.
 */
const beginDatabase = (folder: string): (() => void) => {
  const mark = `${folder}.unfinished`;
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return () => undefined;
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(mark, '', { flush: true });
  return () => rmSync(mark);
};

const createPglite = async (
  at: { readonly folder: string } | { readonly memory: true; readonly load?: Blob },
): Promise<PGlite> => {
  // Loaded late: a server on PostgreSQL must not pay for it.
  const { PGlite } = await import('@electric-sql/pglite');
  if ('memory' in at) return PGlite.create(at.load ? { loadDataDir: at.load } : {});
  const { DurableNodeFS, durableStartParameters } = await import('#platform/database/durable-node-fs.ts');
  mkdirSync(at.folder, { recursive: true });
  return PGlite.create({ fs: new DurableNodeFS(at.folder), startParams: durableStartParameters() });
};
