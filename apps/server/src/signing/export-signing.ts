import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { listScans } from '#signing/list-scans.ts';
import { paperSignatures, signatures, witnesses } from '#signing/tables.ts';

/** Who was asked to witness or co-sign a document and who has signed it, with the drawn signatures. No link's secret is in it. */
export const exportSigning = async (db: DbOrTx, documentId: string) => {
  const asked = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.documentId, documentId))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id));
  const given = await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentId, documentId))
    .orderBy(asc(signatures.signedAt), asc(signatures.id));
  const onPaper = await db
    .select()
    .from(paperSignatures)
    .where(eq(paperSignatures.documentId, documentId))
    .orderBy(asc(paperSignatures.statedAt), asc(paperSignatures.id));
  const scans = await listScans(db, documentId);
  return {
    witnesses: asked.map(
      ({ tokenHash: _hash, sealedToken: _sealed, emailKey: _key, documentId: _document, ...witness }) => witness,
    ),
    signatures: [
      ...[...given, ...onPaper].map(({ documentId: _document, ...signature }) => signature),
      ...scans.map(({ documentId: _document, fileKey: _key, ...scan }) => scan),
    ],
  };
};
