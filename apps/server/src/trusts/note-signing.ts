import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { trusts } from '#trusts/tables.ts';

interface SigningNote {
  readonly trustId: string;
  readonly ownerSignedAt?: Date | null;
  readonly witnessCount?: number;
  readonly declinedWitnessCount?: number;
  readonly signedWitnessCount?: number;
  readonly awaitedCosigners?: readonly string[];
  readonly statedInkCount?: number;
  readonly awaitedInk?: readonly string[];
}

/** Notes on the document how far its signing is, for lists and badges; what is left out stays. */
export const noteSigning = async (tx: Tx, { trustId, ...note }: SigningNote): Promise<void> => {
  if (Object.keys(note).length === 0) return;
  await tx.update(trusts).set(note).where(eq(trusts.id, trustId));
};

/** Makes a complete document signed. True for the one call that did it. */
export const markTrustSigned = async (
  tx: Tx,
  { trustId, at }: { readonly trustId: string; readonly at: Date },
): Promise<boolean> => {
  const changed = await tx
    .update(trusts)
    .set({ status: 'signed', signedAt: at, updatedAt: at })
    .where(and(eq(trusts.id, trustId), eq(trusts.status, 'complete')))
    .returning({ id: trusts.id });
  return changed.length === 1;
};
