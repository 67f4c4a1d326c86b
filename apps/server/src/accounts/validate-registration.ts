import { isCommonPassword } from '#accounts/common-passwords.ts';

/** What is wrong with a registration, in the order of the form; the first mistake is the one that is said. */
export interface RegistrationMistake {
  readonly field: 'name' | 'email' | 'password';
  readonly code: 'missing' | 'invalid-email' | 'weak-password';
  readonly message: string;
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Text, @, text, dot, text. */
export const isEmailAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

export const findRegistrationMistake = (
  registration: Registration,
  minPasswordLength: number,
): RegistrationMistake | undefined => {
  const { name, email, password } = registration;
  if (!name) return { field: 'name', code: 'missing', message: 'Please enter your full name.' };
  if (!email) return { field: 'email', code: 'missing', message: 'Please enter your email address.' };
  if (!isEmailAddress(email)) {
    return { field: 'email', code: 'invalid-email', message: 'Please enter a valid email address.' };
  }
  if (!password) return { field: 'password', code: 'missing', message: 'Please enter a password.' };
  return findPasswordMistake(password, minPasswordLength);
};

/** What is wrong with a new password. */
export const findPasswordMistake = (password: string, minLength: number): RegistrationMistake | undefined => {
  const weak = (message: string): RegistrationMistake => ({ field: 'password', code: 'weak-password', message });
  if (password.length < minLength) return weak(`Password must be at least ${minLength} characters long.`);
  if (!isCommonPassword(password)) return undefined;
  return weak(`Password is too weak. Please use at least ${minLength} characters with a mix of letters and numbers.`);
};
