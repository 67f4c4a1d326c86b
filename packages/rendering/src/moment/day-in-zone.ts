import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';

/** The calendar day of a moment (ISO 8601) in an IANA time zone. Throws a `RangeError` for a zone that is none. */
export const dayInZone = (moment: string, timeZone: string): PlainDate =>
  // The Swedish way of writing a day is that of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(moment));
