import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** Writes columns of a document that is locked in this transaction. */
export const writeDocument = async (
  tx: Tx,
  { id, ...values }: Pick<DocumentRow, 'id'> & Partial<DocumentRow>,
): Promise<DocumentRow> => {
  const [saved] = await tx.update(documents).set(values).where(eq(documents.id, id)).returning();
  if (!saved) throw new Error('a locked document has disappeared');
  return saved;
};
