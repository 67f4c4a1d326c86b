import type { Announcement } from '#signing/announcement.ts';

export interface SignatureAttempt {
  readonly isDrawn: boolean;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
  /** False while the person has not said that they are the maker, where that is asked. */
  readonly isMaker: boolean;
  /** False while a witness has not given an address that can be taken. */
  readonly hasAddress: boolean;
}

/** The first thing that is still missing before a signature may be submitted, or undefined. */
export const signatureRefusal = ({
  isDrawn,
  hasConsented,
  isAttested,
  isMaker,
  hasAddress,
}: SignatureAttempt): Announcement | undefined => {
  if (!isMaker) {
    return {
      title: 'Who Is Signing?',
      message: 'Please confirm first that you are the maker who signs here',
    };
  }
  if (!hasAddress) {
    return {
      title: 'Address Required',
      message: 'Please write your street, city, state and ZIP code, in 5 to 240 characters',
    };
  }
  if (!isDrawn) return { title: 'Signature Required', message: 'Please sign in the box before submitting' };
  if (!hasConsented) {
    return { title: 'Consent Required', message: 'Please agree to sign electronically before submitting' };
  }
  if (!isAttested) {
    return { title: 'Attestation Required', message: 'Please check the acknowledgment before submitting' };
  }
  return undefined;
};
