import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** What the browser is told about a document. */
export const describeTrust = (trust: TrustRow): TrustSummary => ({
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
  signedWitnessCount: trust.signedWitnessCount,
  createdAt: trust.createdAt.toISOString(),
});
