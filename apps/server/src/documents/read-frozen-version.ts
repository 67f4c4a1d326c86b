import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions } from '#documents/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** A frozen version by its id, e.g. a document's `currentVersionId`. */
export const readFrozenVersion = async (db: DbOrTx, versionId: string): Promise<VersionRow> => {
  const [version] = await db.select().from(documentVersions).where(eq(documentVersions.id, versionId));
  if (!version) throw new Error(`there is no frozen version ${versionId}`);
  return version;
};
