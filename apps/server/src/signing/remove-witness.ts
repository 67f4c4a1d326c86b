import { and, eq } from 'drizzle-orm';
import type { Member } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { witnesses } from '#signing/tables.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';

/** Removes a witness who has not signed; the link dies with the row. */
export const removeWitness = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: { readonly member: Member; readonly trustId: string; readonly witnessId: string },
): Promise<void> => {
  const { member, trustId, witnessId } = input;
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
    await countSignatures(tx, { trustId, versionId: trust.currentVersionId });
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'witness removed',
      details: { witnessId, name: witness.name, email: witness.email },
    });
  });
};
