import type { DocumentSummary } from '@evergrant/contract/documents.ts';

type Locked = Pick<DocumentSummary, 'status'>;

/** Why a document that may not be changed any more is locked, in words. */
export const lockedBecause = (document: Locked): string =>
  document.status === 'signed'
    ? 'This document is signed and the time for changes has ended, so its facts stay as they are.'
    : 'The time for changes to this document has ended, so its facts stay as they are.';

/** What changing an answer would do to a document that is finished already; undefined for a draft. */
export const revisionNotice = (
  document: Locked & Pick<DocumentSummary, 'ownerSignedAt' | 'statedInkCount'>,
): string | undefined => {
  if (document.status === 'draft') return undefined;
  const isSigned = document.status === 'signed' || document.ownerSignedAt !== null || document.statedInkCount > 0;
  return isSigned
    ? 'This document carries signatures. If you change an answer, a new version begins as a draft, to be signed and witnessed again. What was signed stays as it is.'
    : 'This document is complete. If you change an answer, it becomes a draft again until it is made again with your change.';
};
