import { largestSignature } from '@evergrant/domain/execution/signature-size.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canvasRatio } from '#signing/canvas-ratio.ts';

test('no pad, however wide and however sharp its screen, draws a picture that the server refuses', () => {
  const pad = fc.record({
    width: fc.integer({ min: 1, max: 8000 }),
    height: fc.integer({ min: 1, max: 2000 }),
    screenRatio: fc.double({ min: 0.25, max: 8, noNaN: true }),
  });
  fc.assert(
    fc.property(pad, (drawn) => {
      const ratio = canvasRatio(drawn);
      expect(Math.floor(drawn.width * ratio)).toBeLessThanOrEqual(largestSignature.width);
      expect(Math.floor(drawn.height * ratio)).toBeLessThanOrEqual(largestSignature.height);
    }),
  );
});

test('the pad of a phone and of a usual screen is drawn at twice its size or more', () => {
  expect(canvasRatio({ width: 350, height: 200, screenRatio: 3 })).toBe(3);
  expect(canvasRatio({ width: 640, height: 200, screenRatio: 1 })).toBe(2);
});
