import { isDeepStrictEqual } from 'node:util';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { completeDocument } from '#documents/complete-document.ts';
import { requireEditable } from '#documents/is-editable.ts';
import { requireRevision } from '#documents/requires-revision.ts';
import { reviseDocument } from '#documents/revise-document.ts';
import { standingOfDocument } from '#documents/standing-of-document.ts';
import { documents } from '#documents/tables.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface SavedInterview {
  /** Locked in this transaction. */
  readonly document: DocumentRow;
  readonly interview: StoredInterview;
  readonly origin: Origin;
  /** The person has said that a new version may begin, where somebody has signed the one that stands. */
  readonly beginsRevision?: boolean | undefined;
}

/**
 * Keeps an interview and where it stands. A changed fact turns a finished document into a draft again, a signed one only
 * when that is said; a finished interview of a paid document completes it.
 */
export const saveInterview = async (
  context: Inside<'announce' | 'clock' | 'log'>,
  { document, interview, origin, beginsRevision = false }: SavedInterview,
): Promise<DocumentRow> => {
  const { tx } = context;
  if (document.status !== 'draft' && isDeepStrictEqual(document.interview.facts, interview.facts)) {
    // Talk about a finished document changes nothing in it, so what was confirmed stays confirmed.
    return writeDocument(tx, document.id, { interview: { ...interview, confirmed: document.interview.confirmed } });
  }

  const now = context.clock();
  requireEditable(document, now);
  requireRevision(document, beginsRevision);
  const draft = document.status === 'draft' ? document : await reviseDocument(context, { document, origin });
  const standing = standingOfDocument({ ...document, interview }, todayOf(now));
  const saved = await writeDocument(tx, document.id, {
    interview,
    progress: standing.progress,
    isInterviewComplete: standing.isComplete,
    updatedAt: now,
  });

  if (!standing.isComplete) return saved;
  if (!draft.isInterviewComplete) await tellCompleted(context, { document: saved, origin });
  return (await completeDocument(context, { documentId: document.id })) ?? saved;
};

const writeDocument = async (tx: Tx, documentId: string, values: Partial<DocumentRow>): Promise<DocumentRow> => {
  const [saved] = await tx.update(documents).set(values).where(eq(documents.id, documentId)).returning();
  if (!saved) throw new Error('a locked document has disappeared');
  return saved;
};

const tellCompleted = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { document, origin }: { readonly document: DocumentRow; readonly origin: Origin },
): Promise<void> => {
  await appendAudit(tx, {
    stream: trailOf(document.id),
    at: clock(),
    actor: `member:${document.userId}`,
    action: 'interview completed',
    origin,
  });
  await announce(tx, 'interview.completed', { documentId: document.id, userId: document.userId });
};
