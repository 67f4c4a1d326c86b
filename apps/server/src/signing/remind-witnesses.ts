import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { askedBy } from '#signing/asked-by.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { composeInvitation } from '#signing/compose-invitation.ts';
import { witnesses } from '#signing/tables.ts';
import { findTrust } from '#trusts/lock-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';

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
    .where(
      and(
        inArray(witnesses.status, ['pending', 'viewed']),
        isNull(witnesses.removedAt),
        isNotNull(witnesses.sealedToken),
        or(...isDue),
      ),
    )
    .orderBy(asc(witnesses.inviteSentAt))
    .limit(atOnce);
};

const remind = async (context: Needs, witness: WitnessRow): Promise<void> => {
  const { db, mail, log } = context;
  const trust = await findTrust(db, witness.trustId);
  // Nobody is pressed before it is their turn.
  const isTime = trust?.status === 'complete' && trust.ownerSignedAt !== null;
  const owner = isTime ? await findContact(db, trust.userId) : undefined;
  if (!trust?.currentVersionId || !owner || !witness.sealedToken) return;

  const token = await symmetricDecrypt({ key: context.settings.secret, data: witness.sealedToken });
  const url = `${context.settings.origin}/witness/${token}`;
  const version = await readFrozenVersion(db, trust.currentVersionId);
  const letter = await composeInvitation({
    witness,
    trustName: trust.name,
    ...askedBy({ version, witness, accountName: owner.name }),
    url,
    kind: 'reminder',
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
      action: witness.role === 'witness' ? 'witness reminded' : 'co-signer reminded',
      details: { witnessId: witness.id, witnessName: witness.name },
    });
  });
