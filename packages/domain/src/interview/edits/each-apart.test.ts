import { expect, test } from 'vitest';
import { changedBy } from '#interview/testing/whitcombs.ts';

const takersAfter = (message: string): unknown =>
  (changedBy(message)['beneficiaries'] as readonly { readonly name: string; readonly percentage: number }[] | undefined)
    ?.map(({ name, percentage }) => `${name.split(' ')[0]} ${percentage}`)
    .toSorted();

test.each([
  'Sallow Creek Animal Rescue gets 10% and Caspian, Juniper and Thaddeus 30% each',
  'We would like Sallow Creek Animal Rescue, our charity, to have ten percent, and Caspian, Juniper and Thaddeus thirty percent each.',
  '30 each to Caspian, Juniper and Thaddeus and 10 to Sallow Creek Animal Rescue',
  'Caspian 30, Juniper and Thaddeus 30 each and Sallow Creek Animal Rescue 10',
])('several with the same share leave room for somebody new: “%s”', (message) => {
  expect(takersAfter(message)).toEqual(['Caspian 30', 'Juniper 30', 'Sallow 10', 'Thaddeus 30']);
});
