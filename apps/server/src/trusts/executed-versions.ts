import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions, trusts } from '#trusts/tables.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

/** All versions of a document that anybody has frozen, oldest first. */
export const listVersions = async (db: DbOrTx, trustId: string): Promise<readonly VersionRow[]> =>
  db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.trustId, trustId))
    .orderBy(asc(documentVersions.version));

/** Whether everyone has signed this version; the last signature counts before the executed copy has been printed. */
export const isExecuted = (trust: TrustRow, version: VersionRow): boolean =>
  version.executedAt !== null || (trust.status === 'signed' && trust.currentVersionId === version.id);

/** Every document of a member as it is kept, oldest first. */
export const listTrustRows = async (db: DbOrTx, userId: string): Promise<readonly TrustRow[]> =>
  db.select().from(trusts).where(eq(trusts.userId, userId)).orderBy(asc(trusts.createdAt), asc(trusts.id));
