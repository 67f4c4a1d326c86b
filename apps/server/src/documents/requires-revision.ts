import { Refused } from '#platform/refused.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Signed = Pick<DocumentRow, 'status' | 'ownerSignedAt' | 'signedWitnessCount'>;

/** Has somebody signed the version that stands? Then a change begins a new one, which has to be said expressly. */
export const requiresRevision = (document: Signed): boolean =>
  document.status === 'signed' ||
  (document.status === 'complete' && (document.ownerSignedAt !== null || document.signedWitnessCount > 0));

/** Refuses to change what somebody has signed, unless a new version is what the person wants. */
export const requireRevision = (document: Signed, beginsRevision: boolean): void => {
  if (beginsRevision || !requiresRevision(document)) return;
  const message =
    'This document has been signed. To change an answer, please begin a new version first: what was signed is kept, and the new version is signed again.';
  throw new Refused('conflict', { code: 'signed-document', title: 'This document is signed', message });
};
