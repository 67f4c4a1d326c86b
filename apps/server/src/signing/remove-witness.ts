import { and, eq } from 'drizzle-orm';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { witnesses } from '#signing/tables.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';

interface Removal {
  readonly member: Member;
  readonly trustId: string;
  readonly witnessId: string;
  readonly origin: Origin;
}

/** Removes a witness who has not signed; the link dies with the row. Theirs may have been the last signature missing. */
export const removeWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, trustId, witnessId, origin }: Removal,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const [witness] = await tx
      .select()
      .from(witnesses)
      .where(and(eq(witnesses.id, witnessId), eq(witnesses.trustId, trustId)));

    if (!witness) throw new Refused('absent', { code: 'not-found', message: 'This witness is no longer on the list.' });
    if (witness.status === 'signed') {
      const message = 'A witness who has signed cannot be removed.';
      throw new Refused('conflict', { code: 'already-signed', message });
    }

    await tx.delete(witnesses).where(eq(witnesses.id, witnessId));
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'witness removed',
      details: { witnessId, name: witness.name, email: witness.email },
      origin,
    });
    const versionId = trust.currentVersionId;
    if (versionId === null) return void (await countSignatures(tx, { trustId, versionId }));
    // Everybody who is left may have signed already.
    const ownerHasSigned = trust.ownerSignedAt !== null;
    await executeWhenAllSigned({ announce, clock }, tx, { trustId, versionId, ownerHasSigned });
  });
};
