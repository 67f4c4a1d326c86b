import { looksLikeEmail, type FieldRefusal } from '#accounts/field-refusal.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The first thing to correct before an account can be created, in the order of the form; undefined when all is well. */
export const validateRegistration = (typed: Registration): FieldRefusal<keyof Registration> | undefined => {
  const email = typed.email.trim();
  if (!typed.name.trim()) return { field: 'name', message: 'Please enter your full name.' };
  if (!email) return { field: 'email', message: 'Please enter your email address.' };
  if (!looksLikeEmail(email)) return { field: 'email', message: 'Please enter a valid email address.' };
  if (!typed.password) return { field: 'password', message: 'Please enter a password.' };
  if (typed.password.length < brand.limits.minimumPasswordLength) return { field: 'password', message: tooShort };
  if (typed.password !== typed.confirmPassword) return { field: 'confirmPassword', message: 'Passwords do not match.' };
  return undefined;
};

/** Said about a password under the minimum length. */
export const tooShort = `Password must be at least ${brand.limits.minimumPasswordLength} characters long.`;
