import { Refused } from '#platform/refused.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Edited = Pick<DocumentRow, 'status' | 'paidAt' | 'revisionEndsAt'>;

/** May the facts be changed? Always in a draft; afterwards inside the revision window, which has no end with a subscription. */
export const isEditable = (document: Edited, now: Date): boolean =>
  document.status === 'draft' || document.revisionEndsAt === null || now < document.revisionEndsAt;

/** Refuses kindly once the facts may not be changed any more. */
export const requireEditable = (document: Edited, now: Date): void => {
  if (isEditable(document, now)) return;
  const message =
    'The time for changes to this document has ended, so it stays as it is. You can read and download it as before, or create a new document.';
  throw new Refused('conflict', { code: 'revision-ended', title: 'This document is final', message });
};
