import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';

/** What is wrong with a typed email address, or undefined. */
export const validateEmail = (typed: string): string | undefined => {
  const email = typed.trim();
  if (!email) return 'Please enter your email address.';
  if (!isEmailAddress(email)) return 'Please enter a valid email address.';
  return undefined;
};
