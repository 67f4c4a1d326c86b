import type { WitnessStatus } from '@evergrant/contract/signing.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { signatures, witnesses } from '#signing/tables.ts';
import { noteSigning } from '#trusts/note-signing.ts';

/**
 * Counts the witnesses and their signatures of this version anew and notes them on the trust, which must be locked. A
 * signature of an earlier version does not count.
 */
export const countSignatures = async (
  tx: Tx,
  { trustId, versionId }: { readonly trustId: string; readonly versionId: string | null },
): Promise<readonly { readonly status: WitnessStatus }[]> => {
  const all = await tx
    .select({ id: witnesses.id, status: witnesses.status })
    .from(witnesses)
    .where(eq(witnesses.trustId, trustId));
  const signed = versionId
    ? await tx
        .select({ witnessId: signatures.witnessId })
        .from(signatures)
        .where(and(eq(signatures.documentVersionId, versionId), eq(signatures.role, 'witness')))
    : [];
  const signedIds = new Set(signed.map(({ witnessId }) => witnessId));
  const counted = all.map(({ id, status }) => {
    const isStale = status === 'signed' && !signedIds.has(id);
    return { status: isStale ? ('pending' as const) : status };
  });
  const signedWitnessCount = counted.filter(({ status }) => status === 'signed').length;
  await noteSigning(tx, { trustId, witnessCount: all.length, signedWitnessCount });
  return counted;
};
