import { daysAround } from '@evergrant/domain/execution/days-around.ts';
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
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { listAsked } from '#signing/list-asked.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { unknownCosigner } from '#signing/lock-cosigner.ts';
import { paperSignatures } from '#signing/tables.ts';
import { timeZoneOf } from '#signing/time-zone-of.ts';
import { paperLineOf, paperWording } from '#signing/why-not-paper.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
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
    if (!signer || !takesInk(signer)) throw unknownCosigner();

    const name = signer.name ?? told.name?.trim() ?? '';
    const { signedOn } = told;
    const now = clock();
    const timeZone = timeZoneOf(told.timeZone);
    const isNamed = signer.name !== undefined;
    const refusal = whyNotStatePaper({
      ...paperLineOf({ document, version, signers, signer }),
      ...(isNamed
        ? {}
        : { newcomer: { name, ...whoElse({ document, signers }), declined: await whoDeclined(tx, document) } }),
      days: {
        signedOn,
        printedOn: dayInZone((version.printedAt ?? now).toISOString(), timeZone),
        today: dayInZone(now.toISOString(), timeZone),
        ...daysAround(signers.map(withDay), signer.lineId),
      },
    });
    if (refusal) throw refused(refusal);

    const { role, witnessNumber = null, witnessId = null } = signer;
    const stated = { role, signerId, witnessId, name, signedOn, statedBy: member.name };
    await tx
      .insert(paperSignatures)
      .values({ documentId, documentVersionId: version.id, ...stated, witnessNumber, statedAt: now });
    await record({ tx, clock }, { member, documentId, origin, stated: { ...stated, versionId: version.id } });
    await executeWhenAllSigned(
      { tx, announce, clock },
      {
        documentId,
        versionId: version.id,
        ownerHasSigned: document.ownerSignedAt !== null,
      },
    );
  });
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
  await tellLive(tx, `document:${documentId}`, { type, documentId, witnessName: name });
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

const refused = (refusal: PaperRefusal): Refused =>
  new Refused(invalid.includes(refusal) ? 'invalid' : 'conflict', { code: refusal, ...paperWording[refusal] });
