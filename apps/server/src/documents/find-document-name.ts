import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';

/** The name of a document, or null once it is deleted. */
export const findDocumentName = async (db: DbOrTx, documentId: string): Promise<string | null> => {
  const [document] = await db.select({ name: documents.name }).from(documents).where(eq(documents.id, documentId));
  return document?.name ?? null;
};
