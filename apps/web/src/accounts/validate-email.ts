import { looksLikeEmail } from '#accounts/field-refusal.ts';

/** What is wrong with a typed email address, or undefined. */
export const validateEmail = (typed: string): string | undefined => {
  const email = typed.trim();
  if (!email) return 'Please enter your email address.';
  if (!looksLikeEmail(email)) return 'Please enter a valid email address.';
  return undefined;
};
