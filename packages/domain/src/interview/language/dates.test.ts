import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate } from '#interview/language/dates.ts';
import { longDate, plainDate } from '#kit/plain-date.ts';

const today = '2026-11-20';

test.each([
  ['March 4, 1961', '1961-03-04'],
  ['born on 4 march 1961', '1961-03-04'],
  ['3/4/1961', '1961-03-04'],
  ['03-04-61', '1961-03-04'],
  ['25/12/1970', '1970-12-25'],
  ['1961-03-04', '1961-03-04'],
  ['the 4th of March, 1961', '1961-03-04'],
  ['3/14/68', '1968-03-14'],
  ['14 March 1968', '1968-03-14'],
  ["March 14th, '68", '1968-03-14'],
  ['March the 14th, 1968', '1968-03-14'],
  ['march 14,1968', '1968-03-14'],
  ['14-Mar-1968', '1968-03-14'],
  ['3.14.1968', '1968-03-14'],
])('%s is %s', (text, date) => {
  expect(readDate(text, today)?.date).toBe(date);
});

test('a day that does not exist is no date', () => {
  expect(readDate('February 30, 1980', today)).toBeUndefined();
});

test('every date is read back from its long form', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2026 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (year, month, day) => {
        const date = plainDate(year, month, day) ?? '';
        expect(readDate(`It is ${longDate(date)}.`, today)?.date).toBe(date);
      },
    ),
  );
});
