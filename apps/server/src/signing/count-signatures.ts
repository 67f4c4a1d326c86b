import type { WitnessStatus } from '@evergrant/contract/signing.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { listAsked, listCosigners, type AskedCosigner } from '#signing/list-asked.ts';
import { signatures } from '#signing/tables.ts';
import { noteSigning } from '#trusts/note-signing.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';

interface Counted {
  readonly witnesses: readonly { readonly status: WitnessStatus }[];
  readonly cosigners: readonly AskedCosigner[];
}

/**
 * Counts witnesses, co-signers and their signatures of this version anew and notes them on the trust, which must be
 * locked. A signature of an earlier version does not count.
 */
export const countSignatures = async (
  tx: Tx,
  { trustId, versionId }: { readonly trustId: string; readonly versionId: string | null },
): Promise<Counted> => {
  const asked = await listAsked(tx, trustId);
  const version = versionId === null ? undefined : await readFrozenVersion(tx, versionId);
  const cosigners = await listCosigners(tx, { asked, version });
  const signed = versionId
    ? await tx
        .select({ witnessId: signatures.witnessId })
        .from(signatures)
        .where(and(eq(signatures.documentVersionId, versionId), eq(signatures.role, 'witness')))
    : [];
  const signedIds = new Set(signed.map(({ witnessId }) => witnessId));
  const witnesses = asked
    .filter(({ role }) => role === 'witness')
    .map(({ id, status }) => {
      const isStale = status === 'signed' && !signedIds.has(id);
      return { status: isStale ? ('pending' as const) : status };
    });
  const declined = witnesses.filter(({ status }) => status === 'declined');
  await noteSigning(tx, {
    trustId,
    witnessCount: witnesses.length - declined.length,
    declinedWitnessCount: declined.length,
    signedWitnessCount: witnesses.filter(({ status }) => status === 'signed').length,
    awaitedCosigners: cosigners.filter(({ hasSigned }) => !hasSigned).map(({ name }) => name),
  });
  return { witnesses, cosigners };
};
