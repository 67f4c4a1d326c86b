import type { SignBody } from '@evergrant/contract/signing.ts';
import { whyNotSignAsWitness, type WitnessSignRefusal } from '@evergrant/domain/execution/refusals.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { requireCurrentConsent } from '#signing/consent-of.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { invalidLink, requireLinkOf, requireWitness, type WitnessRow } from '#signing/find-witness.ts';
import { requireSignatureImage } from '#signing/signature-image.ts';
import { signatures, witnesses } from '#signing/tables.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';

interface WitnessSigns {
  readonly token: string;
  readonly body: z.output<typeof SignBody>;
  readonly origin: Origin;
}

/** A witness signs the frozen document they have opened. A repeat answers with the first signature. */
export const signAsWitness = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { token, body, origin }: WitnessSigns,
): Promise<{ signedAt: string }> => {
  const { trustId } = await requireWitness(db, token);
  requireCurrentConsent('witness', body.consentVersion);
  const signatureData = requireSignatureImage(body.signatureData);
  return db.transaction(async (tx) => {
    // The trust first: whoever signs last must see all other signatures.
    const trust = await lockTrust(tx, trustId);
    const witness = await requireWitness(tx, token);

    if (!trust?.currentVersionId) throw invalidLink();
    const version = await readFrozenVersion(tx, trust.currentVersionId);
    requireLinkOf(version, witness);
    const refusal = whyNotSignAsWitness({
      trustStatus: trust.status,
      ownerHasSigned: trust.ownerSignedAt !== null,
      witnessStatus: witness.status,
      hasConsented: body.hasConsented,
      isAttested: body.isAttested,
    });
    if (refusal === 'already-signed' && witness.signedAt) return { signedAt: witness.signedAt.toISOString() };
    if (refusal) throw new Refused('conflict', { code: refusal, ...wording[refusal] });

    const signedAt = clock();
    await store(tx, { witness, version, signatureData, signedAt, consentVersion: body.consentVersion, origin });
    const told = { type: 'witness-signed', trustId, witnessId: witness.id, witnessName: witness.name };
    await tellLive(tx, `trust:${trustId}`, told);
    await announce(tx, 'witness.signed', { trustId, witnessId: witness.id });
    await executeWhenAllSigned({ announce, clock }, tx, { trustId, versionId: version.id, ownerHasSigned: true });
    return { signedAt: signedAt.toISOString() };
  });
};

interface Stored {
  readonly witness: WitnessRow;
  readonly version: { readonly id: string; readonly sha256: string };
  readonly signatureData: string;
  readonly signedAt: Date;
  readonly consentVersion: string;
  readonly origin: Origin;
}

const store = async (tx: Tx, stored: Stored): Promise<void> => {
  const { witness, version, signedAt, consentVersion, origin } = stored;
  await tx.insert(signatures).values({
    trustId: witness.trustId,
    witnessId: witness.id,
    documentVersionId: version.id,
    documentSha256: version.sha256,
    role: 'witness',
    name: witness.name,
    email: witness.email,
    signatureData: stored.signatureData,
    userAgent: origin.userAgent.slice(0, 400),
    consentVersion,
    signedAt,
  });
  await tx.update(witnesses).set({ status: 'signed', signedAt, sealedToken: null }).where(eq(witnesses.id, witness.id));
  await appendAudit(tx, {
    stream: `trust:${witness.trustId}`,
    at: signedAt,
    actor: `witness:${witness.id}`,
    action: 'witness signed',
    details: {
      name: witness.name,
      email: witness.email,
      versionId: version.id,
      sha256: version.sha256,
      consentVersion,
    },
    origin,
  });
};

const wording = {
  'trust-not-complete': { title: 'Not Ready Yet', message: 'This document cannot be signed at the moment.' },
  'owner-has-not-signed': {
    title: 'One Moment',
    message:
      'The person who made this document signs first and has not signed yet. Please come back with this link later.',
  },
  'already-signed': { title: 'Already Signed', message: 'You have already signed this document.' },
  declined: { title: 'Declined', message: 'You have declined to witness this document.' },
  'not-viewed': { title: 'Please Read First', message: 'Please view the document before you sign.' },
  'no-consent': { title: 'Consent Required', message: 'Please agree to sign electronically before submitting.' },
  'not-attested': { title: 'Attestation Required', message: 'Please check the acknowledgment before submitting' },
} as const satisfies Record<WitnessSignRefusal, { title: string; message: string }>;
