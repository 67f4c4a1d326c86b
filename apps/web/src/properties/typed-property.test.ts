import { expect, test } from 'vitest';
import { emptyProperty, readFields } from '#properties/typed-property.ts';

test('an empty form names its seven required fields in the order of the screen', () => {
  expect(Object.keys(readFields(emptyProperty).mistakes)).toEqual([
    'address',
    'city',
    'state',
    'zipCode',
    'submitterName',
    'submitterPhone',
    'submitterEmail',
  ]);
});

test('the value is sent in cents, and what is no amount is said at its field', () => {
  expect(readFields({ ...emptyProperty, estimatedValue: '$450,000' }).typed.estimatedValueInCents).toBe(45_000_000);
  expect(readFields({ ...emptyProperty, estimatedValue: '' }).typed.estimatedValueInCents).toBeNull();
  const { mistakes } = readFields({ ...emptyProperty, estimatedValue: 'a lot' });
  expect(mistakes.estimatedValue).toBe('Please enter an amount in dollars, such as 450,000.');
});
