import { whyNotDecline } from '@evergrant/domain/execution/refusals.ts';
import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { invalidLink, requireLinkOf, requireWitness } from '#signing/find-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

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
  const { documentId } = await requireWitness(db, token);
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId);
    const witness = await requireWitness(tx, token);

    const refusal = whyNotDecline(witness.status);
    if (refusal === 'declined' && witness.declinedAt) return { declinedAt: witness.declinedAt.toISOString() };
    if (refusal) {
      const message = 'You have already signed this document, so you cannot decline any more.';
      throw new Refused('conflict', { code: refusal, title: 'Already Signed', message });
    }
    if (!document?.currentVersionId) throw invalidLink();
    requireLinkOf(await readFrozenVersion(tx, document.currentVersionId), witness);

    const declinedAt = clock();
    const declineReason = reason?.trim() || null;
    await tx
      .update(witnesses)
      .set({ status: 'declined', declinedAt, declineReason, sealedToken: null })
      .where(eq(witnesses.id, witness.id));
    await countSignatures(tx, { documentId, versionId: document.currentVersionId });
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: declinedAt,
      actor: `${witness.role}:${witness.id}`,
      action: witness.role === 'witness' ? 'witness declined' : 'co-signer declined',
      details: { name: witness.name, email: witness.email, reason: declineReason },
      origin,
    });
    const told = { documentId, witnessId: witness.id, witnessName: witness.name };
    await tellLive(tx, { topic: `document:${documentId}`, data: { type: `${witness.role}-declined`, ...told } });
    await announce(tx, 'witness.declined', { documentId, witnessId: witness.id });
    return { declinedAt: declinedAt.toISOString() };
  });
};
