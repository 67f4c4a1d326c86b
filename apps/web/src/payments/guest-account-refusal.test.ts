import { expect, test } from 'vitest';
import { guestAccountRefusal } from '#payments/guest-account-refusal.ts';

const typed = { name: 'Wanda Hill', email: 'wanda@example.com', password: 'heron 7', confirmPassword: 'heron 7' };

test('all four fields are required', () => {
  expect(guestAccountRefusal(typed)).toBeUndefined();
  for (const field of ['name', 'email', 'password', 'confirmPassword'] as const) {
    expect(guestAccountRefusal({ ...typed, [field]: ' ' })).toMatchObject({ field, title: 'Missing Information' });
  }
});

test('two different passwords are told before a short one', () => {
  expect(guestAccountRefusal({ ...typed, password: 'abc', confirmPassword: 'abd' })).toEqual({
    field: 'confirmPassword',
    title: 'Password Mismatch',
    message: 'Passwords do not match. Please try again.',
  });
  expect(guestAccountRefusal({ ...typed, password: 'abcde', confirmPassword: 'abcde' })).toEqual({
    field: 'password',
    title: 'Password Too Short',
    message: 'Password must be at least 6 characters long.',
  });
});
