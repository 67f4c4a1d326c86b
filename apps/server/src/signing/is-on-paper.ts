import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { inkOf } from '@evergrant/domain/execution/ink-of.ts';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { paperSignatures } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** Whether the holder of a link has signed a version in ink, as the owner states. */
export const isOnPaper = async (
  db: DbOrTx,
  { witness, version }: { readonly witness: WitnessRow; readonly version: VersionRow },
): Promise<boolean> => {
  const stated = await db.select().from(paperSignatures).where(eq(paperSignatures.documentVersionId, version.id));
  const whose = { lineId: witness.signerId, witnessId: witness.id };
  return inkOf(signersOf(version.document), stated, whose) !== undefined;
};
