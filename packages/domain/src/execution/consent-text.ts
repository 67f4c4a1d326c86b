/** What a signer agrees to and declares; the version is stored with each signature. Change the text, change the version. */
export interface ConsentText {
  readonly version: string;
  /** Consent to electronic records and signatures (15 U.S.C. § 7001(c)). */
  readonly text: string;
  /** The sentence beside the checkbox that declares what the signature means. */
  readonly attestation: string;
}

const electronic =
  'You are about to sign electronically. Your electronic signature has the same purpose as one in ink. You may sign on paper instead: ask for a printed copy, at no charge. You can keep this document by downloading it now and will receive the signed copy by email. You need a device with a web browser and an email address. You may withdraw before you submit by closing this page; what you have already signed stays signed.';

/** For the person who makes the document. */
export const ownerConsent: ConsentText = {
  version: 'owner-2026-11-20',
  text: electronic,
  attestation: 'I have read this document. It says what I want, I sign it freely, and I am at least 18 years old.',
};

/** For a witness. */
export const witnessConsent: ConsentText = {
  version: 'witness-2026-11-20',
  text: electronic,
  attestation: 'I am at least 18, I am not named in this document, and I sign as a witness.',
};
