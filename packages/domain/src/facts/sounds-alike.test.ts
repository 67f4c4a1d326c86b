import { expect, test } from 'vitest';
import { soundsAlike } from '#facts/sounds-alike.ts';

test.each([
  ['Catherine', 'Kathryn', true],
  ['Marc', 'Mark', true],
  ['Stephen', 'Steven', true],
  ['Marc', 'Luc', false],
  ['Ann', 'Nan', false],
])('%s and %s are spoken alike: %s', (one, other, isAlike) => {
  expect(soundsAlike(one, other)).toBe(isAlike);
});
