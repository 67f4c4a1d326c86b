import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { asc, eq } from 'drizzle-orm';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { consentOf } from '#signing/consent-of.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import { executionNotesOf } from '#signing/execution-notes.ts';
import { inviteRefusalMessages } from '#signing/invite-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';

/** Everything that the witness panel shows. */
export const readSigning = async (
  { db }: Pick<Context, 'db'>,
  input: { readonly member: Member; readonly trustId: string },
): Promise<SigningAnswer> => {
  const { member, trustId } = input;
  const trust = await loadOwnTrust(db, { trustId, userId: member.userId });
  const rows = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.trustId, trustId))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id));
  const isDraft = trust.status === 'draft';
  const canOwnerSign = !isDraft && trust.ownerSignedAt === null;
  return {
    trustId,
    trustName: trust.name,
    status: trust.status,
    ownerName: member.name,
    ownerSignedAt: trust.ownerSignedAt?.toISOString() ?? null,
    canOwnerSign,
    whyNotOwnerSign: isDraft ? 'You can sign once the interview is finished and the document is paid for.' : null,
    canInvite: !isDraft,
    whyNotInvite: isDraft ? inviteRefusalMessages['trust-not-complete'] : null,
    witnesses: rows.map(describeWitness),
    consent: consentOf('owner'),
    executionNotes: [...executionNotesOf(trust)],
  };
};
