import type { WitnessPage } from '@evergrant/contract/signing.ts';
import type { Context } from '#platform/context.ts';
import { consentOf } from '#signing/consent-of.ts';
import { executionNotesOf } from '#signing/execution-notes.ts';
import { invalidLink, requireWitness } from '#signing/find-witness.ts';
import { findContact } from '#accounts/find-contact.ts';
import { findTrust } from '#trusts/lock-trust.ts';

/** What a witness link leads to. Changes nothing: mail programs open links too. */
export const openWitnessLink = async (
  { db }: Pick<Context, 'db'>,
  input: { readonly token: string },
): Promise<WitnessPage> => {
  const witness = await requireWitness(db, input.token);
  const trust = await findTrust(db, witness.trustId);
  if (!trust || trust.status === 'draft') throw invalidLink();
  const owner = await findContact(db, trust.userId);
  return {
    state: witness.status === 'signed' ? 'already-signed' : 'ready',
    witnessName: witness.name,
    ownerName: owner?.name ?? 'The owner',
    trustName: trust.name,
    documentType: trust.type,
    status: witness.status,
    consent: consentOf('witness'),
    executionNotes: [...executionNotesOf(trust)],
  };
};
