import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { requireListed } from '#signing/find-witness.ts';
import { isOnPaper } from '#signing/is-on-paper.ts';
import { takeOff } from '#signing/take-off.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

interface Removal {
  readonly member: Member;
  readonly documentId: string;
  readonly witnessId: string;
  readonly origin: Origin;
}

/** Takes off the list who has not signed; their link leads nowhere any more. Theirs may have been the last signature missing. */
export const removeWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, documentId, witnessId, origin }: Removal,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const witness = await requireListed(tx, { documentId, witnessId });

    const version = document.currentVersionId ? await readFrozenVersion(tx, document.currentVersionId) : undefined;
    if (witness.status === 'signed' || (version && (await isOnPaper(tx, { witness, version })))) {
      const message = 'A witness who has signed cannot be removed.';
      throw new Refused('conflict', { code: 'already-signed', message });
    }

    await takeOff({ tx, clock }, witness);
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: clock(),
      actor: `member:${member.userId}`,
      action: witness.role === 'witness' ? 'witness removed' : 'co-signer removed',
      details: { witnessId, name: witness.name, email: witness.email },
      origin,
    });
    const versionId = document.currentVersionId;
    if (versionId === null) return void (await countSignatures(tx, { documentId, versionId }));
    // Everybody who is left may have signed already.
    const ownerHasSigned = document.ownerSignedAt !== null;
    await executeWhenAllSigned({ tx, announce, clock }, { documentId, versionId, ownerHasSigned });
  });
};
