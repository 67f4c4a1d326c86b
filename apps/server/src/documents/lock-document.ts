import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** A document, whoever asks: for witnesses and jobs. Undefined once it has been deleted. */
export const findDocument = async (db: DbOrTx, documentId: string): Promise<DocumentRow | undefined> => {
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId));
  return document;
};

/** The same, held for this transaction. */
export const lockDocument = async (tx: Tx, documentId: string): Promise<DocumentRow | undefined> => {
  const [document] = await tx.select().from(documents).where(eq(documents.id, documentId)).for('update');
  return document;
};
