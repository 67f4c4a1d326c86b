import { encode } from 'fast-png';
import { afterAll, expect, test } from 'vitest';
import { checkSignature } from '#signature/check-signature.ts';
import { createSignatureChecker } from '#signature/create-signature-checker.ts';
import { sampleInk } from '#testing/sample-ink.ts';
import { WorkerBusy } from '#worker/start-press.ts';

const checker = createSignatureChecker({ waitingAtMost: 3 });
afterAll(() => checker.close());

const urlOf = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const drawn = urlOf(sampleInk().png);
const largest = urlOf(
  encode({ width: 1600, height: 600, channels: 1, depth: 8, data: new Uint8Array(1600 * 600).fill(255) }),
);

test('the worker says of a picture exactly what the check says', async () => {
  for (const picture of [drawn, largest, 'hello']) {
    expect(await checker.check(picture)).toEqual(checkSignature(picture));
  }
});

test('while a picture is unpacked, the server goes on with everything else', async () => {
  let turns = 0;
  const checked = checker.check(largest).then(() => turns);
  setImmediate(() => (turns += 1));

  expect(await checked).toBeGreaterThan(0);
});

test('more pictures than may wait are turned away at once, and the next is taken when those are done', async () => {
  const asked = Array.from({ length: 5 }, () => checker.check(drawn));
  const settled = await Promise.allSettled(asked);

  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(settled[4]).toMatchObject({ reason: expect.any(WorkerBusy) as WorkerBusy });
  expect(await checker.check(drawn)).toMatchObject({ ok: true });
});
