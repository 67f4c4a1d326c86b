import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

type VersionMark = Pick<VersionRow, 'id' | 'trustId' | 'executedAt'>;

/** What the browser is told about a document; its frozen versions are among `versions`. */
export const describeTrust = (trust: TrustRow, versions: readonly VersionMark[] = []): TrustSummary => ({
  id: trust.id,
  name: trust.name,
  type: trust.type,
  documentTypeId: trust.documentTypeId,
  status: trust.status,
  progress: trust.progress,
  isInterviewComplete: trust.isInterviewComplete,
  isPaid: trust.paidAt !== null,
  ownerSignedAt: trust.ownerSignedAt?.toISOString() ?? null,
  witnessCount: trust.witnessCount,
  declinedWitnessCount: trust.declinedWitnessCount,
  signedWitnessCount: trust.signedWitnessCount,
  witnessesNeeded: typeOf(trust).execution.witnessesNeeded(trust.interview.facts),
  // In ink a notary who is missing is among `awaitedInk`.
  awaitsNotary:
    trust.statedInkCount === 0 && typeOf(trust).execution.awaitsNotary(trust.interview.facts, trust.signedWitnessCount),
  file: fileOf(trust, versions),
  executedVersionCount: versions.filter(({ trustId, executedAt }) => trustId === trust.id && executedAt !== null)
    .length,
  awaitedCosigners: [...trust.awaitedCosigners],
  isSignedInInk: typeOf(trust).execution.method(trust.interview.facts).kind === 'print-and-sign',
  statedInkCount: trust.statedInkCount,
  awaitedInk: [...trust.awaitedInk],
  createdAt: trust.createdAt.toISOString(),
});

const fileOf = (
  { currentVersionId, paidAt, status }: TrustRow,
  versions: readonly VersionMark[],
): TrustSummary['file'] => {
  if (currentVersionId === null) return 'preview';
  if (paidAt === null) return 'none';
  if (status !== 'signed') return 'clean';
  const isKept = versions.some(({ id, executedAt }) => id === currentVersionId && executedAt !== null);
  return isKept ? 'signed' : 'being-prepared';
};
