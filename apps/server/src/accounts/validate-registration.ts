import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { isCommonPassword } from '#accounts/common-passwords.ts';

/** What is wrong with one field of a registration. */
export interface RegistrationMistake {
  readonly field: 'name' | 'email' | 'password';
  readonly code: 'missing' | 'invalid-name' | 'invalid-email' | 'weak-password';
  readonly message: string;
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What is wrong with a trimmed registration, in the order of the form; empty when it can be taken. */
export const findRegistrationMistakes = (
  { name, email, password }: Registration,
  minPasswordLength: number,
): readonly RegistrationMistake[] => {
  const wrongName = findNameMistake(name);
  const wrongPassword = password
    ? findPasswordMistake(password, minPasswordLength)
    : ({ field: 'password', code: 'missing', message: 'Please enter a password.' } as const);
  return [
    ...(wrongName ? [{ field: 'name', code: name ? 'invalid-name' : 'missing', message: wrongName } as const] : []),
    ...findEmailMistakes(email),
    ...(wrongPassword ? [wrongPassword] : []),
  ];
};

const findEmailMistakes = (email: string): readonly RegistrationMistake[] => {
  if (!email) return [{ field: 'email', code: 'missing', message: 'Please enter your email address.' }];
  if (isEmailAddress(email)) return [];
  return [{ field: 'email', code: 'invalid-email', message: 'Please enter a valid email address.' }];
};

/** What is wrong with a new password. */
export const findPasswordMistake = (password: string, minLength: number): RegistrationMistake | undefined => {
  const weak = (message: string): RegistrationMistake => ({ field: 'password', code: 'weak-password', message });
  if (password.length < minLength) return weak(`Password must be at least ${minLength} characters long.`);
  if (!isCommonPassword(password)) return undefined;
  return weak(
    `Password is too weak. Please use at least ${minLength} characters with a mix of letters and numbers. This one is among the first that are tried.`,
  );
};
