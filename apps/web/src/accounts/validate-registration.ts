import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { minimumPasswordLength } from '#platform/password-length.ts';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

type Refusals = Partial<Record<keyof Registration, string>>;

/** Everything to correct before an account can be created, in the order of the form; empty when all is well. */
export const validateRegistration = (typed: Registration): Refusals => {
  const name = findNameMistake(typed.name.trim());
  const email = emailMistake(typed.email.trim());
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...passwordMistake(typed) };
};

const emailMistake = (email: string): string | undefined => {
  if (!email) return 'Please enter your email address.';
  return isEmailAddress(email) ? undefined : 'Please enter a valid email address.';
};

const passwordMistake = ({ password, confirmPassword }: Registration): Refusals => {
  if (!password) return { password: 'Please enter a password.' };
  if (password.length < minimumPasswordLength()) return { password: tooShort() };
  return password === confirmPassword ? {} : { confirmPassword: 'Passwords do not match.' };
};

/** Said about a password under the minimum length. */
export const tooShort = (): string => `Password must be at least ${minimumPasswordLength()} characters long.`;
