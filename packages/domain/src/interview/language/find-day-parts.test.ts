import { expect, test } from 'vitest';
import { findDayParts } from '#interview/language/find-day-parts.ts';

const today = '2026-11-20';

test.each([
  ['3/4/52', '1952-03-04'],
  ['21.05.1968', '1968-05-21'],
  ['2-19-48', '1948-02-19'],
  ['14 JUL 1949', '1949-07-14'],
  ['February the 11th, 1953', '1953-02-11'],
  ['the ninth of May 1948', '1948-05-09'],
  ['eighth of june nineteen sixty two', '1962-06-08'],
  ['twenty-ninth day of October, nineteen hundred and sixty-one', '1961-10-29'],
  ['twenty three of the month five, year 1979', '1979-05-23'],
  ['el 3 de septiembre de 1952', '1952-09-03'],
  ['Christmas Eve of 1940', '1940-12-24'],
  ['19530821', '1953-08-21'],
  ['9/14/26', '2026-09-14'],
])('“%s” is %s', (text, date) => {
  expect(findDayParts(text, today).map((one) => one.date)).toEqual([date]);
});

test.each(['Feb 30 1950', 'in May', 'I may be 80', '1961'])('“%s” is no day', (text) => {
  expect(findDayParts(text, today).filter(({ date }) => date !== undefined)).toEqual([]);
});

test('a day stands where it was said', () => {
  const text = 'born the eighth of june nineteen sixty two in Oslo';
  const [day] = findDayParts(text, today);
  expect(text.slice(day?.start, day?.end)).toBe('eighth of june nineteen sixty two');
});
