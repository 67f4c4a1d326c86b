import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatedPropertyJobs } from '#properties/jobs.ts';
import { propertyFiles } from '#properties/tables.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { propertyOf, submitInTest, takenInTest } from '#platform/testing/submit-test-property.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const hourInMs = 60 * 60 * 1000;
const isKept = async (id: string): Promise<boolean> => (await context.files.get(`properties/${id}`)) !== undefined;
const idsKept = async () => (await context.db.select().from(propertyFiles)).map(({ id }) => id);
const runHourly = async (): Promise<void> => {
  for (const { run } of repeatedPropertyJobs(context)) await run();
  await context.jobsDone();
};

test('a file that its sender takes back is gone, row and bytes, and taking it back twice is no error', async () => {
  const uploadId = await takenInTest(app.open());
  expect(await isKept(uploadId)).toBe(true);
  for (let index = 0; index < 2; index += 1) {
    const answer = await app.open().ask(`/api/properties/uploads/${uploadId}`, { method: 'DELETE' });
    expect(await answer.json()).toEqual({ done: true });
  }
  await context.jobsDone();
  expect(await idsKept()).not.toContain(uploadId);
  expect(await isKept(uploadId)).toBe(false);
});

test('what is submitted cannot be taken back by its id', async () => {
  const uploadId = await takenInTest(app.open());
  await submitInTest(app.open(), propertyOf({ uploadIds: [uploadId] }));
  await app.open().ask(`/api/properties/uploads/${uploadId}`, { method: 'DELETE' });
  await context.jobsDone();
  expect(await idsKept()).toContain(uploadId);
  expect(await isKept(uploadId)).toBe(true);
});

test('what nobody has submitted within a day is removed, and nothing else', async () => {
  const [submitted, old] = [await takenInTest(app.open()), await takenInTest(app.open())];
  await submitInTest(app.open(), propertyOf({ uploadIds: [submitted] }));
  context.advance(23 * hourInMs);
  const fresh = await takenInTest(app.open());
  await runHourly();
  expect(await idsKept()).toEqual(expect.arrayContaining([submitted, old, fresh]));

  context.advance(1.5 * hourInMs);
  await runHourly();
  const kept = await idsKept();
  expect(kept).toEqual(expect.arrayContaining([submitted, fresh]));
  expect(kept).not.toContain(old);
  expect(await isKept(old)).toBe(false);
  expect(await isKept(submitted)).toBe(true);
});
