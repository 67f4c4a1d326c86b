import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPropertySubmissions } from '#properties/list-submissions.ts';
import { openPropertyFile } from '#properties/open-property-file.ts';
import { propertySubmissions } from '#properties/tables.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { propertyOf, submitInTest, takenInTest, testPhoto } from '#platform/testing/submit-test-property.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const insertMany = async (count: number, city: string): Promise<void> => {
  const rows = Array.from({ length: count }, (_, index) => {
    const { uploadIds: _ids, ...property } = propertyOf({ city, address: `${index} Long Road` });
    // Three share every moment, so that the order needs the id too.
    return { ...property, createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))) };
  });
  await context.db.insert(propertySubmissions).values(rows);
};

const readAll = async (search: string) => {
  const seen: { id: string; createdAt: Date }[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listPropertySubmissions(context.db, { search, cursor });
    seen.push(...page.submissions);
    sizes.push(page.submissions.length);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { seen, sizes };
};

test('the team reads every submission once, the newest first, page by page', async () => {
  await insertMany(120, 'Pagetown');
  const { seen, sizes } = await readAll('Pagetown');
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
  const moments = seen.map(({ createdAt }) => createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
});

test('a page stays where it was while new submissions come in', async () => {
  await insertMany(60, 'Busytown');
  const first = await listPropertySubmissions(context.db, { search: 'Busytown' });
  await submitInTest(app.open(), propertyOf({ city: 'Busytown' }));
  const second = await listPropertySubmissions(context.db, { search: 'Busytown', cursor: first.nextCursor ?? '' });
  const ids = [...first.submissions, ...second.submissions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
});

test('a search finds all its words in address, place and sender, and takes signs as they are', async () => {
  const property = propertyOf({ address: '100% Hill_View', city: 'Quincy', submitterName: 'Otto Berg' });
  await submitInTest(app.open(), property);
  const search = async (words: string) =>
    (await listPropertySubmissions(context.db, { search: words })).submissions.map(({ address }) => address);
  for (const words of ['quincy', 'otto QUINCY', '100%', 'hill_view', property.submitterEmail]) {
    expect([words, await search(words)]).toEqual([words, ['100% Hill_View']]);
  }
  for (const words of ['otto pagetown', '100_', "' or 1=1 --", '%%%']) expect(await search(words)).toEqual([]);
});

test('a cursor that is none begins at the beginning', async () => {
  const first = await listPropertySubmissions(context.db, {});
  for (const cursor of ['nonsense', '1_2', `1_${'z'.repeat(36)}`]) {
    expect((await listPropertySubmissions(context.db, { cursor })).submissions).toEqual(first.submissions);
  }
});

test('a file is opened to be saved, never to be shown as a page, and only once it is submitted', async () => {
  const uploadId = await takenInTest(app.open(), { name: 'Blick auf “Haus”.JPEG' });
  await expect(openPropertyFile(context, { fileId: uploadId })).rejects.toMatchObject({ kind: 'absent' });
  await submitInTest(app.open(), propertyOf({ city: 'Filetown', uploadIds: [uploadId] }));
  const [submission] = (await listPropertySubmissions(context.db, { search: 'Filetown' })).submissions;
  expect(submission?.files).toEqual([
    { id: uploadId, kind: 'image/png', name: 'Blick auf “Haus”.png', sizeInBytes: testPhoto().length },
  ]);

  const { stream, headers } = await openPropertyFile(context, { fileId: uploadId });
  const answer = new Response(stream, { headers });
  expect(Buffer.from(await answer.arrayBuffer()).equals(testPhoto())).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(testPhoto().length),
    'content-disposition': `attachment; filename="Blick auf Haus.png"; filename*=UTF-8''Blick%20auf%20%E2%80%9CHaus%E2%80%9D.png`,
    'x-content-type-options': 'nosniff',
  });
  for (const fileId of ['', '../secret', '00000000-0000-4000-8000-000000000000']) {
    await expect(openPropertyFile(context, { fileId })).rejects.toMatchObject({ kind: 'absent' });
  }
});
