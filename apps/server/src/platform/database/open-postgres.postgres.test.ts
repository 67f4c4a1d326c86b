import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '#platform/database/open-postgres.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { respondWithProblem } from '#platform/http/problem.ts';
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

    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['0 hello', '1 hello', '2 hello']), 60_000);
    for (const stop of stops) await stop();
    for (const database of opened) await database.close();
  } finally {
    await postgres.database.close();
    await postgres.stop();
  }
});

test('whoever comes while all connections are in use is asked to try again, and is served afterwards', async () => {
  const postgres = await openTestPostgres();
  const small = await openPostgres(postgres.url, { connections: 1, waitsMs: 200, onError: () => undefined });
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => respondWithProblem(c, { error, log: pino({ level: 'silent' }) }));
  app.get('/', async (c) => {
    await small.db.execute(sql`select 1`);
    return c.json({ isServed: true });
  });
  try {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const busy = small.db.transaction(async () => {
      hold();
      await done;
    });
    await held;

    const refused = await app.request('/');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'busy' });

    finish();
    await busy;
    expect((await app.request('/')).status).toBe(200);
  } finally {
    await small.close();
    await postgres.database.close();
    await postgres.stop();
  }
});
