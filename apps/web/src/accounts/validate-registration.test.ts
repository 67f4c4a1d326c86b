import { expect, test } from 'vitest';
import { validateEmail } from '#accounts/validate-email.ts';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { validateRegistration } from '#accounts/validate-registration.ts';

const complete = { name: 'Ada Reyes', email: 'ada@example.com', password: 'lake-house', confirmPassword: 'lake-house' };
const refusal = (typed: Partial<typeof complete>) => validateRegistration({ ...complete, ...typed })?.message;

test('a registration is checked from the top of the form down, one thing at a time', () => {
  const typed = { name: ' ', email: ' ', password: '', confirmPassword: 'x' };
  expect(refusal(typed)).toBe('Please enter your full name.');
  expect(refusal({ ...typed, name: 'Ada' })).toBe('Please enter your email address.');
  expect(refusal({ ...typed, name: 'Ada', email: 'ada@home' })).toBe('Please enter a valid email address.');
  expect(refusal({ ...typed, name: 'Ada', email: 'ada@example.com' })).toBe('Please enter a password.');
  expect(refusal({ password: 'short', confirmPassword: 'x' })).toBe('Password must be at least 6 characters long.');
  expect(refusal({ confirmPassword: 'lakehouse' })).toBe('Passwords do not match.');
  expect(refusal({})).toBeUndefined();
});

test('spaces around a name and an email address do not matter', () => {
  expect(refusal({ name: ' Ada Reyes ', email: ' ada@example.com ' })).toBeUndefined();
});

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada lovelace@example.com', 'ada@@example.com'])(
  '%j is not an email address',
  (email) => expect(validateEmail(email)).toBe('Please enter a valid email address.'),
);

test('a new password must be typed, long enough and repeated', () => {
  expect(validateNewPassword({ password: '', confirmPassword: '' })?.message).toBe('Please enter a new password.');
  expect(validateNewPassword({ password: '12345', confirmPassword: '12345' })?.message).toBe(
    'Password must be at least 6 characters long.',
  );
  expect(validateNewPassword({ password: '123456', confirmPassword: '123457' })?.message).toBe(
    'Passwords do not match.',
  );
  expect(validateNewPassword({ password: '123456', confirmPassword: '123456' })).toBeUndefined();
});
