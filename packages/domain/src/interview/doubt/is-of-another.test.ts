import { expect, test } from 'vitest';
import { changedBy } from '#interview/testing/whitcombs.ts';

test.each([
  'Caspian married, he lives in Oslo now.',
  'Caspian moved to 12 Oak Street, Duluth, MN 55804.',
  'And Solveig moved to 12 Oak Street, Duluth, MN 55804.',
  'My son moved to 12 Oak Street, Duluth, MN 55804',
])('“%s” tells nothing of the maker', (message) => {
  expect(changedBy(message)).toEqual({});
});

test.each(['Caspian and I moved to 12 Oak Street, Tucson, AZ 85704', 'We moved to 12 Oak Street, Tucson, AZ 85704'])(
  '“%s” is the own address',
  (message) => {
    expect(changedBy(message)).toEqual({ grantorAddress: '12 Oak Street, Tucson, AZ 85704' });
  },
);
