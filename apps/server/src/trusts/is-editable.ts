import { Refused } from '#platform/refused.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

type Standing = Pick<TrustRow, 'status' | 'paidAt' | 'revisionEndsAt'>;

/** May the facts be changed? Always in a draft; afterwards inside the revision window, which has no end with a subscription. */
export const isEditable = (trust: Standing, now: Date): boolean =>
  trust.status === 'draft' || trust.revisionEndsAt === null || now < trust.revisionEndsAt;

/** Refuses kindly once the facts may not be changed any more. */
export const requireEditable = (trust: Standing, now: Date): void => {
  if (isEditable(trust, now)) return;
  const message =
    'The time for changes to this document has ended, so it stays as it is. You can read and download it as before, or create a new document.';
  throw new Refused('conflict', { code: 'revision-ended', title: 'This document is final', message });
};
