import type { TrustSummary } from '@evergrant/contract/trusts.ts';

type Standing = Pick<TrustSummary, 'status'>;

/** Why a document that may not be changed any more is locked, in words. */
export const lockedBecause = (trust: Standing): string =>
  trust.status === 'signed'
    ? 'This document is signed and the time for changes has ended, so its facts stay as they are.'
    : 'The time for changes to this document has ended, so its facts stay as they are.';

/** What changing an answer would do to a document that is finished already; undefined for a draft. */
export const revisionNotice = (trust: Standing & Pick<TrustSummary, 'ownerSignedAt'>): string | undefined => {
  if (trust.status === 'draft') return undefined;
  const isSigned = trust.status === 'signed' || trust.ownerSignedAt !== null;
  return isSigned
    ? 'This document carries signatures. If you change an answer, a new version begins as a draft, to be signed and witnessed again. What was signed stays as it is.'
    : 'This document is complete. If you change an answer, it becomes a draft again until it is assembled anew.';
};
