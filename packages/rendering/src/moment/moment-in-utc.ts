import { isPlainDate, longDate } from '@evergrant/domain/kit/plain-date.ts';

/** A moment in UTC in words: `2026-01-06T15:00:41.120Z` → `January 6, 2026, 15:00:41 UTC`. Other text stays as it is. */
export const momentInUtc = (moment: string): string => {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d+)?Z$/.exec(moment) ?? [];
  return isPlainDate(day) ? `${longDate(day)}, ${time} UTC` : moment;
};
