import { and, eq, isNull, lte } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions, trusts } from '#trusts/tables.ts';

/** Documents that everyone signed before a moment and whose executed copy is still not kept. */
export const listUnsealed = (
  db: DbOrTx,
  signedBefore: Date,
): Promise<readonly { readonly trustId: string; readonly versionId: string }[]> =>
  db
    .select({ trustId: trusts.id, versionId: documentVersions.id })
    .from(trusts)
    .innerJoin(documentVersions, eq(documentVersions.id, trusts.currentVersionId))
    .where(and(eq(trusts.status, 'signed'), lte(trusts.signedAt, signedBefore), isNull(documentVersions.executedAt)));
