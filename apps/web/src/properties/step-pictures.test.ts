import { expect, test } from 'vitest';
import { showFrom, shownAtOnce, stepFrom } from '#properties/step-pictures.ts';

const shown = (first: number) => showFrom(first, 8).slice(0, shownAtOnce);

test('eight pictures are shown three at a time and go on at the other end', () => {
  const seen: (readonly number[])[] = [];
  let first = 0;
  for (let step = 0; step < 8; step += 1) {
    seen.push(shown(first));
    first = stepFrom(first, { count: 8, direction: 1 });
  }
  expect(seen.slice(0, 4)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 0],
    [1, 2, 3],
  ]);
  expect(first).toBe(0);
});

test('a step back undoes a step, from any place', () => {
  for (let first = 0; first < 8; first += 1) {
    const there = stepFrom(first, { count: 8, direction: 1 });
    expect(stepFrom(there, { count: 8, direction: -1 })).toBe(first);
  }
  expect(shown(stepFrom(0, { count: 8, direction: -1 }))).toEqual([5, 6, 7]);
});
