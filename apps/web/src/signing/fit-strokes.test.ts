import type { PointGroup } from 'signature_pad';
import { expect, test } from 'vitest';
import { fitStrokes } from '#signing/fit-strokes.ts';

const stroke = (...points: [number, number][]): PointGroup => ({
  penColor: 'black',
  dotSize: 1.5,
  minWidth: 1.5,
  maxWidth: 1.5,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: points.map(([x, y], time) => ({ x, y, time, pressure: 0.5 })),
});

test('a drawing that fits the narrower pad is kept as it was', () => {
  const strokes = [stroke([10, 20], [200, 90])];

  expect(fitStrokes(strokes, 320)).toEqual(strokes);
});

test('a drawing wider than the pad is scaled evenly until it fits', () => {
  const [fitted] = fitStrokes([stroke([100, 50], [640, 100])], 324);

  expect(fitted?.points.map(({ x, y }) => [x, y])).toEqual([
    [50, 25],
    [320, 50],
  ]);
});
