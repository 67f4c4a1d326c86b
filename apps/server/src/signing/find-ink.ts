import type { PaperRow } from '#signing/signature-row.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { inkOf } from '@evergrant/domain/execution/ink-of.ts';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { paperSignatures } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** The ink that the owner has stated of the holder of a link, if any. */
export const findInk = async (
  db: DbOrTx,
  { witness, version }: { readonly witness: WitnessRow; readonly version: VersionRow },
): Promise<PaperRow | undefined> => {
  const stated = await db.select().from(paperSignatures).where(eq(paperSignatures.documentVersionId, version.id));
  return inkOf(signersOf(version.document), stated, { lineId: witness.signerId, witnessId: witness.id });
};
