import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from '#kit/day-number.ts';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-02-29', 11_016],
  ['2000-03-01', 11_017],
  ['2024-02-29', 19_782],
  ['2100-03-01', 47_541],
])('%s is day %i', (date, dayNumber) => {
  expect(dayNumberOf(date)).toBe(dayNumber);
  expect(dateOfDayNumber(dayNumber)).toBe(date);
});

test('days are counted as every other calendar counts them, over a thousand years', () => {
  const first = Date.UTC(1600, 0, 1) / 86_400_000;
  assert(
    property(integer({ min: first, max: first + 365_242 }), (dayNumber) => {
      const date = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
      expect(dateOfDayNumber(dayNumber)).toBe(date);
      expect(dayNumberOf(date)).toBe(dayNumber);
    }),
    { numRuns: 2_000 },
  );
});

test('text that is no date has no number', () => {
  expect(() => dayNumberOf('2026-02-30')).toThrow('not a plain date');
});
