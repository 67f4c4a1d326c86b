import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { whyNotStatePaper, type PaperRefusal } from '@evergrant/domain/execution/refusals.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { executeWhenAllSigned } from '#signing/execute-when-all-signed.ts';
import { lockCosigner, unknownCosigner } from '#signing/lock-cosigner.ts';
import { paperSignatures } from '#signing/tables.ts';

interface PaperStatement {
  readonly member: Member;
  readonly trustId: string;
  readonly signerId: string;
  /** The day beside the ink, `YYYY-MM-DD`. */
  readonly signedOn: string;
  readonly origin: Origin;
}

/** The owner states that a co-signer has signed the printed document. It is kept as their statement, not as a signature. */
export const statePaperSignature = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, trustId, signerId, signedOn, origin }: PaperStatement,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const { trust, version, cosigner } = await lockCosigner(tx, { member, trustId, signerId });
    if (!version) throw refused('trust-not-complete');
    if (!cosigner) throw unknownCosigner();

    const refusal = whyNotStatePaper({
      trustStatus: trust.status,
      ownerHasSigned: trust.ownerSignedAt !== null,
      hasSigned: cosigner.hasSigned,
      signedOn,
      // A day on either side: where the signer lives, it may be another day than here.
      earliest: dayOf(version.createdAt.getTime() - dayInMs),
      latest: dayOf(clock().getTime() + dayInMs),
    });
    if (refusal) throw refused(refusal);

    const statedAt = clock();
    const stated = { signerId, name: cosigner.name, signedOn, statedBy: member.name };
    await tx.insert(paperSignatures).values({ trustId, documentVersionId: version.id, ...stated, statedAt });
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: statedAt,
      actor: `member:${member.userId}`,
      action: 'co-signer signed on paper, as stated by the owner',
      details: { signerId, witnessName: cosigner.name, signedOn, statedBy: member.name, versionId: version.id },
      origin,
    });
    await tellLive(tx, `trust:${trustId}`, { type: 'cosigner-signed', trustId, witnessName: cosigner.name });
    await executeWhenAllSigned({ tx, announce, clock }, { trustId, versionId: version.id, ownerHasSigned: true });
  });
};

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
} as const satisfies Record<PaperRefusal, { title: string; message: string }>;

const refused = (refusal: PaperRefusal): Refused =>
  new Refused(refusal === 'no-such-day' ? 'invalid' : 'conflict', { code: refusal, ...wording[refusal] });
