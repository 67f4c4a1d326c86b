import { MailRefused } from '@evergrant/ports/mail/mail.ts';
import { and, eq } from 'drizzle-orm';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { mailUndelivered, type Undelivered } from '#signing/mail-progress.ts';
import { witnesses } from '#signing/tables.ts';
import { trailOf } from '#documents/trail-of.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';

interface CameBack {
  readonly documentId: string;
  readonly witnessId: string;
  /** Of the link that did not arrive: one that was mailed meanwhile is left alone. */
  readonly tokenHash: string;
  readonly what: Undelivered;
}

/**
 * Tells the owner that mail to somebody came back, and only then notes it: whoever throws in between is repeated, and the
 * mail has the same key. An invitation that came back counts as none.
 * @throws MailUnavailable while the owner cannot be told.
 */
export const noteUndelivered = async (
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log'>,
  { documentId, witnessId, tokenHash, what }: CameBack,
): Promise<void> => {
  const { db, clock, log } = context;
  await mailUndelivered(context, { documentId, witnessId, what }).catch((error: unknown) => {
    if (!(error instanceof MailRefused)) throw error;
    // The owner's own address is refused the next time too; the panel says what came back.
    log.error({ err: error, witnessId }, 'the owner could not be told that mail came back');
  });
  await db.transaction(async (tx) => {
    const at = clock();
    const [noted] = await tx
      .update(witnesses)
      .set({ undeliveredAt: at, ...(what === 'invitation' ? { inviteKeptAt: null, inviteSentAt: null } : {}) })
      .where(and(eq(witnesses.id, witnessId), eq(witnesses.tokenHash, tokenHash)))
      .returning({ name: witnesses.name });
    if (!noted) return;
    const details = { witnessId, witnessName: noted.name };
    await appendAudit(tx, { stream: trailOf(documentId), at, actor: 'system', action: `${what} came back`, details });
    await tellDocumentChanged(tx, documentId);
  });
};
