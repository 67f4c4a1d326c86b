import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { findPasswordMistake } from '#accounts/validate-registration.ts';

const isTaken = (password: string): boolean => findPasswordMistake(password, 6) === undefined;

test('none of the three thousand passwords that are guessed first is taken, however it is written', () => {
  const guessedFirst = dictionary['passwords-common'].slice(0, 3000).map(String);
  expect(guessedFirst).toHaveLength(3000);
  const taken = guessedFirst.flatMap((one) => [
    one,
    one.toUpperCase(),
    `${one.slice(0, 1).toUpperCase()}${one.slice(1)}`,
  ]);
  expect(taken.filter(isTaken)).toEqual([]);
});

test.each(['aaaaaaaa', '☂☂☂☂☂☂☂', 'Evergrant123', 'LivingTrust', 'hunter2', 'zaq12wsx'])(
  '%s is refused',
  (password) => {
    expect(isTaken(password)).toBe(false);
  },
);

test.each([
  ['six characters', 'h3ronz'],
  ['seven characters', 'h3ronzy'],
  ['sixty-four characters', 'heron on the roof '.repeat(4).slice(0, 64)],
  ['a hundred and twenty-eight characters', 'heron on the roof '.repeat(8).slice(0, 128)],
  ['letters of other alphabets', 'цапля на крыше'],
  ['pictures', '☂🦢🏠☂🦢🏠'],
])('a password of %s is taken', (_, password) => {
  expect(isTaken(password)).toBe(true);
});

test('five characters are too few', () => {
  expect(isTaken('h3ron')).toBe(false);
});
