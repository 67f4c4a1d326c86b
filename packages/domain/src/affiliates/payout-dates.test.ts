import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lastPayDay, nextPayDay, payoutDateFor } from '#affiliates/payout-dates.ts';
import { dateOfDayNumber, dayNumberOf } from '#kit/day-number.ts';

test('pay days are every other Friday', () => {
  const payDays = ['2025-12-19', '2026-01-02', '2026-01-16', '2026-03-13'];
  expect(payDays.map(payoutDateFor)).toEqual(payDays);
  for (const other of ['2026-01-03', '2026-01-09', '2026-01-15']) expect(payoutDateFor(other)).not.toBe(other);
});

test('what becomes payable on a pay day is paid that day, and a day later only a fortnight after', () => {
  expect(payoutDateFor('2026-03-13')).toBe('2026-03-13');
  expect(payoutDateFor('2026-03-14')).toBe('2026-03-27');
  expect(payoutDateFor('2028-02-29')).toBe('2028-03-10');
});

test('the pay day after a pay day is a fortnight later', () => {
  expect(nextPayDay('2026-03-13')).toBe('2026-03-27');
  expect(nextPayDay('2026-03-12')).toBe('2026-03-13');
});

test('the pay day that came last is the day itself on a pay day', () => {
  expect(['2026-03-13', '2026-03-14', '2026-03-26', '2026-03-27'].map(lastPayDay)).toEqual([
    '2026-03-13',
    '2026-03-13',
    '2026-03-13',
    '2026-03-27',
  ]);
});

test('nothing waits longer than thirteen days for its pay day', () => {
  assert(
    property(integer({ min: -10_000, max: 60_000 }), (day) => {
      const payoutDate = payoutDateFor(dateOfDayNumber(day));
      expect(payoutDateFor(payoutDate)).toBe(payoutDate);
      expect(dayNumberOf(payoutDate) - day).toBeGreaterThanOrEqual(0);
      expect(dayNumberOf(payoutDate) - day).toBeLessThan(14);
    }),
    { numRuns: 1_000 },
  );
});
