import { expect, test } from 'vitest';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const atGifts = whitcombsAt({ kind: 'fact', field: 'specificGifts' }, 'specificGifts');

test.each([
  ['Just dug out my passport. It says March 19, 1958, I dropped a one.', '1958-03-19'],
  ['Oops, typo earlier: March 9, 1959', '1959-03-09'],
  ['I looked it up: April 9, 1958. I was a month off.', '1958-04-09'],
])('a day that puts a recorded one right is recorded: %s', (message, day) => {
  expect(sayAt(message, atGifts).interview.facts.grantorDateOfBirth).toBe(day);
});

test('a day that only may put a recorded one right is asked back', () => {
  const { interview } = sayAt('I checked my passport and it is March 19, 1958', atGifts);
  expect(interview.facts.grantorDateOfBirth).toBe('1958-03-09');
  expect(interview.doubt?.proposed).toEqual({ grantorDateOfBirth: '1958-03-19' });
});

test.each(['My watch from March 19, 1958 to Caspian', 'I checked, the piano was bought March 9, 1996.'])(
  'a day of something else changes none: %s',
  (message) => {
    const { interview } = sayAt(message, atGifts);
    expect(interview.facts.grantorDateOfBirth).toBe('1958-03-09');
    expect(interview.doubt?.proposed ?? {}).not.toHaveProperty('grantorDateOfBirth');
  },
);
