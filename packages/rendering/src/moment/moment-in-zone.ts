import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { dayInZone } from '#moment/day-in-zone.ts';
import { momentInUtc } from '#moment/moment-in-utc.ts';

/**
 * A moment (ISO 8601 in UTC) as the clock of an IANA time zone showed it, with the zone's name:
 * `November 22, 2026, 7:14 PM Pacific Time (UTC−8)`; in UTC while no zone is known. Throws a `RangeError` for a zone that is none.
 */
export const momentInZone = (moment: string, timeZone = 'UTC'): string =>
  timeZone === 'UTC'
    ? momentInUtc(moment)
    : `${longDate(dayInZone(moment, timeZone))}, ${clockIn(moment, timeZone)} ${partIn(moment, timeZone, 'longGeneric')} (${offsetIn(moment, timeZone)})`;

const clockIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(moment))
    // Some versions of the Unicode data put a narrow space there, for which not every typeface has a glyph.
    .replace('\u202f', ' ');

const offsetIn = (moment: string, timeZone: string): string =>
  partIn(moment, timeZone, 'shortOffset').replace('GMT', 'UTC').replace('-', '−');

const partIn = (moment: string, timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
