import { isExecuted, isExecutedInInk } from '@evergrant/domain/execution/refusals.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { tellLive } from '#platform/live.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { listSigners } from '#signing/list-signers.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';
import { findDocument } from '#documents/lock-document.ts';
import { markDocumentSigned } from '#documents/note-signing.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { requirementsOfVersion } from '#documents/requirements-of.ts';

interface Signing {
  readonly documentId: string;
  readonly versionId: string;
  readonly ownerHasSigned: boolean;
}

/**
 * Counts the signatures and, after the last one, makes the document signed: exactly once, as its row is locked. Where the law
 * asks for ink, no signature on a screen does, only the last line that is stated to be signed.
 */
export const executeWhenAllSigned = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { documentId, versionId, ownerHasSigned }: Signing,
): Promise<void> => {
  const { witnesses, cosigners, inInk } = await countSignatures(tx, { documentId, versionId });
  const document = await findDocument(tx, documentId);
  if (!document) return;
  const version = await readFrozenVersion(tx, versionId);
  const { witnessesNeeded } = requirementsOfVersion(document, version);
  const isDone =
    inInk.length > 0
      ? isExecutedInInk(inInk.map(({ hasSigned }) => ({ isInked: hasSigned })))
      : isExecuted({ ownerHasSigned, cosigners, witnesses, witnessesNeeded });
  if (!isDone) {
    const makers = cosigners.filter(({ role }) => role === 'maker');
    const haveSigned = ownerHasSigned && makers.every(({ hasSigned }) => hasSigned);
    if (makers.length > 0 && haveSigned) await announce(tx, 'makers.signed', { documentId });
    return;
  }
  const at = clock();
  const datedOn = await dayOfMaker(tx, { document, version });
  if (!(await markDocumentSigned(tx, { documentId, at, datedOn }))) return;
  await appendAudit(tx, {
    stream: trailOf(documentId),
    at,
    actor: 'system',
    action: 'document executed',
    details: { versionId, witnesses: witnesses.length, cosigners: cosigners.length, inInk: inInk.length },
  });
  await tellLive(tx, { topic: `document:${documentId}`, data: { type: 'document-signed', documentId } });
  await announce(tx, 'document.executed', { documentId, versionId });
};

// In ink the day beside the ink, on a screen the day where the maker was.
const dayOfMaker = async (
  tx: Tx,
  { document, version }: { readonly document: DocumentRow; readonly version: VersionRow },
): Promise<string | null> => {
  const maker = (await listSigners(tx, { document, version })).find(({ role }) => role === 'owner');
  if (maker?.paper) return maker.paper.signedOn;
  return maker?.drawn ? dayInZone(maker.drawn.signedAt.toISOString(), maker.drawn.timeZone) : null;
};
