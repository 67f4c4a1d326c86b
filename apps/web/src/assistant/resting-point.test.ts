import { expect, test } from 'vitest';
import { restingPoint } from '#assistant/resting-point.ts';

const before = 2000;
const below = 200;
const message = (height: number, windowHeight: number) =>
  restingPoint({ top: before, height, windowHeight, contentHeight: before + height + below });

test('warnings at the beginning of a message longer than the window are not passed over', () => {
  expect(message(1200, 500)).toBe(before - 12);
  expect(message(1200, 150)).toBe(before - 12);
});

test('a question is not hidden below a keyboard on the screen', () => {
  expect(message(300, 150)).toBe(before + 300 + 72 - 150);
});

test('a question that fits stands at the end with its answers', () => {
  expect(message(120, 500)).toBe(before + 120 + below - 500);
});
