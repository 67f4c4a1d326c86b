import { expect, test } from 'vitest';
import { datePartsOf, readDay, textOfDate } from '#documents/facts-panel/date-parts.ts';

test('a stored day stands in its three fields as people type it, and comes back as it was', () => {
  expect(datePartsOf('1958-03-04')).toEqual({ month: '3', day: '4', year: '1958' });
  expect(readDay(textOfDate(datePartsOf('1958-03-04')))).toEqual({ ok: true, value: '1958-03-04' });
  expect(textOfDate(datePartsOf(''))).toBe('');
});

test.each([
  ['1958--4', 'month'],
  ['1958-3-', 'day'],
  ['58-3-4', 'year'],
  ['1958-2-30', 'day'],
  ['2023-2-29', 'day'],
  ['-3-4', 'year'],
  ['', 'month'],
])('%j is refused at its %s', (text, part) => {
  expect(readDay(text)).toMatchObject({ ok: false, part });
});
