import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';

const channel = 'live';

/** Pushes news to open pages: one LISTEN per process, fanned out in memory. */
export interface LiveUpdates {
  /** Calls back for everything told on the topic until the returned function is called. */
  readonly subscribe: (topic: string, tell: (data: string) => void) => () => void;
  readonly stop: () => Promise<void>;
}

/** Tells open pages, when the transaction commits. `data` stays well below the 8,000 bytes of a NOTIFY. */
export const tellLive = async (
  tx: Tx,
  { topic, data }: { readonly topic: string; readonly data: object },
): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ topic, data })})`);
};

/** Begins to listen on the database. */
export const startLive = async (database: Database): Promise<LiveUpdates> => {
  const listenersByTopic = new Map<string, Set<(data: string) => void>>();
  const stop = await database.listen(channel, (payload) => {
    const { topic, data } = JSON.parse(payload) as { topic: string; data: unknown };
    for (const tell of listenersByTopic.get(topic) ?? []) tell(JSON.stringify(data));
  });
  return {
    subscribe: (topic, tell) => {
      const listeners = listenersByTopic.get(topic) ?? new Set();
      listenersByTopic.set(topic, listeners.add(tell));
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) listenersByTopic.delete(topic);
      };
    },
    stop,
  };
};
