import type { WitnessDocument } from '@evergrant/contract/witness-document.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { invalidLink, requireLinkOf, requireWitness, statusWith } from '#signing/find-witness.ts';
import { listSigned } from '#signing/list-signed.ts';
import { witnesses } from '#signing/tables.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

/** A witness or co-signer opens the frozen document; the first time is recorded and told to the owner. */
export const viewAsWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  input: { readonly token: string; readonly origin: Origin },
): Promise<z.output<typeof WitnessDocument>> => {
  const { documentId } = await requireWitness(db, input.token);
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId);
    const witness = await requireWitness(tx, input.token);
    if (!document?.currentVersionId || witness.status === 'declined') throw invalidLink();
    const version = await readFrozenVersion(tx, document.currentVersionId);
    requireLinkOf(version, witness);
    const shown = { html: version.html, sha256: version.sha256, signed: await listSigned(tx, version) };
    if (statusWith(version, witness) !== 'pending') return shown;

    const viewedAt = clock();
    await tx.update(witnesses).set({ status: 'viewed', viewedAt }).where(eq(witnesses.id, witness.id));
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: viewedAt,
      actor: `${witness.role}:${witness.id}`,
      action: witness.role === 'witness' ? 'witness viewed the document' : 'co-signer viewed the document',
      details: { name: witness.name, email: witness.email, versionId: version.id, sha256: version.sha256 },
      origin: input.origin,
    });
    const told = { type: `${witness.role}-viewed`, documentId, witnessId: witness.id, witnessName: witness.name };
    await tellLive(tx, { topic: `document:${documentId}`, data: told });
    await announce(tx, 'witness.viewed', { documentId, witnessId: witness.id });
    return shown;
  });
};
