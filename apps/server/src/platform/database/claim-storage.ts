import pg from 'pg';
import { CannotStart } from '#platform/cannot-start.ts';
import { keepConnected } from '#platform/database/keep-connected.ts';

interface Claim {
  readonly url: string;
  /** Which storage of files this process uses; asked while no other process starts. */
  readonly readStorageId: () => Promise<string>;
  readonly onError: (error: Error) => void;
}

// Any two numbers that nothing else in the database locks by.
const [startLock, storageLock] = [1_163_020_801, 1_163_020_802];

/**
 * Says in the database which storage this process keeps files in, for as long as it lives, and refuses to start beside one
 * that keeps them elsewhere: each would miss what the other has stored. The claim is a lock of the session, so that of a
 * process that dies goes with its connection.
 */
export const claimStorage = ({ url, readStorageId, onError }: Claim): Promise<() => Promise<void>> => {
  let storageId: string | undefined;

  const open = async (waitsMs: number, lost: () => void): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'evergrant storage',
      connectionTimeoutMillis: waitsMs,
      // So that the server notices within half a minute when this machine is gone without a word.
      options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    });
    client.on('error', onError);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [startLock]);
      const isFirst = storageId === undefined;
      storageId ??= await readStorageId();
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [storageLock, storageId]);
      if (await isUsedElsewhere(client)) {
        if (isFirst) throw new CannotStart(sentence);
        onError(new Error(sentence));
      }
      await client.query('select pg_advisory_unlock($1)', [startLock]);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', lost);
    return client;
  };

  const close = (client: pg.Client): Promise<void> => client.end();
  return keepConnected({ open, close, onError: (error) => onError(error as Error), onBack: () => undefined });
};

const sentence =
  'Another Evergrant works on this database and keeps its files elsewhere: each would miss what the other stores. Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the same bucket for all of them, or run one alone.';

/** Whether a session of this database holds the lock of another storage than this one does. */
const isUsedElsewhere = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(
    `select 1 from pg_locks as other, pg_locks as own
      where own.pid = pg_backend_pid() and own.locktype = 'advisory' and own.classid = $1 and own.objsubid = 2
        and other.locktype = 'advisory' and other.classid = $1 and other.objsubid = 2 and other.granted
        and other.database = own.database and other.objid <> own.objid
      limit 1`,
    [storageLock],
  );
  return rows.length > 0;
};
