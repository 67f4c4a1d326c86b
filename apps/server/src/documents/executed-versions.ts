import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions, documents } from '#documents/tables.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** All versions of a document that anybody has frozen, oldest first. */
export const listVersions = async (db: DbOrTx, documentId: string): Promise<readonly VersionRow[]> =>
  db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(asc(documentVersions.version));

/** Whether everyone has signed this version; the last signature counts before the executed copy has been printed. */
export const isExecuted = (document: DocumentRow, version: VersionRow): boolean =>
  version.executedAt !== null || (document.status === 'signed' && document.currentVersionId === version.id);

/** Every document of a member as it is kept, oldest first. */
export const listDocumentRows = async (db: DbOrTx, userId: string): Promise<readonly DocumentRow[]> =>
  db.select().from(documents).where(eq(documents.userId, userId)).orderBy(asc(documents.createdAt), asc(documents.id));
