import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CannotStart } from '#platform/cannot-start.ts';
import type { Database } from '#platform/database/database.ts';
import { migrationsFolder } from '#platform/database/open-embedded.ts';

const patienceMs = 10_000;

/** Opens a PostgreSQL database and migrates it; many processes may do so at once. */
export const openPostgres = async (
  url: string,
  options: { readonly connections?: number; readonly waitsMs?: number; readonly onError: (error: Error) => void },
): Promise<Database> => {
  await migrateAlone(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: options.waitsMs ?? patienceMs,
  });
  pool.on('error', options.onError);
  return {
    kind: 'postgres',
    db: drizzle(pool),
    bossOptions: { connectionString: url, schema: 'pgboss', max: 4 },
    listen: (channel, tell) => listenFor({ url, channel, tell, onError: options.onError }),
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

/** One dedicated connection that comes back half a second after it breaks. */
const listenFor = async (listening: Listening): Promise<() => Promise<void>> => {
  let isStopped = false;
  let client: pg.Client;
  const connect = async (): Promise<void> => {
    client = new pg.Client({
      connectionString: listening.url,
      keepAlive: true,
      application_name: 'evergrant live',
      connectionTimeoutMillis: patienceMs,
    });
    client.on('notification', (message) => listening.tell(message.payload ?? ''));
    client.on('error', listening.onError);
    client.on('end', retry);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(listening.channel)}`);
  };
  const retry = (): void => {
    if (isStopped) return;
    setTimeout(() => {
      connect().catch((error: unknown) => {
        listening.onError(error instanceof Error ? error : new Error(String(error)));
        retry();
      });
    }, 500);
  };
  await connect();
  return async () => {
    isStopped = true;
    await client.end();
  };
};
