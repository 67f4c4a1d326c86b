import { expect, test } from 'vitest';
import { messageLength } from '#assistant/words/message-length.ts';

test('room is counted once it gets short, and a message over 4,000 characters is said to be too long before it is sent', () => {
  expect(messageLength('a'.repeat(3499))).toEqual({ words: undefined, isTooLong: false });
  expect(messageLength('a'.repeat(3500))).toEqual({ words: '3,500 of 4,000 characters.', isTooLong: false });
  expect(messageLength('a'.repeat(4000)).isTooLong).toBe(false);
  const over = messageLength('a'.repeat(4001));
  expect(over.isTooLong).toBe(true);
  expect(over.words).toMatch(/^4,001 of 4,000 characters\..*two parts.*stays here/);
});

test('blanks around a message take no room', () => {
  expect(messageLength(` ${'a'.repeat(4000)}\n`).isTooLong).toBe(false);
});
