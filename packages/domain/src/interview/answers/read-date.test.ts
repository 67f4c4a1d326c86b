import { expect, test } from 'vitest';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const asked = whitcombsAt({ kind: 'fact', field: 'grantorDateOfBirth' }, 'grantorDateOfBirth');

test.each([
  ['The 30th of May, 1952. It was Memorial Day, so I always got a parade.', '1952-05-30'],
  ['June 14, 1950, Flag Day, so every year I got a flag cake', '1950-06-14'],
  ["March 17 1949 St Patrick's day, never got to pick my own party", '1949-03-17'],
  ['4 July 1950. Growing up I thought they built the fireworks for me', '1950-07-04'],
])('“%s” gives the day, whatever comes with it every year', (message, day) => {
  expect(sayAt(message, asked).interview.facts).toHaveProperty('grantorDateOfBirth', day);
});

test.each(['We got married June 14, 1975', 'June 14, 1975 is when I got married'])(
  '“%s” tells another day',
  (message) => {
    expect(sayAt(message, asked).interview.facts).not.toHaveProperty('grantorDateOfBirth');
  },
);
