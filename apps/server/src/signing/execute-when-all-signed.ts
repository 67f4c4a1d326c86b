import { isExecuted, isExecutedInInk } from '@evergrant/domain/execution/refusals.ts';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { findDocument } from '#documents/lock-document.ts';
import { markDocumentSigned } from '#documents/note-signing.ts';
import { typeOf } from '#documents/document-type-of.ts';

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
  const needed = document ? typeOf(document).execution.witnessesNeeded(document.interview.facts) : 1;
  const isDone =
    inInk.length > 0
      ? isExecutedInInk(inInk.map(({ hasSigned }) => ({ isInked: hasSigned })))
      : isExecuted({ ownerHasSigned, cosigners, witnesses, witnessesNeeded: needed });
  if (!isDone) return;
  const at = clock();
  if (!(await markDocumentSigned(tx, { documentId, at }))) return;
  await appendAudit(tx, {
    stream: trailOf(documentId),
    at,
    actor: 'system',
    action: 'document executed',
    details: { versionId, witnesses: witnesses.length, cosigners: cosigners.length, inInk: inInk.length },
  });
  await tellLive(tx, `document:${documentId}`, { type: 'document-signed', documentId });
  await announce(tx, 'document.executed', { documentId, versionId });
};
