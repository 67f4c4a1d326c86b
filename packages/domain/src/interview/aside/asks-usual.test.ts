import { expect, test } from 'vitest';
import { asksUsual } from '#interview/aside/asks-usual.ts';
import { splitAsked } from '#interview/aside/split-asked.ts';

test.each([
  'what do most couples do?',
  'Huh. What do most people put there?',
  'what do people usually choose',
  "what's the usual answer here?",
])('whoever asks what others answer asks for nothing else: %s', (question) => {
  expect(asksUsual(question)).toBe(true);
});

test.each([
  'what do most banks want from a trustee who lives abroad and is not a citizen',
  'what do I put here?',
  'what is the standard deduction',
])('other questions ask for something of their own: %s', (question) => {
  expect(asksUsual(question)).toBe(false);
});

test.each([
  'Oh, may it never come to that.',
  "May the 27th 1968 and Ray's is the 28th",
  'I think I need one of those power of attorney papers?',
  'everyone keeps saying we need a trust??',
])('a wish, a day in May and what somebody came for ask nothing: %s', (message) => {
  expect(splitAsked(message)).toBeUndefined();
});

test.each([
  'will putting it in cost me',
  'does signing move the condo or do I retitle each',
  'I heard we need two, is that right?',
])('a question without its usual order is one: %s', (message) => {
  expect(splitAsked(message)).toBeDefined();
});
