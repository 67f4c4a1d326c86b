import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { documentVersions } from '#trusts/tables.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

/** The frozen versions of one or several documents, without their texts. */
export const listVersionMarks = async (
  db: DbOrTx,
  trusts: readonly Pick<TrustRow, 'id'>[],
): Promise<readonly Pick<VersionRow, 'id' | 'trustId' | 'executedAt'>[]> => {
  const { id, trustId, executedAt } = documentVersions;
  const wanted = trusts.map((trust) => trust.id);
  return db.select({ id, trustId, executedAt }).from(documentVersions).where(inArray(trustId, wanted));
};
