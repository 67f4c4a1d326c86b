import type { TrustSummary } from '@evergrant/contract/trusts.ts';

type Standing = Pick<TrustSummary, 'status' | 'ownerSignedAt' | 'signedWitnessCount'>;

/** Why a document that may not be changed any more is locked, in words. */
export const lockedBecause = (trust: Standing): string => {
  if (trust.status === 'signed') return 'This document is signed, so its facts can no longer be changed here.';
  if (trust.ownerSignedAt !== null || trust.signedWitnessCount > 0) {
    return 'Signing has begun, so the facts can no longer be changed. What was signed must stay as it was read.';
  }
  return 'The period for changes to this document has ended, so its facts can no longer be changed.';
};
