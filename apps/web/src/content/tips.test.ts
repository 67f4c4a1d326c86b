import { expect, test } from 'vitest';
import { tipOn, tips } from '#content/tips.ts';

const dayMs = 86_400_000;

test('three tips take turns, one a day', () => {
  const week = [0, 1, 2, 3, 4].map((day) => tips[tipOn(day * dayMs)]?.title);
  expect(week).toEqual([
    'Trust Planning Fundamentals',
    'Getting Started Tip',
    'Trust Funding Essential',
    'Trust Planning Fundamentals',
    'Getting Started Tip',
  ]);
  expect(tipOn(dayMs - 1)).toBe(tipOn(0));
});
