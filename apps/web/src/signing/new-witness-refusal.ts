import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import type { Announcement } from '#signing/announcement.ts';

export const witnessLimit = 3;

interface NewWitness {
  readonly name: string;
  readonly email: string;
}

/** Why this witness cannot be added beside those with `emails`, or undefined. The server decides again. */
export const newWitnessRefusal = (
  { name, email }: NewWitness,
  emails: readonly string[],
): (Announcement & { readonly fields: readonly ('name' | 'email')[] }) | undefined => {
  if (emails.length >= witnessLimit) {
    return {
      title: 'Maximum Witnesses Reached',
      message: 'You can only add up to 3 witnesses for a trust.',
      fields: [],
    };
  }
  const missing = (['name', 'email'] as const).filter((field) => ({ name, email })[field].trim() === '');
  if (missing.length > 0) {
    return {
      title: 'Missing Information',
      message: 'Please provide both name and email for the witness.',
      fields: missing,
    };
  }
  if (!isEmailAddress(email.trim())) {
    return { title: 'Invalid Email', message: 'Please enter a valid email address.', fields: ['email'] };
  }
  if (emails.some((known) => known.toLowerCase() === email.trim().toLowerCase())) {
    return { title: 'Duplicate Email', message: 'This email is already added as a witness.', fields: ['email'] };
  }
  return undefined;
};
