import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PgBoss } from 'pg-boss';

/** A connection pool, or the one connection of the embedded database. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** Inside a transaction touch only this: on the embedded database anything else waits for ever. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Either of them, for reads that join a transaction when there is one. */
export type DbOrTx = Db | Tx;

/** An opened database, embedded or PostgreSQL. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** Options with which pg-boss works on the same database. */
  readonly bossOptions: ConstructorParameters<typeof PgBoss>[0];
  /** Calls back for every NOTIFY on the channel, until the returned function is called. */
  readonly listen: (channel: string, tell: (payload: string) => void) => Promise<() => Promise<void>>;
  /**
   * Says which storage of files this process uses, until the returned function is called.
   * @throws CannotStart beside a process that uses another one.
   */
  readonly claimStorage: (readStorageId: () => Promise<string>) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}
