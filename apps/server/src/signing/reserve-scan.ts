import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { lockOwnDocuments } from '#documents/lock-own-documents.ts';
import type { Inside } from '#platform/context.ts';
import { longestScanInMs } from '#signing/scan-time.ts';
import { refusedScan, scansAtMost } from '#signing/scan-words.ts';
import { signatureScans } from '#signing/tables.ts';

const underWayAtMost = 2;

/**
 * The row of a scan that is about to arrive, before a byte of it is read. It counts as one of the version's from then on, so
 * that no number of them sent at once is more than are kept; whatever a killed process leaves behind goes with the document.
 */
export const reserveScan = async ({ tx, clock }: Inside<'clock'>, { documentId, userId }: OwnDocument) => {
  const ownIds = await lockOwnDocuments(tx, userId);
  const document = await loadOwnDocument(tx, { documentId, userId });
  const { currentVersionId: versionId } = document;
  if (document.status === 'draft' || versionId === null) throw refusedScan('document-not-complete');

  const isUnderWay = and(
    isNull(signatureScans.storedAt),
    gt(signatureScans.createdAt, new Date(clock().getTime() - longestScanInMs)),
  );
  const taken = await tx.$count(
    signatureScans,
    and(eq(signatureScans.documentVersionId, versionId), or(isNotNull(signatureScans.storedAt), isUnderWay)),
  );
  if (taken >= scansAtMost) throw refusedScan('too-many-scans');
  const underWay = await tx.$count(signatureScans, and(inArray(signatureScans.documentId, [...ownIds]), isUnderWay));
  if (underWay >= underWayAtMost) throw refusedScan('scans-under-way');

  const id = randomUUID();
  const row = {
    id,
    documentId,
    documentVersionId: versionId,
    fileKey: `scans/${documentId}/${id}`,
    createdAt: clock(),
  };
  await tx.insert(signatureScans).values({ ...row, name: '', kind: '', sizeInBytes: 0, sha256: '' });
  return row;
};
