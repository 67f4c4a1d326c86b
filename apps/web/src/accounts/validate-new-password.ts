import type { FieldRefusal } from '#accounts/field-refusal.ts';
import { tooShort } from '#accounts/validate-registration.ts';
import { minimumPasswordLength } from '#platform/password-length.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** The first thing to correct in a new password; undefined when it can be sent. */
export const validateNewPassword = (
  typed: NewPassword,
  missing = 'Please enter a new password.',
): FieldRefusal<keyof NewPassword> | undefined => {
  if (!typed.password) return { field: 'password', message: missing };
  if (typed.password.length < minimumPasswordLength()) return { field: 'password', message: tooShort() };
  if (typed.password !== typed.confirmPassword) return { field: 'confirmPassword', message: 'Passwords do not match.' };
  return undefined;
};
