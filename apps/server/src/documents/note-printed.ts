import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import { documentVersions } from '#documents/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** Notes when a copy of a version was first taken to be signed in ink. */
export const notePrinted = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, documentId, printedAt }: Pick<VersionRow, 'id' | 'documentId' | 'printedAt'>,
): Promise<void> => {
  if (printedAt !== null) return;
  await db.transaction(async (tx) => {
    await tx
      .update(documentVersions)
      .set({ printedAt: clock() })
      .where(and(eq(documentVersions.id, id), isNull(documentVersions.printedAt)));
    await tellDocumentChanged(tx, documentId);
  });
};
