import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CannotStart } from '#platform/cannot-start.ts';
import { claimStorage } from '#platform/database/claim-storage.ts';
import type { Database } from '#platform/database/database.ts';
import { keepConnected } from '#platform/database/keep-connected.ts';
import { migrationsFolder } from '#platform/database/open-embedded.ts';

const patienceMs = 10_000;

/** What the one connection that listens is called in `pg_stat_activity`. */
export const listenerName = 'evergrant live';

/** What a database tells while it is open. */
export interface DatabaseNews {
  readonly onError: (error: Error) => void;
  /** The connection that listens stands again. */
  readonly onBack?: () => void;
}

/** Opens a PostgreSQL database and migrates it; many processes may do so at once. */
export const openPostgres = async (
  url: string,
  options: DatabaseNews & { readonly connections?: number; readonly waitsMs?: number },
): Promise<Database> => {
  const { onError, onBack = () => undefined } = options;
  await migrateAlone(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: options.waitsMs ?? patienceMs,
  });
  pool.on('error', onError);
  return {
    kind: 'postgres',
    db: drizzle(pool),
    bossOptions: { connectionString: url, schema: 'pgboss', max: 4 },
    listen: (channel, tell) =>
      keepConnected({
        open: (waitsMs, lost) => openListener({ url, channel, tell, onError }, waitsMs, lost),
        close: (client) => client.end(),
        onError: (error) => onError(error instanceof Error ? error : new Error(String(error))),
        onBack,
      }),
    claimStorage: (readStorageId) => claimStorage({ url, readStorageId, onError }),
    close: () => pool.end(),
  };
};

/** Migrates under an advisory lock, so that processes that start together do it one after the other. */
const migrateAlone = async (url: string): Promise<void> => {
  const client = await connectFirst(url);
  try {
    await client.query("select pg_advisory_lock(hashtext('evergrant migrations'))");
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
};

const connectFirst = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    const where = `${client.host}:${client.port}`;
    throw new CannotStart(
      `The database at ${where} cannot be used (${error.message || (error.code ?? 'no answer')}). Check DATABASE_URL and whether PostgreSQL runs.`,
      { cause: error },
    );
  });
  return client;
};

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly tell: (payload: string) => void;
  readonly onError: (error: Error) => void;
}

/** One dedicated connection that gives up after `waitsMs`, and tells once when it breaks off after it stood. */
const openListener = async (listening: Listening, waitsMs: number, lost: () => void): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: listening.url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: listenerName,
    connectionTimeoutMillis: waitsMs,
    query_timeout: waitsMs,
  });
  client.on('notification', (message) => listening.tell(message.payload ?? ''));
  // Without somebody who hears it, an error of a connection ends the process.
  client.on('error', listening.onError);
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(listening.channel)}`);
  } catch (error) {
    // Not waited for: a server that does not answer does not say goodbye either.
    client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', lost);
  return client;
};
