import type { ExecutionMethod } from '#execution/execution-of.ts';

/** A text that somebody agrees to, with the version that is stored beside the signature. */
export interface AgreedText {
  readonly version: string;
  readonly text: string;
}

/**
 * Consent to electronic records and signatures, with the disclosures that 15 U.S.C. § 7001(c) asks for: paper copy, withdrawal,
 * scope, hardware and software.
 */
export const electronicConsent: AgreedText = {
  version: 'consent-2026-11-2',
  text: 'I agree to receive this document as an electronic record and to sign it electronically. I understand that I may ask for a paper copy at no charge, that I may withdraw this consent before I sign by closing this page and telling the person who made the document, and that I may sign on paper instead. What I have already signed stays signed. My consent covers this document only. I can open, read, and save this page and this document on the device that I am using.',
};

/** What the maker of the document states when signing. */
export const ownerAttestation: AgreedText = {
  version: 'owner-attestation-2026-11-1',
  text: 'I am at least 18 years old. I have read this document, it states what I want, and I sign it of my own free will as the person who makes it and, where I am named so, as its first trustee. I understand that this is not legal advice and that my state may ask for witnesses, a notary, or ink signatures.',
};

/** What a witness states when signing. */
export const witnessAttestation: AgreedText = {
  version: 'witness-attestation-2026-11-2',
  text: 'I am at least 18 years old. I am not named in this document and receive nothing under it. I have opened the document, the person who made it has asked me to be a witness, and as far as I know that person is of sound mind and acts freely. I sign as a witness, and what stands in the box above is my signature.',
};

/** What the spouse of the maker states when joining in a document that they are named in. */
export const spouseAttestation: AgreedText = {
  version: 'spouse-attestation-2026-11-2',
  text: 'I am at least 18 years old. I am the spouse of the person who made this document, and I am named in it. I have read it and had the chance to ask a lawyer of my own. I join in it and consent as its joinder states: as to community property, without giving up the half that is mine and without making a gift. Where it names me as trustee, I accept. I sign of my own free will, and what stands in the box above is my signature.',
};

/** What anybody else states who signs a document because it names them, for example as trustee. */
export const cosignerAttestation: AgreedText = {
  version: 'cosigner-attestation-2026-11-2',
  text: 'I am at least 18 years old. I am named in this document. I have read it and had the chance to ask a lawyer of my own. I sign in the capacity that stands beside my name and accept what the document asks of me there. I sign of my own free will, and what stands in the box above is my signature.',
};

/** What a signature collected here does, in one sentence to show beside the pad. */
export const effectOfSigning = ({ kind }: Pick<ExecutionMethod, 'kind'>): string =>
  kind === 'electronic'
    ? 'Your electronic signature has the same effect as a signature in ink, as far as the law of the governing state allows.'
    : 'Your signature here records that you have read and acknowledged the document. It does not execute the document: print it and sign it in ink, as its last pages describe.';
