import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { requireListed } from '#signing/find-witness.ts';
import { isOnPaper } from '#signing/is-on-paper.ts';
import { takeOff } from '#signing/take-off.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';

interface Removal {
  readonly member: Member;
  readonly trustId: string;
  readonly witnessId: string;
  readonly origin: Origin;
}

/** Takes off the list who has not signed; their link leads nowhere any more. Theirs may have been the last signature missing. */
export const removeWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, trustId, witnessId, origin }: Removal,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const witness = await requireListed(tx, { trustId, witnessId });

    const version = trust.currentVersionId ? await readFrozenVersion(tx, trust.currentVersionId) : undefined;
    if (witness.status === 'signed' || (version && (await isOnPaper(tx, { witness, version })))) {
      const message = 'A witness who has signed cannot be removed.';
      throw new Refused('conflict', { code: 'already-signed', message });
    }

    await takeOff(tx, witness, clock());
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: clock(),
      actor: `member:${member.userId}`,
      action: witness.role === 'witness' ? 'witness removed' : 'co-signer removed',
      details: { witnessId, name: witness.name, email: witness.email },
      origin,
    });
    const versionId = trust.currentVersionId;
    if (versionId === null) return void (await countSignatures(tx, { trustId, versionId }));
    // Everybody who is left may have signed already.
    const ownerHasSigned = trust.ownerSignedAt !== null;
    await executeWhenAllSigned({ tx, announce, clock }, { trustId, versionId, ownerHasSigned });
  });
};
