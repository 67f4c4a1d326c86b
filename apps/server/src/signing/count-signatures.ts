import type { WitnessStatus } from '@evergrant/contract/signing.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { listAsked, listCosigners, type AskedCosigner } from '#signing/list-asked.ts';
import { paperSignatures, signatures } from '#signing/tables.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { methodOf } from '#signing/method-of.ts';
import { findDocument } from '#documents/lock-document.ts';
import { noteSigning } from '#documents/note-signing.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { VersionRow } from '#documents/document-row.ts';

interface Counted {
  readonly witnesses: readonly { readonly status: WitnessStatus }[];
  readonly cosigners: readonly AskedCosigner[];
  /** Whose lines must be signed in ink, where the law asks for ink; nobody elsewhere. */
  readonly inInk: readonly AskedSigner[];
}

/**
 * Counts witnesses, co-signers, ink and their signatures of this version anew and notes them on the document, which must be
 * locked. A signature of an earlier version does not count.
 */
export const countSignatures = async (
  tx: Tx,
  { documentId, versionId }: { readonly documentId: string; readonly versionId: string | null },
): Promise<Counted> => {
  const asked = await listAsked(tx, documentId);
  const version = versionId === null ? undefined : await readFrozenVersion(tx, versionId);
  const cosigners = await listCosigners(tx, { asked, version });
  const signed = versionId
    ? await tx
        .select({ witnessId: signatures.witnessId })
        .from(signatures)
        .where(and(eq(signatures.documentVersionId, versionId), eq(signatures.role, 'witness')))
    : [];
  const signedIds = new Set(signed.map(({ witnessId }) => witnessId));
  const inInkBeside = await listInkBeside(tx, { documentId, version });
  const listed = asked
    .filter(({ role }) => role === 'witness')
    .map(({ id, status }) => {
      if (inInkBeside.some(({ witnessId }) => witnessId === id)) return { status: 'signed' as const };
      const isStale = status === 'signed' && !signedIds.has(id);
      return { status: isStale ? ('pending' as const) : status };
    });
  const unlisted = inInkBeside.filter(({ witnessId }) => witnessId === null);
  const witnesses = [...listed, ...unlisted.map(() => ({ status: 'signed' as const }))];
  const declined = witnesses.filter(({ status }) => status === 'declined');
  const signers = await listAll(tx, { documentId, version });
  const inInk = signers.some(({ method, role }) => method === 'ink' && role === 'owner') ? signers : [];
  await noteSigning(tx, {
    documentId,
    witnessCount: witnesses.length - declined.length,
    declinedWitnessCount: declined.length,
    signedWitnessCount: witnesses.filter(({ status }) => status === 'signed').length,
    awaitedCosigners: cosigners.filter(({ hasSigned }) => !hasSigned).map(({ name }) => name),
    statedInkCount: inInk.filter(({ hasSigned }) => hasSigned).length,
    signedBy: [...new Set(signers.filter(({ hasSigned }) => hasSigned).flatMap(({ name }) => name ?? []))],
    awaitedInk: inInk.filter(({ hasSigned }) => !hasSigned).map(({ name, capacity }) => name ?? capacity),
  });
  return { witnesses, cosigners, inInk };
};

// A witness who signed the sheets of a document that a screen would sign too; in ink alone every line is counted by itself.
const listInkBeside = async (
  tx: Tx,
  { documentId, version }: { readonly documentId: string; readonly version: VersionRow | undefined },
) => {
  const document = await findDocument(tx, documentId);
  if (!document || !version || methodOf(document, version) !== 'electronic') return [];
  return tx
    .select({ witnessId: paperSignatures.witnessId })
    .from(paperSignatures)
    .where(and(eq(paperSignatures.documentVersionId, version.id), eq(paperSignatures.role, 'witness')));
};

const listAll = async (
  tx: Tx,
  { documentId, version }: { readonly documentId: string; readonly version: VersionRow | undefined },
): Promise<readonly AskedSigner[]> => {
  const document = await findDocument(tx, documentId);
  return document && version ? listSigners(tx, { document, version }) : [];
};
