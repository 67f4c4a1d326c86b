import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const asked = whitcombsAt({ kind: 'fact', field: 'beneficiaries' }, 'beneficiaries');

const sharesIn = (message: string): readonly (readonly [string, number])[] => {
  const { beneficiaries } = changedBy(message, asked) as {
    readonly beneficiaries: readonly { readonly name: string; readonly percentage: number }[];
  };
  return beneficiaries.map(({ name, percentage }) => [name.split(' ')[0] ?? '', percentage]);
};

test.each([
  'Caspian gets 40, Juniper the same, Thaddeus the rest',
  'Caspian 40%, Juniper likewise, Thaddeus what is left',
  'caspian 40 percent, juniper the same like him, and thaddeus the rest',
  'Caspian 40, same for Juniper, rest to Thaddeus',
])('“%s” gives the second what the first has', (message) => {
  expect(sharesIn(message)).toEqual([
    ['Caspian', 40],
    ['Juniper', 40],
    ['Thaddeus', 20],
  ]);
});

test('two who have the same share equally what is left', () => {
  expect(sharesIn('Caspian 40, Juniper and Thaddeus the same')).toEqual([
    ['Caspian', 40],
    ['Juniper', 30],
    ['Thaddeus', 30],
  ]);
});
