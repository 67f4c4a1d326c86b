import { dayInMs } from '#kit/day-in-ms.ts';
import { expect, test } from 'vitest';
import { payableAt, payableOn } from '#affiliates/payable-at.ts';
import { payoutDateFor } from '#affiliates/payout-dates.ts';
import { dayNumberOf } from '#kit/day-number.ts';

const momentOf = (date: string, msOfDay: number): number => dayNumberOf(date) * dayInMs + msOfDay;

test.each([
  ['2026-03-02', '2026-04-01', 'over the change to summer time'],
  ['2026-10-20', '2026-11-19', 'over the change to winter time'],
  ['2028-02-10', '2028-03-11', 'over a leap day'],
  ['2026-12-15', '2027-01-14', 'over the new year'],
])('what was paid on %s may be paid out at the same moment of %s, %s', (paidOn, payable) => {
  for (const msOfDay of [0, 54_000_000, dayInMs - 1]) {
    expect(payableAt(momentOf(paidOn, msOfDay))).toBe(momentOf(payable, msOfDay));
  }
});

test('on the pay day itself only what is payable from its first moment on is paid', () => {
  const payoutDates = [-1000, 0, 1000].map((ms) => payoutDateFor(payableOn(momentOf('2026-03-13', ms))));
  expect(payoutDates).toEqual(['2026-03-13', '2026-03-13', '2026-03-27']);
});
