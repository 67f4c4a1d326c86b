import { and, eq, isNull, lte } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions, documents } from '#documents/tables.ts';

/** Documents that everyone signed before a moment and whose executed copy is still not kept. */
export const listUnsealed = (
  db: DbOrTx,
  signedBefore: Date,
): Promise<readonly { readonly documentId: string; readonly versionId: string }[]> =>
  db
    .select({ documentId: documents.id, versionId: documentVersions.id })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.id, documents.currentVersionId))
    .where(
      and(eq(documents.status, 'signed'), lte(documents.signedAt, signedBefore), isNull(documentVersions.executedAt)),
    );
