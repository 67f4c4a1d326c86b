import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions } from '#documents/tables.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** A frozen version without its texts. */
export type VersionMark = Pick<VersionRow, 'id' | 'documentId' | 'requirements' | 'executedAt'>;

/** The frozen versions of one or several documents. */
export const listVersionMarks = async (
  db: DbOrTx,
  documents: readonly Pick<DocumentRow, 'id'>[],
): Promise<readonly VersionMark[]> => {
  const { id, documentId, requirements, executedAt } = documentVersions;
  const wanted = documents.map((document) => document.id);
  return db
    .select({ id, documentId, requirements, executedAt })
    .from(documentVersions)
    .where(inArray(documentId, wanted));
};
