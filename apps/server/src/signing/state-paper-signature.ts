import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { findPerhapsInterested } from '@evergrant/domain/execution/interested-witness.ts';
import { whyNotStatePaper, type PaperRefusal } from '@evergrant/domain/execution/refusals.ts';
import { takesInk } from '@evergrant/domain/execution/ink-of.ts';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { doubtful } from '#signing/doubtful-witness.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { unknownCosigner } from '#signing/lock-cosigner.ts';
import { paperSignatures } from '#signing/tables.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { noteSigning } from '#documents/note-signing.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface PaperStatement {
  readonly member: Member;
  readonly documentId: string;
  /** The line that was signed. */
  readonly signerId: string;
  /** The day beside the ink, `YYYY-MM-DD`. */
  readonly signedOn: string;
  /** Of a witness or notary for whose line nobody is named. */
  readonly name?: string | undefined;
  /** The owner was asked whether it is somebody in the document, or on another line, and said no. */
  readonly isAnotherPerson?: boolean | undefined;
  readonly origin: Origin;
}

/** The owner states that somebody has signed the printed document. It is kept as their statement, not as a signature. */
export const statePaperSignature = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, documentId, signerId, origin, ...told }: PaperStatement,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const version = document.currentVersionId ? await readFrozenVersion(tx, document.currentVersionId) : undefined;
    if (!version) throw refused('document-not-complete');
    const signers = await listSigners(tx, { document, version });
    const signer = signers.find(({ lineId }) => lineId === signerId);
    if (!signer || !takesInk(signer, { isMakerInInk: isMakerInInk(signers) })) throw unknownCosigner();

    const name = signer.name ?? told.name?.trim() ?? '';
    const { signedOn, isAnotherPerson } = told;
    const like = requireStatable(
      { document, signers, signer, version, now: clock() },
      { name, signedOn, isAnotherPerson },
    );

    const { role, witnessNumber = null, witnessId = null } = signer;
    const stated = { role, signerId, witnessId, name, signedOn, statedBy: member.name };
    await tx
      .insert(paperSignatures)
      .values({ documentId, documentVersionId: version.id, ...stated, witnessNumber, statedAt: clock() });
    await record(
      { tx, clock },
      {
        member,
        documentId,
        origin,
        stated: { ...stated, versionId: version.id, ...(like && { statedNotToBe: like }) },
      },
    );
    // Where a screen would do, the maker's ink is the maker's signature, and everybody else can follow.
    const isMakersSignature = signer.role === 'owner' && signer.method === 'screen';
    if (isMakersSignature) await noteMaker({ tx, announce, clock }, documentId);
    await executeWhenAllSigned(
      { tx, announce, clock },
      {
        documentId,
        versionId: version.id,
        ownerHasSigned: isMakersSignature || document.ownerSignedAt !== null,
      },
    );
  });
};

const noteMaker = async ({ tx, announce, clock }: Inside<'announce' | 'clock'>, documentId: string): Promise<void> => {
  await noteSigning(tx, { documentId, ownerSignedAt: clock() });
  await announce(tx, 'owner.signed', { documentId });
};

const isMakerInInk = (signers: readonly AskedSigner[]): boolean =>
  signers.some(({ role, paper }) => role === 'owner' && paper !== undefined);

interface Signing {
  readonly document: DocumentRow;
  readonly signers: readonly AskedSigner[];
}

// Everybody else attests or joins what its maker has signed, in the same way: on the screen, or in ink.
const ownerCameFirst = ({ document, signers, signer }: Signing & { readonly signer: AskedSigner }): boolean => {
  if (signer.role === 'owner') return true;
  const owner = signers.find(({ role }) => role === 'owner');
  return owner?.method === 'ink' ? owner.hasSigned : document.ownerSignedAt !== null;
};

interface Line extends Signing {
  readonly signer: AskedSigner;
  readonly version: { readonly createdAt: Date };
  readonly now: Date;
}

