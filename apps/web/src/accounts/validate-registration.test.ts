import { expect, test } from 'vitest';
import { validateEmail } from '#accounts/validate-email.ts';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { validateRegistration } from '#accounts/validate-registration.ts';

const complete = { name: 'Ada Reyes', email: 'ada@example.com', password: 'lake-house', confirmPassword: 'lake-house' };
const refusals = (typed: Partial<typeof complete>) => validateRegistration({ ...complete, ...typed });

test('everything that is to be corrected in a registration is said at once, from the top of the form down', () => {
  expect(Object.entries(refusals({ name: ' ', email: ' ', password: '', confirmPassword: 'x' }))).toEqual([
    ['name', 'Please enter your full name.'],
    ['email', 'Please enter your email address.'],
    ['password', 'Please enter a password.'],
  ]);
  expect(refusals({ email: 'ada@home' })).toEqual({ email: 'Please enter a valid email address.' });
  expect(refusals({ password: 'short', confirmPassword: 'x' })).toEqual({
    password: 'Password must be at least 6 characters long.',
  });
  expect(refusals({ confirmPassword: 'lakehouse' })).toEqual({ confirmPassword: 'Passwords do not match.' });
  expect(refusals({ name: 'Ada evil.com' }).name).toMatch(/^Please write your name without web/);
  expect(refusals({})).toEqual({});
});

test('spaces around a name and an email address do not matter', () => {
  expect(refusals({ name: ' Ada Reyes ', email: ' ada@example.com ' })).toEqual({});
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
