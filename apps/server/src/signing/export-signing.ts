import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { listScans } from '#signing/list-scans.ts';
import { paperSignatures, signatures, witnesses } from '#signing/tables.ts';

/** Who was asked to witness or co-sign a document and who has signed it, with the drawn signatures. No link's secret is in it. */
export const exportSigning = async (db: DbOrTx, trustId: string) => {
  const asked = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.trustId, trustId))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id));
  const given = await db
    .select()
    .from(signatures)
    .where(eq(signatures.trustId, trustId))
    .orderBy(asc(signatures.signedAt), asc(signatures.id));
  const onPaper = await db
    .select()
    .from(paperSignatures)
    .where(eq(paperSignatures.trustId, trustId))
    .orderBy(asc(paperSignatures.statedAt), asc(paperSignatures.id));
  const scans = await listScans(db, trustId);
  return {
    witnesses: asked.map(
      ({ tokenHash: _hash, sealedToken: _sealed, emailKey: _key, trustId: _trust, ...witness }) => witness,
    ),
    signatures: [
      ...[...given, ...onPaper].map(({ trustId: _trust, ...signature }) => signature),
      ...scans.map(({ trustId: _trust, fileKey: _key, ...scan }) => scan),
    ],
  };
};
