import { and, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { documentVersions } from '#documents/tables.ts';

interface Executed {
  readonly versionId: string;
  readonly pdfKey: string;
  readonly pdfSha256: string;
  readonly html: string;
  readonly at: Date;
}

/**
 * Keeps the executed document with the version that was signed. False when it was kept before, another attempt has taken
 * the place, or the version is gone.
 */
export const storeExecuted = async (tx: Tx, executed: Executed): Promise<boolean> => {
  const stored = await tx
    .update(documentVersions)
    .set({
      executedPdfKey: executed.pdfKey,
      executedPdfSha256: executed.pdfSha256,
      executedHtml: executed.html,
      executedAt: executed.at,
    })
    .where(
      and(
        eq(documentVersions.id, executed.versionId),
        isNull(documentVersions.executedAt),
        or(isNull(documentVersions.executedPdfKey), eq(documentVersions.executedPdfKey, executed.pdfKey)),
      ),
    )
    .returning({ id: documentVersions.id });
  return stored.length === 1;
};
