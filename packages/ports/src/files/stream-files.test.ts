import { expect, test } from 'vitest';
import { adapters, connect, manyChunks, refusalOf, startBucket } from '#files/testing/storages.ts';

const mebibyte = 1024 * 1024;

const bytesIn = async (stream: ReadableStream<Uint8Array> | undefined): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test.for(adapters)('$name takes and gives a large file piece by piece', async ({ start }) => {
  const { files, stop } = await start();
  const whole = await bytesIn(ReadableStream.from(manyChunks(18 * mebibyte)));
  await files.putStream('properties/tour.mp4', manyChunks(18 * mebibyte), 'video/mp4');
  await files.putStream('properties/small.png', manyChunks(1_000), 'image/png');
  await files.putStream('properties/empty.png', manyChunks(0), 'image/png');

  expect((await bytesIn(await files.getStream('properties/tour.mp4'))).equals(whole)).toBe(true);
  expect(Buffer.from((await files.get('properties/tour.mp4')) ?? []).equals(whole)).toBe(true);
  expect(await bytesIn(await files.getStream('properties/small.png'))).toHaveLength(1_000);
  expect(await bytesIn(await files.getStream('properties/empty.png'))).toHaveLength(0);
  expect(await files.getStream('properties/other.png')).toBeUndefined();
  await stop();
});

test.for(adapters)('$name keeps nothing of a file whose chunks break off, and says why they did', async ({ start }) => {
  const { files, stop } = await start();
  const cutOff = new Error('the sender is gone');
  async function* breakingOff(size: number): AsyncGenerator<Uint8Array> {
    yield* manyChunks(size);
    throw cutOff;
  }
  for (const size of [0, 1_000, 10 * mebibyte]) {
    expect(await refusalOf(files.putStream('cut.mp4', breakingOff(size), 'video/mp4'))).toBe(cutOff);
    expect(await files.get('cut.mp4')).toBeUndefined();
  }
  await files.put('cut.mp4', Buffer.from('what was there before'), 'video/mp4');
  await refusalOf(files.putStream('cut.mp4', breakingOff(10 * mebibyte), 'video/mp4'));
  expect(Buffer.from((await files.get('cut.mp4')) ?? []).toString()).toBe('what was there before');
  await stop();
});

test.for(adapters)('$name is not harmed by a reader who stops early', async ({ start }) => {
  const { files, stop } = await start();
  await files.putStream('tour.mp4', manyChunks(9 * mebibyte), 'video/mp4');
  const reader = (await files.getStream('tour.mp4'))?.getReader();
  await reader?.read();
  await reader?.cancel();
  await (await files.getStream('tour.mp4'))?.cancel();

  expect(await bytesIn(await files.getStream('tour.mp4'))).toHaveLength(9 * mebibyte);
  await stop();
});

test('a bucket holds the content type of what came in parts, and no parts of what broke off', async () => {
  const { objects, uploads, endpoint, stop } = await startBucket();
  const files = connect(endpoint);
  await files.putStream('tour.mp4', manyChunks(9 * mebibyte), 'video/mp4');
  async function* breakingOff(): AsyncGenerator<Uint8Array> {
    yield* manyChunks(9 * mebibyte);
    throw new Error('the sender is gone');
  }
  await refusalOf(files.putStream('cut.mp4', breakingOff(), 'video/mp4'));

  expect(objects.get('/papers/evergrant/tour.mp4')?.contentType).toBe('video/mp4');
  expect([...objects.keys()]).toHaveLength(1);
  expect([...uploads.keys()]).toEqual([]);
  files.close();
  await stop();
});
