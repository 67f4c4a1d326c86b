import { expect, test } from 'vitest';
import { wordsAtOnce } from '#assistant/words-at-once.ts';

test.each([1, 12, 60, 400])('a reply of %i words is shown within fifty steps, and no word is left', (words) => {
  let [waiting, steps] = [words, 0];
  while (waiting > 0) {
    waiting -= wordsAtOnce(waiting);
    steps += 1;
  }
  expect(waiting).toBe(0);
  expect(steps).toBeLessThanOrEqual(50);
});
