import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { isExecuted, listDocumentRows, listVersions } from '#documents/executed-versions.ts';
import { lockOwnDocuments } from '#documents/lock-own-documents.ts';
import { documentVersions, documents, people } from '#documents/tables.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

export interface ForgottenDocuments {
  readonly removedDocumentIds: readonly string[];
  readonly keptDocumentIds: readonly string[];
  /** The signed versions that stay with the kept documents. */
  readonly keptVersionIds: readonly string[];
  /** What the files port still holds of versions that are gone. */
  readonly fileKeys: readonly string[];
}

/**
 * Removes a member's documents and the register of people. One that everyone has signed stays as a record, reduced to what was signed: no facts, no
 * draft, no later or unsigned version.
 */
export const forgetDocuments = async (tx: Tx, userId: string): Promise<ForgottenDocuments> => {
  await lockOwnDocuments(tx, userId);
  const kept: VersionRow[] = [];
  const removed: string[] = [];
  const fileKeys: string[] = [];
  for (const document of await listDocumentRows(tx, userId)) {
    const versions = await listVersions(tx, document.id);
    const signed = versions.filter((version) => isExecuted(document, version));
    const gone = versions.filter((version) => !signed.includes(version));
    fileKeys.push(...gone.flatMap(({ executedPdfKey }) => (executedPdfKey === null ? [] : [executedPdfKey])));
    if (signed.length === 0) removed.push(document.id);
    else await reduce(tx, { document, signed });
    kept.push(...signed);
  }
  await tx.delete(people).where(eq(people.userId, userId));
  if (removed.length > 0) await tx.delete(documents).where(inArray(documents.id, removed));
  return {
    removedDocumentIds: removed,
    keptDocumentIds: [...new Set(kept.map(({ documentId }) => documentId))],
    keptVersionIds: kept.map(({ id }) => id),
    fileKeys,
  };
};

/** What deleting the account would do to the member's documents. */
export const sortForDeletion = async (db: DbOrTx, userId: string) => {
  const rows = await listDocumentRows(db, userId);
  const kept: { name: string; signedAt: string | null }[] = [];
  for (const document of rows) {
    const signed = (await listVersions(db, document.id)).findLast((version) => isExecuted(document, version));
    if (!signed) continue;
    kept.push({ name: document.name, signedAt: (signed.executedAt ?? document.signedAt)?.toISOString() ?? null });
  }
  return { kept, removedCount: rows.length - kept.length };
};

const reduce = async (
  tx: Tx,
  { document, signed }: { readonly document: DocumentRow; readonly signed: readonly VersionRow[] },
): Promise<void> => {
  const ids = signed.map(({ id }) => id);
  await tx
    .delete(documentVersions)
    .where(and(eq(documentVersions.documentId, document.id), notInArray(documentVersions.id, ids)));
  // What was found speaks of answers that are gone; what the law asked belongs to the record.
  await tx.update(documentVersions).set({ findings: [] }).where(inArray(documentVersions.id, ids));
  const last = signed.at(-1);
  await tx
    .update(documents)
    .set({
      status: 'signed',
      interview: emptied(document),
      currentVersionId: last?.id ?? null,
      signedAt: document.signedAt ?? last?.executedAt ?? null,
    })
    .where(eq(documents.id, document.id));
};

const emptied = ({ interview: { documentType, version } }: DocumentRow): DocumentRow['interview'] => ({
  documentType,
  version,
  facts: {},
  people: [],
  confirmed: [],
  skipped: [],
  trail: [],
  asked: null,
  doubt: null,
});
