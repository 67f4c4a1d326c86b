import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { isExecuted, listTrustRows, listVersions } from '#trusts/executed-versions.ts';
import { documentVersions, trusts } from '#trusts/tables.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

export interface ForgottenTrusts {
  readonly removedTrustIds: readonly string[];
  readonly keptTrustIds: readonly string[];
  /** The signed versions that stay with the kept documents. */
  readonly keptVersionIds: readonly string[];
  /** What the files port still holds of versions that are gone. */
  readonly fileKeys: readonly string[];
}

/**
 * Removes a member's documents. One that everyone has signed stays as a record, reduced to what was signed: no facts, no
 * draft, no later or unsigned version.
 */
export const forgetTrusts = async (tx: Tx, userId: string): Promise<ForgottenTrusts> => {
  await tx.select({ id: trusts.id }).from(trusts).where(eq(trusts.userId, userId)).for('update');
  const kept: VersionRow[] = [];
  const removed: string[] = [];
  const fileKeys: string[] = [];
  for (const trust of await listTrustRows(tx, userId)) {
    const versions = await listVersions(tx, trust.id);
    const signed = versions.filter((version) => isExecuted(trust, version));
    const gone = versions.filter((version) => !signed.includes(version));
    fileKeys.push(...gone.flatMap(({ executedPdfKey }) => (executedPdfKey === null ? [] : [executedPdfKey])));
    if (signed.length === 0) removed.push(trust.id);
    else await reduce(tx, trust, signed);
    kept.push(...signed);
  }
  if (removed.length > 0) await tx.delete(trusts).where(inArray(trusts.id, removed));
  return {
    removedTrustIds: removed,
    keptTrustIds: [...new Set(kept.map(({ trustId }) => trustId))],
    keptVersionIds: kept.map(({ id }) => id),
    fileKeys,
  };
};

/** What deleting the account would do to the member's documents. */
export const sortForDeletion = async (db: DbOrTx, userId: string) => {
  const rows = await listTrustRows(db, userId);
  const kept: { name: string; signedAt: string | null }[] = [];
  for (const trust of rows) {
    const signed = (await listVersions(db, trust.id)).findLast((version) => isExecuted(trust, version));
    if (!signed) continue;
    kept.push({ name: trust.name, signedAt: (signed.executedAt ?? trust.signedAt)?.toISOString() ?? null });
  }
  return { kept, removedCount: rows.length - kept.length };
};

const reduce = async (tx: Tx, trust: TrustRow, signed: readonly VersionRow[]): Promise<void> => {
  const ids = signed.map(({ id }) => id);
  await tx
    .delete(documentVersions)
    .where(and(eq(documentVersions.trustId, trust.id), notInArray(documentVersions.id, ids)));
  const last = signed.at(-1);
  await tx
    .update(trusts)
    .set({
      status: 'signed',
      interview: emptied(trust),
      documentHtml: null,
      currentVersionId: last?.id ?? null,
      signedAt: trust.signedAt ?? last?.executedAt ?? null,
    })
    .where(eq(trusts.id, trust.id));
};

const emptied = ({ interview: { documentType } }: TrustRow): TrustRow['interview'] => ({
  documentType,
  facts: {},
  confirmed: [],
  skipped: [],
  trail: [],
  asked: null,
  doubt: null,
});
