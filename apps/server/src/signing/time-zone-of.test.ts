import { expect, test } from 'vitest';
import { timeZoneOf } from '#signing/time-zone-of.ts';

test('a browser’s time zone is taken, under any name that it has', () => {
  expect(timeZoneOf('America/Los_Angeles')).toBe('America/Los_Angeles');
  for (const name of ['Asia/Kolkata', 'Asia/Calcutta']) expect(timeZoneOf(name)).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
});

test('what is no time zone keeps nobody from signing and is printed nowhere', () => {
  for (const named of [undefined, '', 'Mars/Olympus', '+14:00', 'America/Los_Angeles; drop', 'UTC'])
    expect(timeZoneOf(named)).toBe('UTC');
});
