import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { paperSignatures, signatures, witnesses } from '#signing/tables.ts';

/** Removes the witnesses and signatures of a deleted document; what happened stays in the audit trail. */
export const forgetWitnesses = async (
  { db }: Pick<Context, 'db'>,
  { trustId }: { readonly trustId: string },
): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.delete(signatures).where(eq(signatures.trustId, trustId));
    await tx.delete(paperSignatures).where(eq(paperSignatures.trustId, trustId));
    await tx.delete(witnesses).where(eq(witnesses.trustId, trustId));
  });
};
