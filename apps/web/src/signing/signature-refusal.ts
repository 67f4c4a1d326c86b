import type { Announcement } from '#signing/announcement.ts';

export interface SignatureAttempt {
  readonly isDrawn: boolean;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
}

/** The first thing that is still missing before a signature may be submitted, or undefined. */
export const signatureRefusal = ({ isDrawn, hasConsented, isAttested }: SignatureAttempt): Announcement | undefined => {
  if (!isDrawn) return { title: 'Signature Required', message: 'Please sign in the box before submitting' };
  if (!hasConsented) {
    return { title: 'Consent Required', message: 'Please agree to sign electronically before submitting' };
  }
  if (!isAttested) {
    return { title: 'Attestation Required', message: 'Please check the acknowledgment before submitting' };
  }
  return undefined;
};
