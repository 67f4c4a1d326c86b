import { whyNoWitness } from '@evergrant/domain/execution/say-why-not-add-witness.ts';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import type { Announcement } from '#signing/announcement.ts';

interface NewWitness {
  readonly name: string;
  readonly email: string;
}

/** Why this witness cannot be added beside those with `emails`, or undefined. The server decides again, and on how many. */
export const newWitnessRefusal = (
  { name, email }: NewWitness,
  emails: readonly string[],
): (Announcement & { readonly fields: readonly ('name' | 'email')[] }) | undefined => {
  const missing = (['name', 'email'] as const).filter((field) => ({ name, email })[field].trim() === '');
  if (missing.length > 0) return { ...whyNoWitness['missing-name-or-email'], fields: missing };
  if (!isEmailAddress(email.trim())) return { ...whyNoWitness['invalid-email'], fields: ['email'] };
  const isKnown = emails.some((known) => known.toLowerCase() === email.trim().toLowerCase());
  return isKnown ? { ...whyNoWitness['duplicate-email'], fields: ['email'] } : undefined;
};
