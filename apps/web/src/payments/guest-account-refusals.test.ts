import { expect, test } from 'vitest';
import { guestAccountRefusals } from '#payments/guest-account-refusals.ts';

const typed = { name: 'Wanda Hill', email: 'wanda@example.com', password: 'heron 7', confirmPassword: 'heron 7' };

test('every field that is empty is named at once', () => {
  expect(guestAccountRefusals(typed)).toEqual({});
  expect(guestAccountRefusals({ name: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
    name: 'Please enter your full name.',
    email: 'Please enter your email address.',
    password: 'Please enter a password.',
    confirmPassword: 'Please enter the password again.',
  });
});

test('two different passwords are told before a short one', () => {
  expect(guestAccountRefusals({ ...typed, password: 'abc', confirmPassword: 'abd' })).toEqual({
    confirmPassword: 'Password Mismatch: Passwords do not match. Please try again.',
  });
  expect(guestAccountRefusals({ ...typed, password: 'abcde', confirmPassword: 'abcde' })).toEqual({
    password: 'Password Too Short: Password must be at least 6 characters long.',
  });
});
