import { expect, test } from 'vitest';
import { joinSpoken } from '#kit/join-spoken.ts';

test('sentences stand in one paragraph, and behind a list on a line of their own', () => {
  expect(joinSpoken(['Noted.', '', 'And your county?'])).toBe('Noted. And your county?');
  expect(joinSpoken(['Noted:\n• County: Kent', 'One thing is open.', 'Which?'])).toBe(
    'Noted:\n• County: Kent\nOne thing is open. Which?',
  );
});
