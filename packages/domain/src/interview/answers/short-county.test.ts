import { expect, test } from 'vitest';
import { isShortFor } from '#interview/answers/short-county.ts';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

test.each([
  ['Philly', 'Philadelphia', true],
  ['Phila', 'Philadelphia', true],
  ['Lee', 'Leesburg', false],
  ['Bucks', 'Philadelphia', false],
])('%s is short for %s: %s', (name, longer, isShort) => {
  expect(isShortFor(name, longer)).toBe(isShort);
});

test('a county that is named short and in full is recorded in full', () => {
  expect(
    changedBy('tucsy county, tucson', whitcombsAt({ kind: 'fact', field: 'grantorCounty' }, 'grantorCounty')),
  ).toEqual({
    grantorCounty: 'Tucson',
  });
});
