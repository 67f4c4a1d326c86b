import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { WitnessRow } from '#signing/find-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { findTrust } from '#trusts/lock-trust.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings' | 'clock' | 'log'>;

/** Days after the invitation, one reminder each. */
const reminderDays = [3, 10] as const;
const atOnce = 200;
const dayInMs = 86_400_000;

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
    .where(and(inArray(witnesses.status, ['pending', 'viewed']), isNotNull(witnesses.sealedToken), or(...isDue)))
    .orderBy(asc(witnesses.inviteSentAt))
    .limit(atOnce);
};

const remind = async (context: Needs, witness: WitnessRow): Promise<void> => {
  const { db, mail, log } = context;
  const trust = await findTrust(db, witness.trustId);
  const owner = trust?.status === 'complete' ? await findContact(db, trust.userId) : undefined;
  if (!trust || !owner || !witness.sealedToken) return;

  const letter = await composeReminder(context, {
    witness,
    trustName: trust.name,
    ownerName: owner.name,
    token: await symmetricDecrypt({ key: context.settings.secret, data: witness.sealedToken }),
  });
  const idempotencyKey = `remind-${witness.id}-${witness.remindersSent + 1}-${witness.tokenHash}`;
  try {
    await mail.send({ to: witness.email, ...letter, idempotencyKey });
  } catch (error) {
    if (!(error instanceof MailUnavailable || error instanceof MailRefused)) throw error;
    log.warn({ err: error, witnessId: witness.id }, 'a reminder could not be sent');
    // A mail server that is down is tried again in an hour; an address that it refuses is not.
    if (error instanceof MailUnavailable) return;
  }

  await noteReminder(context, witness);
};

interface Letter {
  readonly witness: WitnessRow;
  readonly trustName: string;
  readonly ownerName: string;
  readonly token: string;
}

const composeReminder = ({ settings }: Needs, { witness, trustName, ownerName, token }: Letter) =>
  composeMail({
    subject: `Reminder: ${ownerName} asks you to witness ${trustName}`,
    preview: 'Your signature as a witness is still missing.',
    heading: `Hello ${witness.name},`,
    paragraphs: [
      `${ownerName} asked you to witness the signing of ${trustName}, and your signature is still missing.`,
      'You can read the document first. You need no account, and it takes about five minutes.',
    ],
    action: { label: 'View and sign', url: `${settings.origin}/witness/${token}` },
    footnotes: [
      `This is the same private link as in the invitation: please do not forward it. If you would rather not be a witness, please tell ${ownerName}; we remind you twice at most.`,
    ],
  });

const noteReminder = ({ db, clock }: Needs, witness: WitnessRow): Promise<void> =>
  db.transaction(async (tx) => {
    const [noted] = await tx
      .update(witnesses)
      .set({ remindersSent: witness.remindersSent + 1 })
      .where(and(eq(witnesses.id, witness.id), eq(witnesses.remindersSent, witness.remindersSent)))
      .returning({ id: witnesses.id });
    if (!noted) return;
    await appendAudit(tx, {
      stream: `trust:${witness.trustId}`,
      at: clock(),
      actor: 'system',
      action: 'witness reminded',
      details: { witnessId: witness.id },
    });
  });
