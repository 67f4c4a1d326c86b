import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { unsigned } from '#documents/note-signing.ts';
import { documents } from '#documents/tables.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** Opens a finished document for changes. Signatures stay with the version that they were given for. */
export const reviseDocument = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { document, origin }: { readonly document: DocumentRow; readonly origin: Origin },
): Promise<DocumentRow> => {
  const now = clock();
  const [draft] = await tx
    .update(documents)
    .set({ ...unsigned, isInterviewComplete: false, updatedAt: now })
    .where(eq(documents.id, document.id))
    .returning();
  if (!draft) throw new Error('a locked document has disappeared');
  await appendAudit(tx, {
    stream: trailOf(document.id),
    at: now,
    actor: `member:${document.userId}`,
    action: 'revision begun',
    details: { status: document.status, versionId: document.currentVersionId },
    origin,
  });
  await announce(tx, 'document.revised', { documentId: document.id, revisedAt: now.toISOString() });
  await tellDocumentChanged(tx, document.id);
  return draft;
};
