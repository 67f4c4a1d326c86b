import { expect, test } from 'vitest';
import { readEvents } from '#platform/read-events.ts';

const streamOf = (...chunks: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
      for (const chunk of bytes) controller.enqueue(chunk);
      controller.close();
    },
  });
const all = async (body: ReadableStream<Uint8Array>) => {
  const heard: unknown[] = [];
  for await (const event of readEvents(body)) heard.push(event);
  return heard;
};

test('events are read however the network cuts them', async () => {
  const one = 'data: {"part":"words","words":"Niño "}\n\n';
  const whole = new TextEncoder().encode(one);
  const bytes: ReadableStream<Uint8Array> = new ReadableStream({
    start: (controller) => {
      for (const byte of whole) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await all(bytes)).toEqual([{ part: 'words', words: 'Niño ' }]);
  expect(await all(streamOf(`${one}${one}`, one))).toHaveLength(3);
});

test('a comment is no event, and neither is what was cut off', async () => {
  expect(await all(streamOf(': waiting\n\n', 'data: {"part":"wor'))).toEqual([]);
});