/** Refuses what cannot be stated. Gives the known name that a newcomer's is like, if the owner says that it is another's. */
const requireStatable = (
  { signer, version, now, ...signing }: Line,
  { name, signedOn, isAnotherPerson }: { name: string; signedOn: string; isAnotherPerson: boolean | undefined },
): string | undefined => {
  const newcomer = signer.name === undefined ? { name, ...whoElse(signing), isAnotherPerson } : undefined;
  const like = newcomer && findPerhapsInterested(name, [...newcomer.named, ...newcomer.onOtherLines]);
  const refusal = whyNotStatePaper({
    documentStatus: signing.document.status,
    ownerHasSigned: ownerCameFirst({ ...signing, signer }),
    hasSigned: signer.hasSigned,
    ...(newcomer && { newcomer }),
    signedOn,
    // A day on either side: where the signer lives, it may be another day than here.
    earliest: dayOf(version.createdAt.getTime() - dayInMs),
    latest: dayOf(now.getTime() + dayInMs),
  });
  if (refusal === 'may-be-named') throw doubtful(name, like);
  if (refusal) throw refused(refusal);
  return like;
};

const whoElse = ({ document, signers }: Signing) => ({
  named: typeOf(document).namedPeople(document.interview.facts),
  onOtherLines: signers.flatMap(({ name }) => name ?? []),
});

interface Recorded extends Pick<PaperStatement, 'member' | 'documentId' | 'origin'> {
  readonly stated: Pick<typeof paperSignatures.$inferInsert, 'signerId' | 'name' | 'signedOn' | 'statedBy'> & {
    readonly role: AskedSigner['role'];
    readonly versionId: string;
    readonly statedNotToBe?: string;
  };
}

const record = async (
  { tx, clock }: Inside<'clock'>,
  { member, documentId, origin, stated }: Recorded,
): Promise<void> => {
  const { role, name, ...details } = stated;
  await appendAudit(tx, {
    stream: trailOf(documentId),
    at: clock(),
    actor: `member:${member.userId}`,
    action: `${signerNames[role]} signed on paper, as stated by the owner`,
    details: { ...details, witnessName: name },
    origin,
  });
  const type = role === 'witness' ? 'witness-signed' : 'cosigner-signed';
  await tellLive(tx, { topic: `document:${documentId}`, data: { type, documentId, witnessName: name } });
};

const signerNames = {
  owner: 'owner',
  maker: 'maker',
  spouse: 'co-signer',
  cosigner: 'co-signer',
  witness: 'witness',
  notary: 'notary',
} as const;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const wording = {
  'document-not-complete': {
    title: 'Not Ready Yet',
    message: 'This can be noted once the document is finished and paid for, and not after everyone has signed.',
  },
  'owner-has-not-signed': { title: 'You Sign First', message: 'Please sign the document yourself first.' },
  'already-signed': { title: 'Already Signed', message: 'The signature of this person is already on record.' },
  'no-such-day': {
    title: 'Check the Date',
    message:
      'Please choose the day on which it was signed: not before the document was finished, and not in the future.',
  },
  'invalid-name': {
    title: 'Check the Name',
    message: 'Please write the full name of the person who signed, on one line and in plain letters.',
  },
  'named-in-document': {
    title: 'Check the Name',
    message: 'This person is named in the document. A witness should have no part in it.',
  },
  'signs-elsewhere': { title: 'Check the Name', message: 'This person has another line to sign.' },
} as const satisfies Record<Exclude<PaperRefusal, 'may-be-named'>, { title: string; message: string }>;

const invalid: readonly PaperRefusal[] = ['no-such-day', 'invalid-name', 'named-in-document', 'signs-elsewhere'];

const refused = (refusal: Exclude<PaperRefusal, 'may-be-named'>): Refused =>
  new Refused(invalid.includes(refusal) ? 'invalid' : 'conflict', { code: refusal, ...wording[refusal] });
