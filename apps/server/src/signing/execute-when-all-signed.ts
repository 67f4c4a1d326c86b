import { isExecuted, isExecutedInInk } from '@evergrant/domain/execution/refusals.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { findTrust } from '#trusts/lock-trust.ts';
import { markTrustSigned } from '#trusts/note-signing.ts';
import { typeOf } from '#trusts/document-type-of.ts';

interface Signing {
  readonly trustId: string;
  readonly versionId: string;
  readonly ownerHasSigned: boolean;
}

/**
 * Counts the signatures and, after the last one, makes the trust signed: exactly once, as its row is locked. Where the law
 * asks for ink, no signature on a screen does, only the last line that is stated to be signed.
 */
export const executeWhenAllSigned = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { trustId, versionId, ownerHasSigned }: Signing,
): Promise<void> => {
  const { witnesses, cosigners, inInk } = await countSignatures(tx, { trustId, versionId });
  const trust = await findTrust(tx, trustId);
  const needed = trust ? typeOf(trust).execution.witnessesNeeded(trust.interview.facts) : 1;
  const isDone =
    inInk.length > 0
      ? isExecutedInInk(inInk.map(({ paper }) => ({ isInked: paper !== undefined })))
      : isExecuted({ ownerHasSigned, cosigners, witnesses, witnessesNeeded: needed });
  if (!isDone) return;
  const at = clock();
  if (!(await markTrustSigned(tx, { trustId, at }))) return;
  await appendAudit(tx, {
    stream: `trust:${trustId}`,
    at,
    actor: 'system',
    action: 'document executed',
    details: { versionId, witnesses: witnesses.length, cosigners: cosigners.length, inInk: inInk.length },
  });
  await tellLive(tx, `trust:${trustId}`, { type: 'trust-signed', trustId });
  await announce(tx, 'document.executed', { trustId, versionId });
};
