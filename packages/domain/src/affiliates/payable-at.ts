import { dayInMs } from '#kit/day-in-ms.ts';
import { brand } from '#brand/brand.ts';
import { dateOfDayNumber } from '#kit/day-number.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * From when a commission may be paid, in milliseconds since 1970: once the buyer can no longer ask for the money back.
 * `paidAtMs`: when the purchase was paid. Days are of 24 hours, so no change of clocks moves the end.
 */
export const payableAt = (paidAtMs: number): number => paidAtMs + brand.claims.guaranteeDays * dayInMs;

/** The first day (UTC) on all of which something may be paid that is payable from `payableAtMs` on. */
export const payableOn = (payableAtMs: number): PlainDate => dateOfDayNumber(Math.ceil(payableAtMs / dayInMs));
