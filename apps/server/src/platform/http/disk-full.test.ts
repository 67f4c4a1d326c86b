import { FilesUnavailable } from '@evergrant/ports/files/files.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { respondWithProblem } from '#platform/http/problem.ts';
import { propertyFiles } from '#properties/tables.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp } from '#platform/testing/serve-test-app.ts';
import { testPhoto, uploadInTest } from '#platform/testing/submit-test-property.ts';

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test.each([
  [
    'the embedded database',
    new DrizzleQueryError('insert', [], Object.assign(new Error('could not extend file'), { code: '53100' })),
  ],
  ['a log of the database', new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device')],
  ['files', new FilesUnavailable('The folder of stored files did not answer.', { cause: full })],
  ['anything else', full],
])('no room for %s is told as such, in a sentence, with when to come back', async (_, error) => {
  const app = new Hono<HttpEnv>();
  app.onError((thrown, c) => respondWithProblem(c, { error: thrown, log: pino({ level: 'silent' }) }));
  app.get('/', () => {
    throw error;
  });
  const response = await app.request('/');
  expect(response.status).toBe(507);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await response.json()).toMatchObject({
    code: 'disk-full',
    title: 'No room left',
    detail:
      'There is no room left on this server’s disk, so this could not be saved. Please keep this page open and try again in a while.',
  });
});

test('a photo for which there is no room is not half kept, and the same photo is taken once there is room', async () => {
  let isFull = true;
  const putStream: TestContext['files']['putStream'] = async (key, chunks, type) => {
    if (!isFull) return context.files.putStream(key, chunks, type);
    for await (const _ of chunks)
      throw new FilesUnavailable('The folder of stored files did not answer.', { cause: full });
  };
  const app = serveTestApp({ ...context, files: { ...context.files, putStream } });
  const photo = { medium: 'photo', bytes: testPhoto(), name: 'porch.png' } as const;

  expect((await uploadInTest(app.open(), photo)).status).toBe(507);
  const kept = (await context.db.select().from(propertyFiles)).filter(({ storedAt }) => storedAt !== null);
  expect(kept).toEqual([]);

  isFull = false;
  expect((await uploadInTest(app.open(), photo)).status).toBe(200);
});
