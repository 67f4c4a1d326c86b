import { mkdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { fromPglite } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';

/** Opens the embedded database in a folder, or in memory, and migrates it. `load` restores a dump first. */
export const openEmbedded = async (
  at: { readonly folder: string } | { readonly memory: true; readonly load?: Blob },
): Promise<Database> => {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const pglite = await createPglite(at);
  const db = drizzle(pglite);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await db.execute(sql`set time zone 'UTC'`);
  return {
    kind: 'embedded',
    db,
    bossOptions: { db: fromPglite(pglite), backend: 'pglite', schema: 'pgboss' },
    listen: async (channel, tell) => {
      const stop = await pglite.listen(channel, tell);
      return () => stop();
    },
    close: () => pglite.close(),
  };
};

/** Where the migrations lie. */
export const migrationsFolder = (): string => new URL('../../../drizzle', import.meta.url).pathname;

const createPglite = async (at: { readonly folder: string } | { readonly memory: true; readonly load?: Blob }) => {
  // Loaded late: a server on PostgreSQL must not pay for it.
  const { PGlite } = await import('@electric-sql/pglite');
  if ('memory' in at) return PGlite.create(at.load ? { loadDataDir: at.load } : {});
  const { DurableNodeFS, durableStartParameters } = await import('#platform/database/durable-node-fs.ts');
  mkdirSync(at.folder, { recursive: true });
  return PGlite.create({ fs: new DurableNodeFS(at.folder), startParams: durableStartParameters() });
};
