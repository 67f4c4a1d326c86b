import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { whyNotStatePaper, type PaperRefusal } from '@evergrant/domain/execution/refusals.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { unknownCosigner } from '#signing/lock-cosigner.ts';
import { paperSignatures } from '#signing/tables.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

interface PaperStatement {
  readonly member: Member;
  readonly trustId: string;
  /** The line that was signed. */
  readonly signerId: string;
  /** The day beside the ink, `YYYY-MM-DD`. */
  readonly signedOn: string;
  /** Of a witness or notary for whose line nobody is named. */
  readonly name?: string | undefined;
  readonly origin: Origin;
}

/** The owner states that somebody has signed the printed document. It is kept as their statement, not as a signature. */
export const statePaperSignature = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, trustId, signerId, origin, ...told }: PaperStatement,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const version = trust.currentVersionId ? await readFrozenVersion(tx, trust.currentVersionId) : undefined;
    if (!version) throw refused('trust-not-complete');
    const signers = await listSigners(tx, { trust, version });
    const signer = signers.find(({ lineId }) => lineId === signerId);
    if (!signer || !isInkedHere(signer)) throw unknownCosigner();

    const name = signer.name ?? told.name?.trim() ?? '';
    const { signedOn } = told;
    const refusal = whyNotStatePaper({
      trustStatus: trust.status,
      ownerHasSigned: ownerCameFirst({ trust, signers, signer }),
      hasSigned: signer.paper !== undefined || (signer.method === 'screen' && signer.drawn !== undefined),
      ...(signer.name === undefined ? { newcomer: { name, ...whoElse({ trust, signers }) } } : {}),
      signedOn,
      // A day on either side: where the signer lives, it may be another day than here.
      earliest: dayOf(version.createdAt.getTime() - dayInMs),
      latest: dayOf(clock().getTime() + dayInMs),
    });
    if (refusal) throw refused(refusal);

    const { role, witnessId = null } = signer;
    const stated = { role, signerId, witnessId, name, signedOn, statedBy: member.name };
    await tx.insert(paperSignatures).values({ trustId, documentVersionId: version.id, ...stated, statedAt: clock() });
    await record({ tx, clock }, { member, trustId, origin, stated: { ...stated, versionId: version.id } });
    await executeWhenAllSigned(
      { tx, announce, clock },
      {
        trustId,
        versionId: version.id,
        ownerHasSigned: trust.ownerSignedAt !== null,
      },
    );
  });
};

interface Signing {
  readonly trust: TrustRow;
  readonly signers: readonly AskedSigner[];
}

// On a screen the owner and the witnesses sign here; whom the document names may use ink instead.
const isInkedHere = ({ method, role }: AskedSigner): boolean =>
  method === 'ink' || role === 'spouse' || role === 'cosigner';

// Everybody else attests or joins what its maker has signed, in the same way: on the screen, or in ink.
const ownerCameFirst = ({ trust, signers, signer }: Signing & { readonly signer: AskedSigner }): boolean => {
  if (signer.role === 'owner') return true;
  const owner = signers.find(({ role }) => role === 'owner');
  return owner?.method === 'ink' ? owner.paper !== undefined : trust.ownerSignedAt !== null;
};

const whoElse = ({ trust, signers }: Signing) => ({
  named: typeOf(trust).namedPeople(trust.interview.facts),
  onOtherLines: signers.flatMap(({ name }) => name ?? []),
});

interface Recorded extends Pick<PaperStatement, 'member' | 'trustId' | 'origin'> {
  readonly stated: Pick<typeof paperSignatures.$inferInsert, 'signerId' | 'name' | 'signedOn' | 'statedBy'> & {
    readonly role: AskedSigner['role'];
    readonly versionId: string;
  };
}

const record = async ({ tx, clock }: Inside<'clock'>, { member, trustId, origin, stated }: Recorded): Promise<void> => {
  const { role, name, ...details } = stated;
  await appendAudit(tx, {
    stream: `trust:${trustId}`,
    at: clock(),
    actor: `member:${member.userId}`,
    action: `${signerNames[role]} signed on paper, as stated by the owner`,
    details: { ...details, witnessName: name },
    origin,
  });
  const type = role === 'witness' ? 'witness-signed' : 'cosigner-signed';
  await tellLive(tx, `trust:${trustId}`, { type, trustId, witnessName: name });
};

const signerNames = {
  owner: 'owner',
  spouse: 'co-signer',
  cosigner: 'co-signer',
  witness: 'witness',
  notary: 'notary',
} as const;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const wording = {
  'trust-not-complete': {
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
} as const satisfies Record<PaperRefusal, { title: string; message: string }>;

const invalid: readonly PaperRefusal[] = ['no-such-day', 'invalid-name', 'named-in-document', 'signs-elsewhere'];

const refused = (refusal: PaperRefusal): Refused =>
  new Refused(invalid.includes(refusal) ? 'invalid' : 'conflict', { code: refusal, ...wording[refusal] });
