import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { MailRefused, MailUnavailable, type MailMessage } from '@evergrant/ports/mail/mail.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { askedBy } from '#signing/asked-by.ts';
import { isTurnOf } from '#signing/awaited-before.ts';
import { composeInvitation } from '#signing/compose-invitation.ts';
import { noteUndelivered } from '#signing/note-undelivered.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { findDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings' | 'clock' | 'log'>;

/** Days after the invitation, one reminder each. */
const reminderDays = [3, 10] as const;
const atOnce = 200;
/** Reminds witnesses who were invited and have not signed, twice at most. The mail holds the link that they have. */
export const remindWitnesses = async (context: Needs): Promise<void> => {
  for (const witness of await listWaiting(context)) await remind(context, witness);
};

const listWaiting = ({ db, clock }: Needs): Promise<readonly WitnessRow[]> => {
  const isDue = reminderDays.map((days, sent) =>
    and(eq(witnesses.remindersSent, sent), lte(witnesses.inviteSentAt, new Date(clock().getTime() - days * dayInMs))),
  );
  return db
    .select()
    .from(witnesses)
    .where(
      and(
        inArray(witnesses.status, ['pending', 'viewed']),
        isNull(witnesses.removedAt),
        isNotNull(witnesses.sealedToken),
        isNull(witnesses.undeliveredAt),
        or(...isDue),
      ),
    )
    .orderBy(asc(witnesses.inviteSentAt))
    .limit(atOnce);
};

const remind = async (context: Needs, witness: WitnessRow): Promise<void> => {
  const reminder = await composeReminder(context, witness);
  if (!reminder) return;
  try {
    await context.mail.send(reminder);
  } catch (error) {
    await noteFailure(context, { witness, error });
    return;
  }
  await noteReminder(context, witness);
};

const composeReminder = async (context: Needs, witness: WitnessRow): Promise<MailMessage | undefined> => {
  const { db } = context;
  const document = await findDocument(db, witness.documentId);
  // Nobody is pressed before it is their turn.
  const isTime = document?.status === 'complete' && (await isTurnOf(db, { witness, document }));
  const owner = isTime ? await findContact(db, document.userId) : undefined;
  if (!document?.currentVersionId || !owner || !witness.sealedToken) return undefined;

  const token = await symmetricDecrypt({ key: context.settings.secret, data: witness.sealedToken });
  const url = `${context.settings.origin}/witness/${token}`;
  const version = await readFrozenVersion(db, document.currentVersionId);
  const letter = await composeInvitation({
    witness,
    documentName: document.name,
    ...askedBy({ document, version, witness, accountName: owner.name }),
    url,
    kind: 'reminder',
  });
  const idempotencyKey = `remind-${witness.id}-${witness.remindersSent + 1}-${witness.tokenHash}`;
  return { to: witness.email, ...letter, idempotencyKey };
};

// A mail server that is down is tried again in an hour, the owner's too; an address that is refused is told to the owner.
const noteFailure = async (
  context: Needs,
  { witness, error }: { readonly witness: WitnessRow; readonly error: unknown },
): Promise<void> => {
  const { id: witnessId, documentId, tokenHash } = witness;
  if (!isMailFailure(error)) throw error;
  context.log.warn({ err: error, witnessId }, 'a reminder could not be sent');
  if (error instanceof MailUnavailable || tokenHash === null) return;
  await noteUndelivered(context, { documentId, witnessId, tokenHash, what: 'reminder' }).catch((untold: unknown) => {
    if (!isMailFailure(untold)) throw untold;
    context.log.warn({ err: untold, witnessId }, 'the owner could not be told of a reminder that came back');
  });
};

const isMailFailure = (error: unknown): boolean => error instanceof MailUnavailable || error instanceof MailRefused;

const noteReminder = ({ db, clock }: Needs, witness: WitnessRow): Promise<void> =>
  db.transaction(async (tx) => {
    const [noted] = await tx
      .update(witnesses)
      .set({ remindersSent: witness.remindersSent + 1, remindedAt: clock() })
      .where(and(eq(witnesses.id, witness.id), eq(witnesses.remindersSent, witness.remindersSent)))
      .returning({ id: witnesses.id });
    if (!noted) return;
    await appendAudit(tx, {
      stream: trailOf(witness.documentId),
      at: clock(),
      actor: 'system',
      action: witness.role === 'witness' ? 'witness reminded' : 'co-signer reminded',
      details: { witnessId: witness.id, witnessName: witness.name },
    });
  });
