import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import { queueAutomation } from '#notifications/queue-automation.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { composeInvitation, type Invitation } from '#signing/compose-invitation.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { createWitnessToken, hashWitnessToken } from '#signing/witness-token.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

interface Mailed extends Omit<Invitation, 'url'> {
  readonly token: string;
  /** Who sends it: `member:{id}`, or `system` for an invitation that was kept. */
  readonly actor: string;
  readonly origin?: Origin;
}

/** A new link in place of the one before, for the transaction that has decided to write; it counts as sent once it is. */
export const replaceLink = async ({ tx, settings }: Inside<'settings'>, witnessId: string): Promise<string> => {
  const { token, tokenHash } = createWitnessToken();
  const sealedToken = await symmetricEncrypt({ key: settings.secret, data: token });
  await tx
    .update(witnesses)
    .set({ tokenHash, sealedToken, inviteSentAt: null, remindersSent: 0 })
    .where(eq(witnesses.id, witnessId));
  return token;
};

/** The link that they already have, or a new one. */
export const keepLink = async (
  context: Inside<'settings'>,
  { id, sealedToken }: Pick<WitnessRow, 'id' | 'sealedToken'>,
): Promise<string> =>
  sealedToken === null
    ? replaceLink(context, id)
    : symmetricDecrypt({ key: context.settings.secret, data: sealedToken });

/** Mails a link and notes that it was sent. Throws `Refused` when the mail does not go out; then nothing is noted. */
export const mailInvitation = async (context: Needs, mailed: Mailed): Promise<WitnessRow | undefined> => {
  const { mail, settings, log, clock } = context;
  const { witness, token, kind } = mailed;
  const composed = await composeInvitation({ ...mailed, url: `${settings.origin}/witness/${token}` });
  const turns = { first: '', time: '-time', reminder: `-${clock().getTime()}` } as const;
  const idempotencyKey = `invite-${witness.id}-${hashWitnessToken(token)}${turns[kind]}`;
  try {
    await mail.send({ to: witness.email, ...composed, idempotencyKey });
  } catch (error) {
    if (!(error instanceof MailUnavailable || error instanceof MailRefused)) throw error;
    log.warn({ err: error, witnessId: witness.id }, 'an invitation could not be sent');
    const message = 'Failed to send invitation. Please try again.';
    throw new Refused('outside', { code: 'mail-failed', message }, { cause: error });
  }
  return noteInvitation(context, mailed);
};

const noteInvitation = async (context: Needs, mailed: Mailed): Promise<WitnessRow | undefined> =>
  context.db.transaction(async (tx) => {
    const { clock, settings } = context;
    const { witness, documentName, token, actor, origin } = mailed;
    const [sent] = await tx
      .update(witnesses)
      .set({ inviteSentAt: clock(), inviteKeptAt: null, undeliveredAt: null })
      .where(eq(witnesses.id, witness.id))
      .returning();
    await appendAudit(tx, {
      stream: trailOf(witness.documentId),
      at: clock(),
      actor,
      action: witness.role === 'witness' ? 'witness invited' : 'co-signer invited',
      details: { witnessId: witness.id, witnessName: witness.name, email: witness.email },
      ...(origin ? { origin } : {}),
    });
    await tellLive(tx, {
      topic: `document:${witness.documentId}`,
      data: { type: `${witness.role}-invited`, documentId: witness.documentId },
    });
    if (sent?.role === 'witness') {
      await queueAutomation(
        { ...context, tx },
        {
          event: 'witness_invite',
          data: {
            trust_id: sent.documentId,
            witness_name: sent.name,
            witness_email: sent.email,
            trust_name: documentName,
          },
          secrets: { witness_url: `${settings.origin}/witness/${token}` },
        },
      );
    }
    return sent;
  });
