import { whyNotInvite } from '@evergrant/domain/execution/refusals.ts';
import { MailRefused } from '@evergrant/ports/mail/mail.ts';
import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { Refused } from '#platform/refused.ts';
import { askedBy } from '#signing/asked-by.ts';
import { awaitedBefore } from '#signing/awaited-before.ts';
import { findCosigner, listAsked } from '#signing/list-asked.ts';
import { keepLink, mailInvitation } from '#signing/mail-invitation.ts';
import { noteUndelivered } from '#signing/note-undelivered.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { hashWitnessToken } from '#signing/witness-token.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

/** Once makers have signed: writes to everybody whose turn has come and whose invitation was kept, or was sent too early. */
export const sendKeptInvitations = async (
  context: Needs,
  { documentId }: ProductEvents['owner.signed' | 'makers.signed'],
): Promise<void> => {
  const failures: unknown[] = [];
  for (const { id } of await listAsked(context.db, documentId)) {
    try {
      await sendKept(context, { documentId, witnessId: id });
    } catch (error) {
      failures.push(error);
    }
  }
  // The job runs again for those alone: whoever was written to is noted.
  if (failures.length > 0) throw failures[0];
};

interface Kept {
  readonly documentId: string;
  readonly witnessId: string;
}

const sendKept = async (context: Needs, kept: Kept): Promise<void> => {
  const due = await prepare(context, kept);
  if (!due) return;
  const { document, version, witness, token } = due;
  const owner = await findContact(context.db, document.userId);
  if (!owner) return;
  const kind = witness.inviteSentAt === null ? 'first' : 'time';
  try {
    const by = askedBy({ document, version, witness, accountName: owner.name });
    const mailed = { witness, documentName: document.name, token, ...by, kind, actor: 'system' } as const;
    await mailInvitation(context, mailed);
  } catch (error) {
    if (!(error instanceof Refused && error.cause instanceof MailRefused)) throw error;
    // An address that the mail server refuses is not tried again; the owner is told and can correct it.
    await noteUndelivered(context, { ...kept, tokenHash: hashWitnessToken(token), what: 'invitation' });
  }
};

interface Due {
  readonly document: DocumentRow;
  readonly version: VersionRow;
  readonly witness: WitnessRow;
  readonly token: string;
}

const prepare = ({ db, settings }: Needs, { documentId, witnessId }: Kept): Promise<Due | undefined> =>
  db.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId);
    const [witness] = await tx.select().from(witnesses).where(eq(witnesses.id, witnessId));
    if (!document?.currentVersionId || !document.ownerSignedAt || !witness) return undefined;
    const { ownerSignedAt } = document;

    const wasTooEarly = witness.inviteSentAt !== null && witness.inviteSentAt < ownerSignedAt;
    if (witness.inviteKeptAt === null && !wasTooEarly) return undefined;
    if (whyNotInvite({ documentStatus: document.status, makersHaveSigned: true, witnessStatus: witness.status })) {
      return undefined;
    }
    const version = await readFrozenVersion(tx, document.currentVersionId);
    if (awaitedBefore(witness, { document, version }).length > 0) return undefined;
    // Who was spouse in an earlier version may not be asked to sign this one.
    if (witness.role === 'cosigner' && !findCosigner(version, witness)) return undefined;

    return { document, version, witness, token: await keepLink({ tx, settings }, witness) };
  });
