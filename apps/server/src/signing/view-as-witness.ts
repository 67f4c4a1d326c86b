import type { WitnessDocument } from '@evergrant/contract/signing.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { tellLive } from '#platform/live.ts';
import { certify } from '#signing/certify.ts';
import { invalidLink, requireLinkOf, requireWitness, standingWith } from '#signing/find-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

/** A witness or co-signer opens the frozen document; the first time is recorded and told to the owner. */
export const viewAsWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  input: { readonly token: string; readonly origin: Origin },
): Promise<z.output<typeof WitnessDocument>> => {
  const { trustId } = await requireWitness(db, input.token);
  return db.transaction(async (tx) => {
    const trust = await lockTrust(tx, trustId);
    const witness = await requireWitness(tx, input.token);
    if (!trust?.currentVersionId || witness.status === 'declined') throw invalidLink();
    const version = await readFrozenVersion(tx, trust.currentVersionId);
    requireLinkOf(version, witness);
    const shown = { html: await printSoFar(tx, { trust, version, at: clock() }), sha256: version.sha256 };
    if (standingWith(version, witness) !== 'pending') return shown;

    const viewedAt = clock();
    await tx.update(witnesses).set({ status: 'viewed', viewedAt }).where(eq(witnesses.id, witness.id));
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: viewedAt,
      actor: `${witness.role}:${witness.id}`,
      action: witness.role === 'witness' ? 'witness viewed the document' : 'co-signer viewed the document',
      details: { name: witness.name, email: witness.email, versionId: version.id, sha256: version.sha256 },
      origin: input.origin,
    });
    const told = { type: `${witness.role}-viewed`, trustId, witnessId: witness.id, witnessName: witness.name };
    await tellLive(tx, `trust:${trustId}`, told);
    await announce(tx, 'witness.viewed', { trustId, witnessId: witness.id });
    return shown;
  });
};

interface Shown {
  readonly trust: TrustRow;
  readonly version: VersionRow;
  readonly at: Date;
}

// The text is the frozen one, whose fingerprint is signed; over its lines stands what has been signed so far.
const printSoFar = async (tx: Tx, { trust, version, at }: Shown): Promise<string> => {
  if (trust.ownerSignedAt === null) return version.html;
  const { printed } = await certify(tx, { trustId: trust.id, version, issuedAt: at });
  return renderHtml(version.document, { watermark: false, ...printed });
};
