import { mediaLimits } from '@evergrant/domain/properties/media-kinds.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { triesFromAddress, uploadsFromAddress } from '#properties/limits.ts';
import { propertyFiles } from '#properties/tables.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { testPhoto, testVideo, uploadInTest } from '#platform/testing/submit-test-property.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
});
afterAll(() => context.close());

const forget = async (): Promise<void> => {
  for (const limit of [triesFromAddress, ...Object.values(uploadsFromAddress)]) {
    await app.accounts.rateLimit.forget(limit, '203.0.113.7');
  }
};
const latin = (text: string): Buffer => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)]);
const boxed = (brand: string): Buffer => latin(`\0\0\0\u0018ftyp${brand}\0\0\0\0${brand}mp42`);

const taken = [
  ['image/jpeg', 'photo', latin('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0'), 'porch.jpg'],
  ['image/png', 'photo', testPhoto(), 'porch.png'],
  ['image/webp', 'photo', latin('RIFF\u0040\0\0\0WEBPVP8 '), 'porch.webp'],
  ['image/heic', 'photo', boxed('heic'), 'porch.heic'],
  ['image/heic', 'photo', boxed('mif1'), 'porch.heic'],
  ['video/mp4', 'video', boxed('isom'), 'porch.mp4'],
  ['video/mp4', 'video', boxed('M4V '), 'porch.mp4'],
  ['video/quicktime', 'video', boxed('qt  '), 'porch.mov'],
  [
    'video/webm',
    'video',
    latin('\u001a\u0045\u00df\u00a3\u009f\u0042\u0086\u0081\u0001\u0042\u0082\u0084webm'),
    'porch.webm',
  ],
] as const;

test.each(taken)('a file of the kind %s is taken as a %s, whatever it is called', async (kind, medium, bytes, name) => {
  await forget();
  const response = await uploadInTest(app.open(), { medium, bytes, name: 'C:\\pictures\\porch.TXT' });
  const { uploadId, ...answer } = (await response.json()) as Record<string, unknown>;
  expect(answer).toEqual({ kind, sizeInBytes: bytes.length });
  const [row] = await context.db
    .select()
    .from(propertyFiles)
    .where(eq(propertyFiles.id, String(uploadId)));
  expect(row).toMatchObject({ kind, name, submissionId: null, sizeInBytes: bytes.length, storedAt: context.clock() });
  expect(Buffer.from((await context.files.get(row?.fileKey ?? '')) ?? []).equals(bytes)).toBe(true);
});

const lies = [
  ['a web page called a photo', 'photo', latin('<!doctype html><script>alert(1)</script>'), 'porch.jpg'],
  ['a drawing with scripts', 'photo', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg'],
  ['a program', 'photo', latin('MZ\u0090\0\u0003'), 'porch.png'],
  ['a PDF', 'photo', latin('%PDF-1.7'), 'deed.jpg'],
  ['a GIF', 'photo', latin('GIF89a'), 'porch.gif'],
  ['a video among the photos', 'photo', boxed('isom'), 'tour.jpg'],
  ['a photo among the videos', 'video', testPhoto(), 'porch.mp4'],
  ['a film of a kind that few can play', 'video', boxed('3gp5'), 'tour.mp4'],
  ['an archive', 'video', latin('PK\u0003\u0004'), 'tour.mov'],
  ['nothing at all', 'photo', Buffer.alloc(0), 'porch.jpg'],
] as const;

test.each(lies)('%s is refused as a %s and leaves nothing behind', async (_what, medium, bytes, name) => {
  await forget();
  const before = await context.db.select().from(propertyFiles);
  const response = await uploadInTest(app.open(), { medium, bytes, name });
  expect(response.status).toBe(422);
  const kinds = medium === 'photo' ? 'JPEG, PNG, WebP or HEIC' : 'MP4, MOV or WebM';
  const detail = `This file is not a ${medium} that we can take. Please send ${kinds}.`;
  expect(await response.json()).toMatchObject({ code: 'not-a-medium', detail });
  expect(await context.db.select().from(propertyFiles)).toHaveLength(before.length);
});

test('something that is neither a photo nor a video is not even read', async () => {
  const response = await uploadInTest(app.open(), { medium: 'deed' as 'photo' });
  expect(await response.json()).toMatchObject({ status: 422, detail: 'Only photos and videos are taken.' });
});

test('a file is taken up to its limit and refused one byte over it, while it streams', async () => {
  await forget();
  const photo = Buffer.alloc(mediaLimits.photo.bytes);
  testPhoto().copy(photo);
  expect((await uploadInTest(app.open(), { bytes: photo })).status).toBe(200);
  const tooLarge = await uploadInTest(app.open(), { bytes: Buffer.concat([photo, Buffer.alloc(1)]) });
  expect(await tooLarge.json()).toMatchObject({ status: 422, detail: 'This photo is larger than 15 MB.' });
  const video = testVideo(mediaLimits.video.bytes + 1);
  const film = await uploadInTest(app.open(), { bytes: video, medium: 'video' });
  expect(await film.json()).toMatchObject({ status: 422, detail: 'This video is larger than 100 MB.' });
  expect(await context.db.select().from(propertyFiles).where(eq(propertyFiles.sizeInBytes, 0))).toEqual([]);
});

test('every other address keeps its limit of three megabytes', async () => {
  const large = { 'Content-Length': String(4 * 1024 * 1024) };
  for (const path of ['/api/properties/submissions', '/api/properties/uploads/', '/api/accounts/login']) {
    const answer = await app.open().ask(path, { method: 'POST', body: testPhoto(), headers: large });
    expect([path, answer.status]).toEqual([path, 413]);
  }
  const headers = { 'Content-Length': String(mediaLimits.video.bytes + 1) };
  const body = testPhoto();
  const answer = await app.open().ask('/api/properties/uploads?medium=video', { method: 'POST', body, headers });
  expect(answer.status).toBe(413);
});

test('a name is kept as a name: no path, no invisible signs, not without end', async () => {
  await forget();
  for (const [name, kept] of [
    ['../../etc/passwd', 'passwd.png'],
    ['front\u202Egpj.exe', 'frontgpj.png'],
    ['', 'photo.png'],
    ['.jpg', 'photo.png'],
    [`${'a'.repeat(280)}.jpeg`, `${'a'.repeat(120)}.png`],
  ] as const) {
    const { uploadId } = (await (await uploadInTest(app.open(), { name })).json()) as { uploadId: string };
    const [row] = await context.db.select().from(propertyFiles).where(eq(propertyFiles.id, uploadId));
    expect(row?.name).toBe(kept);
  }
});

test('one network sends so many photos an hour, and refused files count too', async () => {
  await forget();
  const { rateLimit } = app.accounts;
  const useUp = async (limit: typeof triesFromAddress): Promise<void> => {
    for (let index = 0; index < limit.attempts; index += 1) {
      await rateLimit.count(limit, '203.0.113.7', 'used up').catch(() => undefined);
    }
  };
  await useUp(uploadsFromAddress.photo);
  const refused = await uploadInTest(app.open());
  const detail = 'Too many requests. Please wait about an hour before trying again.';
  expect(await refused.json()).toMatchObject({ status: 429, detail });
  expect((await uploadInTest(app.open(), { medium: 'video' })).status).toBe(200);
  await useUp(triesFromAddress);
  expect((await uploadInTest(app.open(), { medium: 'video' })).status).toBe(429);
});
