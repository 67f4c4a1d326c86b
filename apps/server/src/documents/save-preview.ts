import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';

/** Shorter than this is no document. */
const shortestHtml = 100;

/** Keeps the HTML of a draft with it; false when it is too short to be a document. */
export const savePreview = async (
  db: DbOrTx,
  { documentId, html }: { readonly documentId: string; readonly html: string },
): Promise<boolean> => {
  if (html.length <= shortestHtml) return false;
  await db.update(documents).set({ documentHtml: html }).where(eq(documents.id, documentId));
  return true;
};
