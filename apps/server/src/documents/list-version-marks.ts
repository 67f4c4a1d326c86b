import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions } from '#documents/tables.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** The frozen versions of one or several documents, without their texts. */
export const listVersionMarks = async (
  db: DbOrTx,
  documents: readonly Pick<DocumentRow, 'id'>[],
): Promise<readonly Pick<VersionRow, 'id' | 'documentId' | 'executedAt'>[]> => {
  const { id, documentId, executedAt } = documentVersions;
  const wanted = documents.map((document) => document.id);
  return db.select({ id, documentId, executedAt }).from(documentVersions).where(inArray(documentId, wanted));
};
