import type { SignBody } from '@evergrant/contract/signing.ts';
import { whyNotSignAsWitness, type WitnessSignRefusal } from '@evergrant/domain/execution/refusals.ts';
import { readWitnessAddress } from '@evergrant/domain/execution/witness-address.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { requirementsOfVersion } from '#documents/requirements-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { awaitedBefore } from '#signing/awaited-before.ts';
import { hasSeveralMakers, requireCurrentConsent } from '#signing/consent-of.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { invalidLink, requireLinkOf, requireWitness, statusWith } from '#signing/find-witness.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { roleIn } from '#signing/list-asked.ts';
import { isOnPaper } from '#signing/is-on-paper.ts';
import { requireSignatureImage } from '#signing/signature-image.ts';
import { signatures, witnesses } from '#signing/tables.ts';
import { timeZoneOf } from '#signing/time-zone-of.ts';
import { findDocument, lockDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface WitnessSigns {
  readonly token: string;
  readonly body: z.output<typeof SignBody>;
  readonly origin: Origin;
}

/** A witness or co-signer signs the frozen document they have opened. A repeat answers with the first signature. */
export const signAsWitness = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'signatureChecker'>,
  { token, body, origin }: WitnessSigns,
): Promise<{ signedAt: string }> => {
  const { db, announce, clock } = context;
  const link = await requireWitness(db, token);
  const { documentId } = link;
  // The picture costs most, so it is looked at only for who may sign; the lock below decides.
  const before = await findSignature(db, { document: await findDocument(db, documentId), token, body });
  if ('signedAt' in before) return before;
  const drawn = { signatureData: body.signatureData, by: 'witness', signerId: link.id } as const;
  const signatureData = await requireSignatureImage(context, drawn);
  return db.transaction(async (tx) => {
    // The document first: whoever signs last must see all other signatures.
    const document = await lockDocument(tx, documentId);
    const found = await findSignature(tx, { document, token, body });
    if ('signedAt' in found) return found;
    const { witness, version } = found;

    const signedAt = clock();
    await store(tx, { witness, version, signatureData, signedAt, body, origin });
    const told = { type: `${witness.role}-signed`, documentId, witnessId: witness.id, witnessName: witness.name };
    await tellLive(tx, { topic: `document:${documentId}`, data: told });
    await announce(tx, 'witness.signed', { documentId, witnessId: witness.id });
    await executeWhenAllSigned({ tx, announce, clock }, { documentId, versionId: version.id, ownerHasSigned: true });
    return { signedAt: signedAt.toISOString() };
  });
};

interface Asked {
  readonly document: DocumentRow | undefined;
  readonly token: string;
  readonly body: WitnessSigns['body'];
}

/** Who would sign what, or when they did; refused when they may not. */
const findSignature = async (
  db: DbOrTx,
  { document, token, body }: Asked,
): Promise<{ signedAt: string } | { witness: WitnessRow; version: VersionRow }> => {
  const witness = await requireWitness(db, token);
  if (!document?.currentVersionId) throw invalidLink();
  const version = await readFrozenVersion(db, document.currentVersionId);
  requireLinkOf(version, witness);
  const needsAddress = witness.role === 'witness' && readWitnessAddress(body.address ?? '') === undefined;
  const refusal = whyNotSignAsWitness({
    needsAddress,
    documentStatus: document.status,
    makersHaveSigned: awaitedBefore(witness, { document, version }).length === 0,
    witnessStatus: statusWith(version, witness),
    hasConsented: body.hasConsented,
    isAttested: body.isAttested,
  });
  if (refusal === 'already-signed' && witness.signedAt) return { signedAt: witness.signedAt.toISOString() };
  if (refusal === 'no-address') throw new Refused('invalid', addressMissing);
  if (refusal) throw new Refused('conflict', { code: refusal, ...wording[refusal] });
  const { method, witnessMinimumAge } = requirementsOfVersion(document, version);
  const signs = { role: roleIn(version, witness), method: method.kind, witnessAge: witnessMinimumAge };
  requireCurrentConsent({ ...signs, hasSeveralMakers: hasSeveralMakers(version) }, body.consentVersion);
  await requireBlankLine(db, { witness, version });
  return { witness, version };
};

// A line that was signed in ink takes no drawn signature beside it.
const requireBlankLine = async (
  db: DbOrTx,
  { witness, version }: { readonly witness: WitnessRow; readonly version: VersionRow },
): Promise<void> => {
  if (!(await isOnPaper(db, { witness, version }))) return;
  throw new Refused('conflict', { code: 'already-signed', ...wording['already-signed'] });
};

interface Stored {
  readonly witness: WitnessRow;
  readonly version: { readonly id: string; readonly sha256: string };
  readonly signatureData: string;
  readonly signedAt: Date;
  readonly body: Pick<WitnessSigns['body'], 'consentVersion' | 'address' | 'timeZone'>;
  readonly origin: Origin;
}

const store = async (tx: Tx, stored: Stored): Promise<void> => {
  const { witness, version, signedAt, origin } = stored;
  const { consentVersion, address = '' } = stored.body;
  const timeZone = timeZoneOf(stored.body.timeZone);
  await tx.insert(signatures).values({
    documentId: witness.documentId,
    witnessId: witness.id,
    documentVersionId: version.id,
    documentSha256: version.sha256,
    role: witness.role,
    signerId: witness.signerId,
    name: witness.name,
    email: witness.email,
    address: witness.role === 'witness' ? readWitnessAddress(address) : null,
    signatureData: stored.signatureData,
    signedFrom: origin.ipAddress,
    userAgent: origin.userAgent.slice(0, 400),
    consentVersion,
    signedAt,
    timeZone,
  });
  await tx
    .update(witnesses)
    .set({ status: 'signed', signedAt, signedTimeZone: timeZone, sealedToken: null })
    .where(eq(witnesses.id, witness.id));
  await appendAudit(tx, {
    stream: trailOf(witness.documentId),
    at: signedAt,
    actor: `${witness.role}:${witness.id}`,
    action: witness.role === 'witness' ? 'witness signed' : 'co-signer signed',
    details: {
      ...(witness.signerId === null ? {} : { signerId: witness.signerId }),
      name: witness.name,
      email: witness.email,
      versionId: version.id,
      sha256: version.sha256,
      consentVersion,
    },
    origin,
  });
};

// A page that was opened before it asked for the address has no field for it.
const askForAddress =
  'Please write your street, city, state and ZIP code. If this page has no field for them, reload it first.';
const addressMissing = {
  code: 'no-address',
  title: 'Address Required',
  message: askForAddress,
  errors: [{ field: 'address', message: askForAddress }],
};

const wording = {
  'document-not-complete': { title: 'Not Ready Yet', message: 'This document cannot be signed at the moment.' },
  'owner-has-not-signed': {
    title: 'One Moment',
    message:
      'Whoever makes this document signs first, and not everybody has signed yet. We write to you as soon as it is time.',
  },
  'already-signed': { title: 'Already Signed', message: 'You have already signed this document.' },
  declined: { title: 'Declined', message: 'You have declined to sign this document.' },
  'not-viewed': { title: 'Please Read First', message: 'Please view the document before you sign.' },
  'no-consent': { title: 'Consent Required', message: 'Please agree to sign electronically before submitting.' },
  'not-attested': { title: 'Attestation Required', message: 'Please check the acknowledgment before submitting' },
} as const satisfies Record<Exclude<WitnessSignRefusal, 'no-address'>, { title: string; message: string }>;
