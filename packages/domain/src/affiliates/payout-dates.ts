import { dateOfDayNumber, dayNumberOf } from '#kit/day-number.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Days from one pay day to the next. */
const payDayEvery = 14;

// A Friday; every pay day is a whole number of fortnights away from it.
const anchor = dayNumberOf('2026-01-02');

/** The pay day of what may be paid from `payableOn` on: the first one on or after that day. */
export const payoutDateFor = (payableOn: PlainDate): PlainDate => {
  const days = dayNumberOf(payableOn) - anchor;
  return dateOfDayNumber(anchor + Math.ceil(days / payDayEvery) * payDayEvery);
};

/** The first pay day after `date`; on a pay day the one a fortnight later. */
export const nextPayDay = (date: PlainDate): PlainDate => payoutDateFor(dateOfDayNumber(dayNumberOf(date) + 1));

/** The pay day that has come last; on a pay day that day itself. */
export const lastPayDay = (date: PlainDate): PlainDate => dateOfDayNumber(dayNumberOf(nextPayDay(date)) - payDayEvery);
