import { expect, test } from 'vitest';
import { cooldownAfterRefusal, secondsLeft } from '#accounts/cooldown.ts';

test('a person who asked too often waits five minutes, or as long as the server says', () => {
  expect(cooldownAfterRefusal('rate-limited', undefined)).toBe(300);
  expect(cooldownAfterRefusal('rate-limited', 42)).toBe(42);
});

test('any other refusal may be tried again at once', () => {
  expect(cooldownAfterRefusal('already-confirmed', undefined)).toBe(0);
  expect(cooldownAfterRefusal(undefined, undefined)).toBe(0);
});

test('the countdown shows whole seconds and ends at zero', () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_001)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
  expect(secondsLeft(60_000, 90_000)).toBe(0);
});
