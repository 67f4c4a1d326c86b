import type { Witness } from '@evergrant/contract/signing.ts';
import { whyNotInvite, type InviteRefusal } from '@evergrant/domain/execution/refusals.ts';
import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { queueAutomation } from '#notifications/queue-automation.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import type { WitnessRow } from '#signing/find-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { createWitnessToken, hashWitnessToken } from '#signing/witness-token.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

interface Invitation {
  readonly member: Member;
  readonly trustId: string;
  readonly witnessId: string;
  readonly origin: Origin;
}

/** Mails a witness a private link. A link sent earlier stops working, so only the newest mail leads in. */
export const inviteWitness = async (context: Needs, input: Invitation): Promise<Witness> => {
  const { token, tokenHash } = createWitnessToken();
  const sealedToken = await symmetricEncrypt({ key: context.settings.secret, data: token });
  const { witness, trustName } = await replaceLink(context, { ...input, tokenHash, sealedToken });

  await sendInvitation(context, { witness, trustName, token, ownerName: input.member.name });

  const sent = await noteInvitation(context, { ...input, trustName, token });
  return describeWitness(sent ?? witness);
};

/** What a member reads when invitations are not possible yet. */
export const inviteRefusalMessages = {
  'trust-not-complete': 'Invitations can be sent once the interview is finished and the document is paid for.',
  'already-signed': 'This witness has already signed.',
  declined: 'This witness has declined. Remove them and add another person.',
} as const satisfies Record<InviteRefusal, string>;

const replaceLink = async (
  { db }: Needs,
  { member, trustId, witnessId, ...link }: Invitation & { readonly tokenHash: string; readonly sealedToken: string },
): Promise<{ readonly witness: WitnessRow; readonly trustName: string }> =>
  db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const [witness] = await tx
      .select()
      .from(witnesses)
      .where(and(eq(witnesses.id, witnessId), eq(witnesses.trustId, trustId)));
    if (!witness) throw new Refused('absent', { code: 'not-found', message: 'This witness is no longer on the list.' });

    const refusal = whyNotInvite({
      trustStatus: trust.status,
      witnessStatus: witness.status,
    });
    if (refusal) throw new Refused('conflict', { code: refusal, message: inviteRefusalMessages[refusal] });

    const { tokenHash, sealedToken } = link;
    await tx.update(witnesses).set({ tokenHash, sealedToken, remindersSent: 0 }).where(eq(witnesses.id, witnessId));
    return { witness, trustName: trust.name };
  });

interface Letter {
  readonly witness: WitnessRow;
  readonly trustName: string;
  readonly token: string;
  readonly ownerName: string;
}

const sendInvitation = async ({ mail, settings, log }: Needs, letter: Letter): Promise<void> => {
  const { witness, trustName, token, ownerName } = letter;
  const composed = await composeMail({
    subject: `${ownerName} asks you to witness ${trustName}`,
    preview: 'A private link to read the document and sign as a witness.',
    heading: `Hello ${witness.name},`,
    paragraphs: [
      `${ownerName} asks you to witness the signing of ${trustName}.`,
      'As a witness you confirm that you saw this document and its signature. You do not agree to its terms and take on no duty.',
      'You can read the document first. You need no account, and it takes about five minutes.',
    ],
    action: { label: 'View and sign', url: `${settings.origin}/witness/${token}` },
    footnotes: [
      'This link is yours alone: please do not forward it. If you do not know the sender, you can ignore this message.',
    ],
  });
  try {
    await mail.send({
      to: witness.email,
      ...composed,
      idempotencyKey: `invite-${witness.id}-${hashWitnessToken(token)}`,
    });
  } catch (error) {
    if (!(error instanceof MailUnavailable || error instanceof MailRefused)) throw error;
    log.warn({ err: error, witnessId: witness.id }, 'an invitation could not be sent');
    const message = 'Failed to send invitation. Please try again.';
    throw new Refused('outside', { code: 'mail-failed', message }, { cause: error });
  }
};

const noteInvitation = async (
  context: Needs,
  {
    member,
    trustId,
    witnessId,
    origin,
    trustName,
    token,
  }: Invitation & { readonly trustName: string; readonly token: string },
): Promise<WitnessRow | undefined> =>
  context.db.transaction(async (tx) => {
    const { clock, settings } = context;
    const [sent] = await tx
      .update(witnesses)
      .set({ inviteSentAt: clock() })
      .where(eq(witnesses.id, witnessId))
      .returning();
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'witness invited',
      details: { witnessId, email: sent?.email ?? null },
      origin,
    });
    if (sent) {
      await queueAutomation(context, tx, {
        event: 'witness_invite',
        data: { trust_id: trustId, witness_name: sent.name, witness_email: sent.email, trust_name: trustName },
        secrets: { witness_url: `${settings.origin}/witness/${token}` },
      });
    }
    return sent;
  });
