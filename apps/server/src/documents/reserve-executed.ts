import { and, eq, isNull } from 'drizzle-orm';
import type { Inside } from '#platform/context.ts';
import { documentVersions } from '#documents/tables.ts';

/**
 * Notes where an executed copy is about to be written, so that no file is there that nobody knows. What an earlier attempt
 * may have left is removed. False when the document is kept already, or the version is gone.
 */
export const reserveExecuted = async (
  { tx, announce }: Inside<'announce'>,
  { versionId, pdfKey }: { readonly versionId: string; readonly pdfKey: string },
): Promise<boolean> => {
  const isUnsealed = and(eq(documentVersions.id, versionId), isNull(documentVersions.executedAt));
  const [version] = await tx
    .select({ leftKey: documentVersions.executedPdfKey })
    .from(documentVersions)
    .where(isUnsealed)
    .for('update');
  if (!version) return false;

  await tx.update(documentVersions).set({ executedPdfKey: pdfKey }).where(isUnsealed);
  if (version.leftKey !== null) await announce(tx, 'document.reprinted', { fileKeys: [version.leftKey] });
  return true;
};
