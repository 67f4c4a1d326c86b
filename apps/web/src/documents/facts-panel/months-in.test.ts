import { expect, test } from 'vitest';
import { monthsIn } from '#documents/facts-panel/months-in.ts';

test('a month is chosen by its name in the language of the page', () => {
  expect(monthsIn('en')[2]).toEqual({ value: '3', label: 'March' });
  expect(monthsIn('es')[2]).toEqual({ value: '3', label: 'marzo' });
  expect(monthsIn('es')).toHaveLength(12);
});
