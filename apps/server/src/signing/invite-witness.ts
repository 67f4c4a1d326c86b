import type { Witness } from '@evergrant/contract/signing.ts';
import { whyNotInvite, type InviteRefusal } from '@evergrant/domain/execution/refusals.ts';
import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { askedBy } from '#signing/asked-by.ts';
import { isTurnOf } from '#signing/awaited-before.ts';
import type { Invitation } from '#signing/compose-invitation.ts';
import { countInvitation } from '#signing/count-invitation.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import { requireListed } from '#signing/find-witness.ts';
import { keepLink, mailInvitation, replaceLink } from '#signing/mail-invitation.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { loadOwnDocument, lockOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

export interface Invite {
  readonly member: Member;
  readonly documentId: string;
  readonly witnessId: string;
  readonly origin: Origin;
  /** Mails the link that they have once more, in place of a new one. */
  readonly keepsLink?: boolean;
}

/**
 * Mails a witness or co-signer a private link. A link sent earlier stops working, so only the newest mail leads in, unless
 * the one they have is kept.
 * Before it is their turn no mail leaves: the wish is kept, and `send-kept-invitations` fulfils it.
 */
export const inviteWitness = async (context: Needs, invite: Invite): Promise<Witness> => {
  const { member, origin } = invite;
  const actor = `member:${member.userId}`;
  const document = await loadOwnDocument(context.db, { documentId: invite.documentId, userId: member.userId });
  const asked = await requireListed(context.db, invite);
  const isTheirTurn = await isTurnOf(context.db, { witness: asked, document });
  const invited = { userId: member.userId, document, witness: asked, isTheirTurn };
  const giveBack = await countInvitation(context, invited);
  const prepared = await prepare(context, invite);
  if (!('token' in prepared)) return describeWitness(prepared.witness);

  const { witness } = prepared;
  const kind = invite.keepsLink ? 'reminder' : 'first';
  const mailed = { ...prepared, kind, actor, origin } as const;
  const sent = await mailInvitation(context, mailed).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  return describeWitness(sent ?? witness);
};

/** What a member reads when somebody cannot be written to. */
export const inviteRefusalMessages = {
  'document-not-complete': 'Invitations can be sent once the interview is finished and the document is paid for.',
  'owner-has-not-signed': 'An invitation that you send now is kept, and leaves as soon as you have signed.',
  'already-signed': 'This witness has already signed.',
  declined: 'This witness has declined. Remove them and add another person.',
} as const satisfies Record<InviteRefusal, string>;

/** Without a token the invitation is kept until it is their turn. */
type Prepared = { readonly witness: WitnessRow } | (Omit<Invitation, 'url' | 'kind'> & { readonly token: string });

const prepare = async (context: Needs, invite: Invite): Promise<Prepared> =>
  context.db.transaction(async (tx) => {
    const { member, documentId } = invite;
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const witness = await requireListed(tx, invite);

    const refusal = whyNotInvite({
      documentStatus: document.status,
      makersHaveSigned: await isTurnOf(tx, { witness, document }),
      witnessStatus: witness.status,
    });
    if (refusal === 'owner-has-not-signed') {
      return { witness: await keepInvitation({ ...context, tx }, { invite, witness, document }) };
    }
    if (refusal) throw new Refused('conflict', { code: refusal, message: inviteRefusalMessages[refusal] });

    if (!document.currentVersionId) throw new Error(`signed document ${documentId} has no frozen version`);
    const version = await readFrozenVersion(tx, document.currentVersionId);
    const by = askedBy({ document, version, witness, accountName: member.name });
    const token = await (invite.keepsLink
      ? keepLink({ ...context, tx }, witness)
      : replaceLink({ ...context, tx }, witness.id));
    return { witness, documentName: document.name, ...by, token };
  });

interface Kept {
  readonly invite: Invite;
  readonly witness: WitnessRow;
  readonly document: DocumentRow;
}

const keepInvitation = async (
  { tx, clock }: Inside<'clock'>,
  { invite, witness, document }: Kept,
): Promise<WitnessRow> => {
  if (witness.inviteKeptAt !== null) return witness;
  const [kept] = await tx
    .update(witnesses)
    .set({ inviteKeptAt: clock() })
    .where(eq(witnesses.id, witness.id))
    .returning();
  await appendAudit(tx, {
    stream: trailOf(witness.documentId),
    at: clock(),
    actor: `member:${invite.member.userId}`,
    action: `invitation kept until ${document.ownerSignedAt === null ? 'the owner signs' : 'every maker has signed'}`,
    details: { witnessId: witness.id, witnessName: witness.name, email: witness.email },
    origin: invite.origin,
  });
  return kept ?? witness;
};
