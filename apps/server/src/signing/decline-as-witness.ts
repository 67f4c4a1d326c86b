import { whyNotDecline } from '@evergrant/domain/execution/refusals.ts';
import { eq } from 'drizzle-orm';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { invalidLink, requireLinkOf, requireWitness } from '#signing/find-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';

interface Declines {
  readonly token: string;
  readonly reason?: string | undefined;
  readonly origin: Origin;
}

/** A witness or co-signer would rather not sign; the owner is told. A repeat answers with the first time. */
export const declineAsWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { token, reason, origin }: Declines,
): Promise<{ declinedAt: string }> => {
  const { trustId } = await requireWitness(db, token);
  return db.transaction(async (tx) => {
    const trust = await lockTrust(tx, trustId);
    const witness = await requireWitness(tx, token);

    const refusal = whyNotDecline(witness.status);
    if (refusal === 'declined' && witness.declinedAt) return { declinedAt: witness.declinedAt.toISOString() };
    if (refusal) {
      const message = 'You have already signed this document, so you cannot decline any more.';
      throw new Refused('conflict', { code: refusal, title: 'Already Signed', message });
    }
    if (!trust?.currentVersionId) throw invalidLink();
    requireLinkOf(await readFrozenVersion(tx, trust.currentVersionId), witness);

    const declinedAt = clock();
    const declineReason = reason?.trim() || null;
    await tx
      .update(witnesses)
      .set({ status: 'declined', declinedAt, declineReason, sealedToken: null })
      .where(eq(witnesses.id, witness.id));
    await countSignatures(tx, { trustId, versionId: trust.currentVersionId });
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: declinedAt,
      actor: `${witness.role}:${witness.id}`,
      action: witness.role === 'witness' ? 'witness declined' : 'co-signer declined',
      details: { name: witness.name, email: witness.email, reason: declineReason },
      origin,
    });
    const told = { trustId, witnessId: witness.id, witnessName: witness.name };
    await tellLive(tx, `trust:${trustId}`, { type: `${witness.role}-declined`, ...told });
    await announce(tx, 'witness.declined', { trustId, witnessId: witness.id });
    return { declinedAt: declinedAt.toISOString() };
  });
};
