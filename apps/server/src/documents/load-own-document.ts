import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { documents } from '#documents/tables.ts';
import type { DocumentRow } from '#documents/document-row.ts';

export interface OwnDocument {
  readonly documentId: string;
  readonly userId: string;
}

/** A document of this member. Another member's is told exactly like one that does not exist. */
export const loadOwnDocument = async (db: DbOrTx, own: OwnDocument): Promise<DocumentRow> => {
  requireDocumentId(own.documentId);
  const [document] = await db.select().from(documents).where(isOwn(own));
  return document ?? refuseUnknown();
};

/** The same, held for this transaction: whoever else wants to change it waits. */
export const lockOwnDocument = async (tx: Tx, own: OwnDocument): Promise<DocumentRow> => {
  requireDocumentId(own.documentId);
  const [document] = await tx.select().from(documents).where(isOwn(own)).for('update');
  return document ?? refuseUnknown();
};

const isOwn = ({ documentId, userId }: OwnDocument) => and(eq(documents.id, documentId), eq(documents.userId, userId));

const requireDocumentId = (documentId: string): void => {
  if (!z.uuid().safeParse(documentId).success) refuseUnknown();
};

/** Said of a document that does not exist, or is somebody else's. */
export const unknownDocument = (): Refused =>
  new Refused('absent', { code: 'document-not-found', message: 'Trust not found' });

const refuseUnknown = (): never => {
  throw unknownDocument();
};
