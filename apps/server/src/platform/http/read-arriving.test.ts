import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArriving } from '#platform/http/read-arriving.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a sender who drips, never silent for long, is refused when the whole takes too long', async () => {
  const drip = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) => {
        setTimeout(() => {
          controller.enqueue(new Uint8Array(1));
          resolve();
        }, 30_000);
      }),
  });
  const source = readArriving(drip, { atMostInMs: 5 * 60_000 });
  let received = 0;
  const reading = (async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) received += 1;
  })();
  const ended = reading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(await ended).toMatchObject({ refusal: { code: 'cut-off' } });
  expect(received).toBeLessThan(11);
});
