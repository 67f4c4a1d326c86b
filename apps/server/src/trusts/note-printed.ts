import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { tellTrustChanged } from '#trusts/tell-trust-changed.ts';
import { documentVersions } from '#trusts/tables.ts';
import type { VersionRow } from '#trusts/trust-row.ts';

/** Notes when a copy of a version was first taken to be signed in ink. */
export const notePrinted = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, trustId, printedAt }: Pick<VersionRow, 'id' | 'trustId' | 'printedAt'>,
): Promise<void> => {
  if (printedAt !== null) return;
  await db.transaction(async (tx) => {
    await tx
      .update(documentVersions)
      .set({ printedAt: clock() })
      .where(and(eq(documentVersions.id, id), isNull(documentVersions.printedAt)));
    await tellTrustChanged(tx, trustId);
  });
};
