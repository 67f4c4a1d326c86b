import { expect, test } from 'vitest';
import { changedBy } from '#interview/testing/whitcombs.ts';

const agesAfter = (message: string): unknown =>
  (changedBy(message)['beneficiaries'] as readonly { readonly distributionAge: number }[] | undefined)?.map(
    ({ distributionAge }) => distributionAge,
  );

test.each([
  'you know what make it 35 for all of them',
  '35 for everybody, not 30',
  'let all three of them wait until 35',
  'change the age to 35 for all the kids',
  'on second thought they should all be 35',
  'raise the age to thirty-five',
])('“%s” changes the age at which each share is paid', (message) => {
  expect(agesAfter(message)).toEqual([35, 35, 35]);
});

test.each(['make it 35 days for all of them', '35 for all if they study', 'is it 35 for all?'])(
  '“%s” changes no age',
  (message) => {
    expect(agesAfter(message)).toBeUndefined();
  },
);
