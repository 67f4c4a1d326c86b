import { daysAround } from '@evergrant/domain/execution/days-around.ts';
import { findPerhapsInterested } from '@evergrant/domain/execution/interested-witness.ts';
import { whyNotStatePaper, type PaperRefusal } from '@evergrant/domain/execution/refusals.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';
import { takesInk } from '@evergrant/domain/execution/ink-of.ts';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { doubtful } from '#signing/doubtful-witness.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { listAsked } from '#signing/list-asked.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { unknownCosigner } from '#signing/lock-cosigner.ts';
import { paperSignatures } from '#signing/tables.ts';
import { timeZoneOf } from '#signing/time-zone-of.ts';
import { isMakerInInk, paperLineOf, paperWording } from '#signing/why-not-paper.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { noteSigning } from '#documents/note-signing.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

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
  /** Where the owner is, as an IANA time zone: what day it is, is the day there. */
  readonly timeZone?: string | undefined;
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
    const now = clock();
    const { signedOn, isAnotherPerson } = told;
    const timeZone = timeZoneOf(told.timeZone);
    const line = { document, signers, signer, version, now, timeZone, declined: await whoDeclined(tx, document) };
    const like = requireStatable(line, { name, signedOn, isAnotherPerson });

    const { role, witnessNumber = null, witnessId = null } = signer;
    const stated = { role, signerId, witnessId, name, signedOn, statedBy: member.name };
    await tx
      .insert(paperSignatures)
      .values({ documentId, documentVersionId: version.id, ...stated, witnessNumber, statedAt: now });
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

interface Signing {
  readonly document: DocumentRow;
  readonly signers: readonly AskedSigner[];
}

// The signature that counts there: in ink the day beside it, on a screen the day where the signer was.
const withDay = ({ drawn, paper, hasSigned, ...signer }: AskedSigner) => ({
  ...signer,
  signedOn:
    paper?.signedOn ?? (hasSigned && drawn ? dayInZone(drawn.signedAt.toISOString(), drawn.timeZone) : undefined),
});

interface Line extends Signing {
  readonly signer: AskedSigner;
  readonly version: VersionRow;
  readonly now: Date;
  readonly timeZone: string;
  /** The names of those who have declined. */
  readonly declined: readonly string[];
}

/** Refuses what cannot be stated. Gives the known name that a newcomer's is like, if the owner says that it is another's. */
const requireStatable = (
  { now, timeZone, declined, ...line }: Line,
  { name, signedOn, isAnotherPerson }: { name: string; signedOn: string; isAnotherPerson: boolean | undefined },
): string | undefined => {
  const { signer, signers, version } = line;
  const newcomer = signer.name === undefined ? { name, ...whoElse(line), declined, isAnotherPerson } : undefined;
  const like = newcomer && findPerhapsInterested(name, [...newcomer.named, ...newcomer.onOtherLines]);
  const refusal = whyNotStatePaper({
    ...paperLineOf(line),
    ...(newcomer && { newcomer }),
    days: {
      signedOn,
      printedOn: dayInZone((version.printedAt ?? now).toISOString(), timeZone),
      today: dayInZone(now.toISOString(), timeZone),
      ...daysAround(signers.map(withDay), signer.lineId),
    },
  });
  if (refusal === 'may-be-named')
    throw doubtful({ name, like, office: signer.role === 'notary' ? 'notary' : 'witness' });
  if (refusal) throw refused(refusal);
  return like;
};

const whoElse = ({ document, signers }: Signing) => ({
  named: typeOf(document).namedPeople(document.interview.facts),
  onOtherLines: signers.flatMap(({ name }) => name ?? []),
});

// Whoever has declined and was not set aside is no witness by another way in.
const whoDeclined = async (tx: Tx, { id }: Pick<DocumentRow, 'id'>): Promise<readonly string[]> =>
  (await listAsked(tx, id)).filter(({ status }) => status === 'declined').map(({ name }) => name);

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

const invalid: readonly PaperRefusal[] = [
  'no-such-day',
  'before-printing',
  'before-the-maker',
  'after-the-others',
  'invalid-name',
  'named-in-document',
  'signs-elsewhere',
];

const refused = (refusal: Exclude<PaperRefusal, 'may-be-named'>): Refused =>
  new Refused(invalid.includes(refusal) ? 'invalid' : 'conflict', { code: refusal, ...paperWording[refusal] });
