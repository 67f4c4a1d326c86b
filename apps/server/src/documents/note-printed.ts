import { and, eq, isNull } from 'drizzle-orm';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import { trailOf } from '#documents/trail-of.ts';
import { documentVersions } from '#documents/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';

interface Taken {
  readonly version: Pick<VersionRow, 'id' | 'documentId' | 'printedAt'>;
  /** Whose document it is. */
  readonly userId: string;
}

/** Notes when a copy of a version was first taken to be signed in ink. */
export const notePrinted = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { version: { id, documentId, printedAt }, userId }: Taken,
): Promise<void> => {
  if (printedAt !== null) return;
  await db.transaction(async (tx) => {
    const at = clock();
    const [noted] = await tx
      .update(documentVersions)
      .set({ printedAt: at })
      .where(and(eq(documentVersions.id, id), isNull(documentVersions.printedAt)))
      .returning({ id: documentVersions.id });
    if (!noted) return;
    const entry = { stream: trailOf(documentId), at, actor: `member:${userId}`, action: 'copy taken to sign' };
    await appendAudit(tx, { ...entry, details: { versionId: id } });
    await tellDocumentChanged(tx, documentId);
  });
};
