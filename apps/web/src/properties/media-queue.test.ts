import { mediaLimits } from '@evergrant/domain/properties/media-kinds.ts';
import { expect, test } from 'vitest';
import { createMediaQueue, type SentFile } from '#properties/media-queue.ts';

const fileOf = (name: string, size = 10): File => new File([new Uint8Array(size)], name);

/** A queue whose files arrive when the test says so. */
const open = () => {
  const sending = new Map<string, { readonly asked: SentFile; arrive: (id: string) => void; fail: () => void }>();
  const takenBack: string[] = [];
  const queue = createMediaQueue({
    send: (asked) =>
      new Promise((resolve, reject) => {
        sending.set(asked.file.name, { asked, arrive: resolve, fail: () => reject(new Error('lost')) });
      }),
    takeBack: async (uploadId) => void takenBack.push(uploadId),
    explain: () => ({ message: 'Not sent.', mayRetry: true }),
  });
  const kinds = () => queue.items().map(({ file, state }) => `${file.name} ${state.kind}`);
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, sending, takenBack, kinds, pause };
};

test('files are sent two at a time, in the order in which they were chosen', async () => {
  const { queue, sending, kinds, pause } = open();
  queue.add('photo', [fileOf('a'), fileOf('b'), fileOf('c')]);
  expect(kinds()).toEqual(['a sending', 'b sending', 'c waiting']);
  sending.get('a')?.arrive('1');
  await pause();
  expect(kinds()).toEqual(['a sent', 'b sending', 'c sending']);
  sending.get('b')?.asked.onProgress(0.5);
  expect(queue.items()[1]?.state).toEqual({ kind: 'sending', sent: 0.5 });
});

test('a failed file keeps the others going and can be sent again', async () => {
  const { queue, sending, kinds, pause } = open();
  queue.add('photo', [fileOf('a'), fileOf('b')]);
  sending.get('a')?.fail();
  sending.get('b')?.arrive('2');
  await pause();
  expect(kinds()).toEqual(['a failed', 'b sent']);
  queue.retry(queue.items()[0]?.id ?? 0);
  expect(kinds()).toEqual(['a sending', 'b sent']);
  sending.get('a')?.arrive('1');
  expect((await queue.settled()).map(({ state }) => state.kind)).toEqual(['sent', 'sent']);
});

test('a file that is taken back is stopped on its way, or removed where it arrived', async () => {
  const { queue, sending, takenBack, kinds, pause } = open();
  queue.add('video', [fileOf('a'), fileOf('b'), fileOf('c')]);
  const [a, b] = queue.items();
  queue.remove(a?.id ?? 0);
  expect(sending.get('a')?.asked.signal.aborted).toBe(true);
  sending.get('b')?.arrive('2');
  await pause();
  queue.remove(b?.id ?? 0);
  expect(takenBack).toEqual(['2']);
  // It had arrived before the order to stop reached it.
  sending.get('a')?.arrive('1');
  await pause();
  expect(takenBack).toEqual(['2', '1']);
  expect(kinds()).toEqual(['c sending']);
});

test('no more than the limit is taken, and the rest is counted', () => {
  const { queue } = open();
  expect(
    queue.add(
      'photo',
      Array.from({ length: 14 }, (_, index) => fileOf(`p${index}`)),
    ),
  ).toBe(2);
  expect(queue.add('photo', [fileOf('one more')])).toBe(1);
  expect(queue.add('video', [fileOf('v')])).toBe(0);
  expect(queue.items()).toHaveLength(mediaLimits.photo.count + 1);
});

test('a file that is too large or empty is never sent', () => {
  const { queue, sending } = open();
  const huge = fileOf('huge');
  Object.defineProperty(huge, 'size', { value: mediaLimits.photo.bytes + 1 });
  queue.add('photo', [huge, fileOf('empty', 0)]);
  expect(queue.items().map(({ state }) => state)).toEqual([
    { kind: 'failed', message: 'This photo is larger than 15 MB.', mayRetry: false },
    { kind: 'failed', message: 'This file is empty.', mayRetry: false },
  ]);
  expect(sending.size).toBe(0);
});

test('a file that the server has lost can be sent again', async () => {
  const { queue, sending, kinds, pause } = open();
  queue.add('photo', [fileOf('a')]);
  sending.get('a')?.arrive('1');
  await pause();
  queue.lose('1', 'This file is no longer kept. Please send it again.');
  expect(queue.items()[0]?.state).toMatchObject({ kind: 'failed', mayRetry: true });
  queue.clear();
  expect(kinds()).toEqual([]);
});
