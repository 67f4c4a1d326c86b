import { and, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { paperSignatures, signatures, signatureScans, witnesses } from '#signing/tables.ts';

interface Forgetting {
  readonly documentIds: readonly string[];
  /** Signed versions that stay as a record, with the signatures on them and those who gave them. */
  readonly keptVersionIds: readonly string[];
}

/**
 * Removes witnesses and signatures of a member's documents, except those of signed versions, and every scan. Returns what the
 * files port still holds of the scans.
 */
export const forgetSigning = async (
  tx: Tx,
  { documentIds, keptVersionIds }: Forgetting,
): Promise<readonly string[]> => {
  if (documentIds.length === 0) return [];
  const isTheirs = inArray(signatures.documentId, [...documentIds]);
  const isKept = inArray(signatures.documentVersionId, [...keptVersionIds]);
  const kept = keptVersionIds.length === 0 ? [] : await tx.select().from(signatures).where(and(isTheirs, isKept));
  await tx.delete(signatures).where(
    and(
      isTheirs,
      notInArray(
        signatures.id,
        kept.map(({ id }) => id),
      ),
    ),
  );
  const isOfGoneVersion = notInArray(paperSignatures.documentVersionId, [...keptVersionIds]);
  await tx.delete(paperSignatures).where(and(inArray(paperSignatures.documentId, [...documentIds]), isOfGoneVersion));

  const signedBy = kept.flatMap(({ witnessId }) => (witnessId === null ? [] : [witnessId]));
  await tx
    .delete(witnesses)
    .where(and(inArray(witnesses.documentId, [...documentIds]), notInArray(witnesses.id, signedBy)));
  // Whoever was invited anew for a version that is gone has a link to nothing; who signed last keeps theirs.
  await tx
    .update(witnesses)
    .set({ status: 'signed', tokenHash: null, sealedToken: null })
    .where(and(inArray(witnesses.id, signedBy), ne(witnesses.status, 'signed')));
  const scans = await tx
    .delete(signatureScans)
    .where(inArray(signatureScans.documentId, [...documentIds]))
    .returning({ fileKey: signatureScans.fileKey });
  return scans.map(({ fileKey }) => fileKey);
};
