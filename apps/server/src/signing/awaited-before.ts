import type { DbOrTx } from '#platform/database/database.ts';
import { makersOf } from '#signing/maker-of.ts';
import { methodOf } from '#signing/method-of.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface Frozen {
  readonly document: DocumentRow;
  readonly version: VersionRow;
}

/**
 * Names of the makers who sign before the holder of a link does: the owner before everybody, and on a screen every other maker
 * before a witness, who attests what all of them do.
 */
export const awaitedBefore = ({ role }: Pick<WitnessRow, 'role'>, { document, version }: Frozen): readonly string[] => {
  const [owner = '', ...others] = makersOf(version);
  const isAttested = role === 'witness' && methodOf(document, version) === 'electronic';
  return [
    ...(document.ownerSignedAt === null ? [owner] : []),
    ...(isAttested ? others.filter((name) => document.awaitedCosigners.includes(name)) : []),
  ];
};

/** True once the holder of a link may be written to and sign. */
export const isTurnOf = async (
  db: DbOrTx,
  { witness, document }: { readonly witness: Pick<WitnessRow, 'role'>; readonly document: DocumentRow },
): Promise<boolean> => {
  if (document.currentVersionId === null) return false;
  const version = await readFrozenVersion(db, document.currentVersionId);
  return awaitedBefore(witness, { document, version }).length === 0;
};
