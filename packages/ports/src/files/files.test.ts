import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileKeyRefused, FilesUnavailable } from '#files/files.ts';
import { createLocalFiles } from '#files/local-files.ts';
import { adapters, connect, manyChunks, refusalOf, startBucket } from '#files/testing/storages.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const allBytes = Uint8Array.from({ length: 256 }, (_, index) => index);

test.for(adapters)('$name gives back exactly the bytes that were put', async ({ start }) => {
  const { files, stop } = await start();
  await files.put('signatures/2026/a1-b2_c3.png', allBytes, 'image/png');
  await files.put('empty.txt', new Uint8Array(), 'text/plain');

  expect(await files.get('signatures/2026/a1-b2_c3.png')).toEqual(allBytes);
  expect(await files.get('empty.txt')).toEqual(new Uint8Array());
  await stop();
});

test.for(adapters)('$name keeps the latest bytes of a key', async ({ start }) => {
  const { files, stop } = await start();
  await files.put('trust.pdf', bytesOf('a long first version'), 'application/pdf');
  await files.put('trust.pdf', bytesOf('second'), 'application/pdf');

  expect(await files.get('trust.pdf')).toEqual(bytesOf('second'));
  await stop();
});

test.for(adapters)('$name has nothing under a key that was removed or never put', async ({ start }) => {
  const { files, stop } = await start();
  await files.put('gone.txt', bytesOf('x'), 'text/plain');
  await files.remove('gone.txt');
  await files.remove('gone.txt');

  expect(await files.get('gone.txt')).toBeUndefined();
  expect(await files.get('never/there.txt')).toBeUndefined();
  await stop();
});

test.for(adapters)('$name can hold a key that continues another', async ({ start }) => {
  const { files, stop } = await start();
  await files.put('a', bytesOf('short'), 'text/plain');
  await files.put('a/b', bytesOf('long'), 'text/plain');

  expect(await files.get('a')).toEqual(bytesOf('short'));
  expect(await files.get('a/b')).toEqual(bytesOf('long'));
  await stop();
});

const unsafeKeys = [
  '',
  '.',
  '..',
  '../outside',
  'a/../../outside',
  '/etc/passwd',
  'a//b',
  'a/',
  'a\\..\\b',
  'a/.hidden',
  'a\0b',
  '%2e%2e/a',
  'A.pdf',
  'a b',
  'x'.repeat(513),
];

test.for(adapters)('$name refuses keys that could leave it', async ({ start }) => {
  const { files, stop } = await start();
  const accepted: string[] = [];
  for (const key of unsafeKeys) {
    const calls = [
      files.put(key, allBytes, 'image/png'),
      files.putStream(key, manyChunks(1), 'image/png'),
      files.get(key),
      files.getStream(key),
      files.remove(key),
    ];
    const refusals = await Promise.all(calls.map(refusalOf));
    if (!refusals.every((refusal) => refusal instanceof FileKeyRefused)) accepted.push(key);
  }

  expect(accepted).toEqual([]);
  await stop();
});

test.for(adapters)('$name never shows a mixture of two writers', async ({ start }) => {
  const { files, stop } = await start();
  const versions = Array.from({ length: 8 }, (_, index) => new Uint8Array(200_000).fill(index + 1));
  await files.put('race.bin', versions[0] ?? allBytes, 'application/octet-stream');

  const writing = Promise.all(versions.map((bytes) => files.put('race.bin', bytes, 'application/octet-stream')));
  const seen = await Promise.all(Array.from({ length: 20 }, () => files.get('race.bin')));
  await writing;

  for (const bytes of seen) {
    expect(bytes?.length).toBe(200_000);
    expect(new Set(bytes).size).toBe(1);
  }
  await stop();
});

test('a folder keeps its files across a restart and leaves no unfinished ones behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await createLocalFiles(folder).put('trust.pdf', allBytes, 'application/pdf');

  expect(await createLocalFiles(folder).get('trust.pdf')).toEqual(allBytes);
  expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a bucket holds the content type and stays inside its prefix', async () => {
  const { objects, endpoint, stop } = await startBucket();
  const files = connect(endpoint);
  await files.put('signatures/a.png', allBytes, 'image/png');

  expect([...objects.keys()]).toEqual(['/papers/evergrant/signatures/a.png']);
  expect(objects.get('/papers/evergrant/signatures/a.png')?.contentType).toBe('image/png');
  files.close();
  await stop();
});

test('a bucket that denies access is unavailable, never empty', async () => {
  const { endpoint, stop } = await startBucket();
  const files = connect(endpoint, 'secret', 'stranger');

  await expect(files.get('trust.pdf')).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.getStream('trust.pdf')).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.put('trust.pdf', allBytes, 'application/pdf')).rejects.toBeInstanceOf(FilesUnavailable);
  const streamed = files.putStream('tour.mp4', manyChunks(9_000_000), 'video/mp4');
  await expect(streamed).rejects.toBeInstanceOf(FilesUnavailable);
  files.close();
  await stop();
});
