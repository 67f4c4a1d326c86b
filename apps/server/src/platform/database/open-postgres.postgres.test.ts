import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { openTestPostgres } from '#platform/testing/open-test-postgres.ts';

const fail = (error: Error): never => {
  throw error;
};

test('processes that start at the same time migrate one after the other, and news reaches each of them', async () => {
  const postgres = await openTestPostgres();
  try {
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(postgres.url, { onError: fail })));
    const heard: string[] = [];
    const listening = opened.map((database, index) =>
      database.listen('news', (payload) => void heard.push(`${index} ${payload}`)),
    );
    const stops = await Promise.all(listening);

    await opened[0]?.db.execute(sql`select pg_notify('news', 'hello')`);

    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['0 hello', '1 hello', '2 hello']), 10_000);
    for (const stop of stops) await stop();
    for (const database of opened) await database.close();
  } finally {
    await postgres.database.close();
    await postgres.stop();
  }
});
