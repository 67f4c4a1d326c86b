import type { SignBody } from '@evergrant/contract/signing.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { whyNotSignAsOwner, type OwnerSignRefusal } from '@evergrant/domain/execution/refusals.ts';
import type { z } from 'zod';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { hasSeveralMakers, requireCurrentConsent } from '#signing/consent-of.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { makersOf, makerOf } from '#signing/maker-of.ts';
import { methodOf } from '#signing/method-of.ts';
import { requireSignatureImage } from '#signing/signature-image.ts';
import { signatures } from '#signing/tables.ts';
import { timeZoneOf } from '#signing/time-zone-of.ts';
import { tellLive } from '#platform/live.ts';
import { loadOwnDocument, lockOwnDocument } from '#documents/load-own-document.ts';
import { noteSigning } from '#documents/note-signing.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface OwnerSigns {
  readonly member: Member;
  readonly documentId: string;
  readonly body: z.output<typeof SignBody>;
  readonly origin: Origin;
}

/** The owner signs the frozen document, before any witness. A repeat answers with the first signature. */
export const signAsOwner = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'signatureChecker'>,
  { member, documentId, body, origin }: OwnerSigns,
): Promise<{ signedAt: string }> => {
  const { db, announce, clock } = context;
  // The picture costs most, so it is looked at only for who may sign; the lock below decides.
  const before = await findSignature(db, {
    member,
    body,
    document: await loadOwnDocument(db, { documentId, userId: member.userId }),
  });
  if ('signedAt' in before) return before;
  const drawn = { signatureData: body.signatureData, by: 'owner', signerId: member.userId } as const;
  const signatureData = await requireSignatureImage(context, drawn);
  return db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });

    const found = await findSignature(tx, { member, body, document });
    if ('signedAt' in found) return found;
    const { version } = found;

    const signedAt = clock();
    await store(tx, { member, documentId, version, signatureData, signedAt, body, origin });
    await tellLive(tx, { topic: `document:${documentId}`, data: { type: 'owner-signed', documentId } });
    await announce(tx, 'owner.signed', { documentId });
    await executeWhenAllSigned({ tx, announce, clock }, { documentId, versionId: version.id, ownerHasSigned: true });
    return { signedAt: signedAt.toISOString() };
  });
};

interface Stored extends OwnerSigns {
  readonly version: VersionRow;
  readonly signatureData: string;
  readonly signedAt: Date;
}

const store = async (tx: Tx, stored: Stored): Promise<void> => {
  const { member, documentId, version, signedAt, body, origin } = stored;
  const { consentVersion } = body;
  await tx.insert(signatures).values({
    documentId,
    documentVersionId: version.id,
    documentSha256: version.sha256,
    role: 'owner',
    name: member.name,
    email: member.email,
    signatureData: stored.signatureData,
    signedFrom: origin.ipAddress,
    userAgent: origin.userAgent.slice(0, 400),
    consentVersion,
    signedAt,
    timeZone: timeZoneOf(body.timeZone),
  });
  await noteSigning(tx, { documentId, ownerSignedAt: signedAt });
  const maker = makerOf(version);
  await appendAudit(tx, {
    stream: trailOf(documentId),
    at: signedAt,
    actor: `member:${member.userId}`,
    action: 'owner signed',
    details: {
      name: member.name,
      ...(isSamePerson(maker, member.name) ? {} : { statedToBe: maker }),
      email: member.email,
      versionId: version.id,
      sha256: version.sha256,
      consentVersion,
    },
    origin,
  });
};

interface Asked {
  readonly member: Member;
  readonly body: OwnerSigns['body'];
  readonly document: DocumentRow;
}

/** What the owner would sign, or when they did; refused when they may not. */
const findSignature = async (
  db: DbOrTx,
  { member, body, document }: Asked,
): Promise<{ signedAt: string } | { version: VersionRow }> => {
  const version = document.currentVersionId ? await readFrozenVersion(db, document.currentVersionId) : undefined;
  const refusal = whyNotSignAsOwner({
    documentStatus: document.status,
    ownerHasSigned: document.ownerSignedAt !== null,
    accountName: member.name,
    makerName: version ? makerOf(version) : member.name,
    otherMakers: version ? makersOf(version).slice(1) : [],
    isMaker: body.isMaker ?? false,
    hasConsented: body.hasConsented,
    isAttested: body.isAttested,
  });
  if (refusal === 'already-signed' && document.ownerSignedAt) return { signedAt: document.ownerSignedAt.toISOString() };
  if (refusal) throw new Refused('conflict', { code: refusal, ...ownerSignWording[refusal] });
  if (!version) throw new Error(`complete document ${document.id} has no frozen version`);
  const signs = { role: 'owner', method: methodOf(document, version) } as const;
  requireCurrentConsent({ ...signs, hasSeveralMakers: hasSeveralMakers(version) }, body.consentVersion);
  return { version };
};

/** What a member reads who cannot sign. */
export const ownerSignWording = {
  'document-not-complete': {
    title: 'Not Ready Yet',
    message: 'You can sign once the interview is finished and the document is paid for.',
  },
  'already-signed': { title: 'Already Signed', message: 'This document is already signed.' },
  'not-the-maker': {
    title: 'Who Is Signing?',
    message: 'Please confirm that you are the maker who signs here. Nobody else may sign in their place.',
  },
  'signs-elsewhere': {
    title: 'Who Is Signing?',
    message:
      'This account is in the name of somebody who has another line of the document to sign. Open the answers and name yourself as the first maker, or let the first maker sign with an account of their own.',
  },
  'no-consent': { title: 'Consent Required', message: 'Please agree to sign electronically before submitting.' },
  'not-attested': { title: 'Attestation Required', message: 'Please check the acknowledgment before submitting' },
} as const satisfies Record<OwnerSignRefusal, { title: string; message: string }>;
