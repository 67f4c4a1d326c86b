import { expect, test } from 'vitest';
import { formatMoment } from '#ui/format-moment.ts';

const evening = '2026-11-23T03:14:05.000Z';

test('nobody reads a time with seconds, or in UTC, on a page', () => {
  for (const zone of [undefined, null, 'UTC', 'America/Los_Angeles', 'Asia/Calcutta'])
    expect(formatMoment(evening, zone)).toMatch(/^November 2[23], 2026 at \d{1,2}:\d{2} [AP]M(?: \S+)?$/u);
});

test('the time of somebody in another place is told on their clock, and says whose it is', () => {
  const there = ['America/Los_Angeles', 'Asia/Calcutta'].map((zone) => formatMoment(evening, zone));
  expect(there[0]).toContain('November 22, 2026 at 7:14 PM');
  expect(there[1]).toContain('November 23, 2026 at 8:44 AM');
});
