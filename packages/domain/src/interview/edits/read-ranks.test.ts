import { expect, test } from 'vitest';
import { changedBy, sayAt } from '#interview/testing/whitcombs.ts';

const line = (message: string): readonly string[] => {
  const { successorTrustee, successorTrustees } = changedBy(message) as {
    readonly successorTrustee?: { readonly name: string };
    readonly successorTrustees?: readonly { readonly name: string }[];
  };
  return [successorTrustee?.name ?? '', ...(successorTrustees ?? []).map(({ name }) => name)].map(
    (name) => name.split(' ')[0] ?? '',
  );
};

test.each([
  ['put thaddeus first and juniper second', ['Thaddeus', 'Juniper', 'Solveig']],
  ['juniper second, thaddeus first', ['Thaddeus', 'Juniper', 'Solveig']],
  ['thaddeus first and juniper after', ['Thaddeus', 'Juniper', 'Solveig']],
  ['Solveig first, then Thaddeus, then Juniper', ['Solveig', 'Thaddeus', 'Juniper']],
  ['first Solveig, second Juniper', ['Solveig', 'Juniper', 'Thaddeus']],
  ['the order should be solveig, thaddeus, juniper', ['Solveig', 'Thaddeus', 'Juniper']],
  ['make it thaddeus, juniper, solveig for the trustees', ['Thaddeus', 'Juniper', 'Solveig']],
  ['solveig goes ahead of everyone', ['Solveig', 'Juniper', 'Thaddeus']],
  [
    'one thing, I told you thaddeus is my son, put him first and juniper second for the trustee. she travels a lot',
    ['Thaddeus', 'Juniper', 'Solveig'],
  ],
])('“%s” puts them in that order', (message, names) => {
  expect(line(message)).toEqual(names);
  expect(sayAt(message).interview.doubt).toBeNull();
});

test.each([
  ['for the trustee put solveig first, she is retired now', ['Solveig', 'Juniper', 'Thaddeus']],
  ['thaddeus should be first and solveig second, swap those two', ['Thaddeus', 'Solveig', 'Juniper']],
])('“%s” may mean those who follow, and is asked back', (message, names) => {
  expect(line(message)).toEqual(names);
  expect(sayAt(message).interview.doubt).not.toBeNull();
});

test('somebody who stands elsewhere joins the line once it is found right', () => {
  expect(line('Caspian first and Juniper second')).toEqual(['Caspian', 'Juniper', 'Thaddeus', 'Solveig']);
  expect(sayAt('Caspian first and Juniper second').interview.doubt).not.toBeNull();
});

test('a place that somebody else holds is asked back', () => {
  expect(line('for backup trustee second put caspian')).toEqual(['', 'Thaddeus', 'Caspian', 'Solveig']);
});

test.each(['Juniper is my first child', 'Solveig died first and Thaddeus second'])(
  '“%s” changes no order',
  (message) => {
    expect(line(message)).toEqual(['']);
  },
);
