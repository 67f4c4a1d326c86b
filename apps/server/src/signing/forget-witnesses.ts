import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { paperSignatures, signatures, signatureScans, witnesses } from '#signing/tables.ts';

/** Removes the witnesses, signatures and scans of a deleted document; what happened stays in the audit trail. */
export const forgetWitnesses = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  { documentId }: { readonly documentId: string },
): Promise<void> => {
  const scans = await db.select().from(signatureScans).where(eq(signatureScans.documentId, documentId));
  for (const { fileKey } of scans) await files.remove(fileKey);
  await db.transaction(async (tx) => {
    await tx.delete(signatures).where(eq(signatures.documentId, documentId));
    await tx.delete(paperSignatures).where(eq(paperSignatures.documentId, documentId));
    await tx.delete(signatureScans).where(eq(signatureScans.documentId, documentId));
    await tx.delete(witnesses).where(eq(witnesses.documentId, documentId));
  });
};
