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

test('four hundred years have 146,097 days, each with a number of its own', () => {
  const first = dayNumberOf('1800-01-01');
  expect(dayNumberOf('2200-01-01') - first).toBe(146_097);
  let before = dateOfDayNumber(first - 1);
  for (let dayNumber = first; dayNumber < first + 146_097; dayNumber += 1) {
    const date = dateOfDayNumber(dayNumber);
    if (dayNumberOf(date) !== dayNumber || date <= before) throw new Error(`${before}, ${date} is day ${dayNumber}`);
    before = date;
  }
});

test('text that is no date has no number', () => {
  expect(() => dayNumberOf('2026-02-30')).toThrow('not a plain date');
});
