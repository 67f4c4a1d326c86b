import { expect, test } from 'vitest';
import { dayInZone } from '#moment/day-in-zone.ts';
import { momentInZone } from '#moment/moment-in-zone.ts';

const evening = '2026-11-23T03:14:05.000Z';

test('an evening in California is not dated tomorrow, as UTC would have it', () => {
  expect(momentInZone(evening, 'America/Los_Angeles')).toBe('November 22, 2026, 7:14 PM Pacific Time (UTC−8)');
  expect(dayInZone(evening, 'America/Los_Angeles')).toBe('2026-11-22');
});

test('daylight saving time moves the clock and the offset, and half hours are kept', () => {
  expect(momentInZone('2026-07-04T03:14:00.000Z', 'America/New_York')).toBe(
    'July 3, 2026, 11:14 PM Eastern Time (UTC−4)',
  );
  expect(momentInZone(evening, 'Asia/Calcutta')).toContain('November 23, 2026, 8:44 AM India Standard Time (UTC+5:30)');
});

test('while nobody knows where the signer was, the moment is given in UTC and says so', () => {
  expect(momentInZone(evening)).toBe('November 23, 2026, 03:14:05 UTC');
  expect(dayInZone(evening, 'UTC')).toBe('2026-11-23');
});
