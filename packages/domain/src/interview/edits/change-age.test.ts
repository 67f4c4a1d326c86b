import { expect, test } from 'vitest';
import { changedBy } from '#interview/testing/whitcombs.ts';

const agesAfter = (message: string): unknown =>
  (changedBy(message)['beneficiaries'] as readonly { readonly distributionAge: number }[] | undefined)?.map(
    ({ distributionAge }) => distributionAge,
  );

test.each([
  'make it 35 for Caspian instead of 30',
  'Caspian 35, not 30',
  'Caspian should be at 35 rather than 30',
  'Caspian not till 35. not outright',
])('“%s” changes the age at which one share is paid', (message) => {
  expect(agesAfter(message)).toEqual([35, 30, 30]);
});

test.each(['make it 35 for Caspian instead of 50', 'make it 25 for Juniper instead of 30'])(
  '“%s” may speak of the share and changes no age by itself',
  (message) => {
    expect(agesAfter(message) ?? [30, 30, 30]).toEqual([30, 30, 30]);
  },
);
