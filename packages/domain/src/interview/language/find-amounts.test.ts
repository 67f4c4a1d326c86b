import { expect, test } from 'vitest';
import { findAmounts } from '#interview/language/find-amounts.ts';

test.each([
  ['five thousand dollars', 5000],
  ['a hundred and twenty', 120],
  ['twelve hundred ought to do', 1200],
  ['2.5k', 2500],
  ['a quarter million', 250_000],
  ['12 and a half k', 12_500],
  ['$4,000', 4000],
  ['one hundred twenty five', 125],
])('“%s” is %d', (text, value) => {
  expect(findAmounts(text).map((one) => one.value)).toEqual([value]);
});

test.each([
  ['a month', 1, 'months'],
  ['two weeks is plenty', 2, 'weeks'],
  ['90 days', 90, 'days'],
])('“%s” counts something', (text, value, unit) => {
  expect(findAmounts(text)).toMatchObject([{ value, unit, isMoney: false }]);
});

test('the number of a street is no amount', () => {
  expect(findAmounts('37-20 83rd place')).toEqual([]);
});
