import type { SignatureScan } from '@evergrant/contract/signature-scans.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { signatureScans } from '#signing/tables.ts';

type ScanRow = typeof signatureScans.$inferSelect;

/** The scans that are kept with a document, of every version, oldest first. */
export const listScans = (db: DbOrTx, documentId: string): Promise<readonly ScanRow[]> =>
  db
    .select()
    .from(signatureScans)
    .where(and(eq(signatureScans.documentId, documentId), isNotNull(signatureScans.storedAt)))
    .orderBy(asc(signatureScans.createdAt), asc(signatureScans.id));

/** The scans of the sheets of one version, oldest first; none while there is no version. */
export const listScansOf = async (
  db: DbOrTx,
  { documentId, versionId }: { readonly documentId: string; readonly versionId: string | null },
): Promise<readonly ScanRow[]> =>
  (await listScans(db, documentId)).filter(({ documentVersionId }) => documentVersionId === versionId);

/** One scan of a document. @throws Refused when it is not kept, or not any more. */
export const requireScan = async (
  db: DbOrTx,
  { documentId, scanId }: { readonly documentId: string; readonly scanId: string },
): Promise<ScanRow> => {
  const scan = (await listScans(db, documentId)).find(({ id }) => id === scanId);
  if (!scan) throw scanNotKept();
  return scan;
};

/** Said of a scan that is asked for and is gone. */
export const scanNotKept = (): Refused =>
  new Refused('absent', { code: 'not-found', message: 'This file is not kept any more.' });

/** A scan as its owner sees it. */
export const describeScan = ({ id, name, sizeInBytes, createdAt }: ScanRow): SignatureScan => ({
  id,
  name,
  sizeInBytes,
  createdAt: createdAt.toISOString(),
});
