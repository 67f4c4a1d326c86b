import { fullAge } from '#kit/full-age.ts';

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
  version: 'consent-2026-11-3',
  text: 'I agree to receive this document as an electronic record and to sign it electronically. I understand that I may ask for a paper copy at no charge, that I may withdraw this consent before I sign by closing this page and telling the person who made the document, and that I may sign on paper instead. Where this page says that no law of the governing state is known to let such a document be signed on a screen, I understand that paper is recommended and that my signature here is kept as a record. What I have already signed stays signed. My consent covers this document only. I can open, read, and save this page and this document on the device that I am using.',
};

/**
 * What somebody states who signs, about a document called as its type calls it, e.g. `living trust`; a witness also that they are
 * as old as its law asks, in years.
 */
export type Attestation = (documentName: string, witnessAge?: number) => AgreedText;

/** The ages that a law can ask of a witness. */
export const witnessAges = [fullAge, 19, 20, 21] as const;

// Words that name another age are other words, and are kept under a version of their own.
const ofAge = (version: string, age: number): string => (age === fullAge ? version : `${version}-from-${age}`);

/** What the maker of the document states when signing. */
export const ownerAttestation: Attestation = (documentName) => ({
  version: 'owner-attestation-2026-11-2',
  text: `I am at least ${fullAge} years old. I have read this ${documentName}, it states what I want, and I sign it of my own free will as the person who makes it and in every other capacity in which a line of it names me. I understand that this is not legal advice and that my state may ask for witnesses, a notary, or ink signatures.`,
});

/** What each of several people states who make a document together, whoever of them signs first. */
export const makerAttestation: Attestation = (documentName) => ({
  version: 'maker-attestation-2026-11-1',
  text: `I am at least ${fullAge} years old. I have read this ${documentName} and had the chance to ask a lawyer of my own. I am one of those who make it together, or act for one of them with authority to do so. It states what I want. I sign it of my own free will as one who makes it, and in every other capacity in which a line of it names me. I understand that this is not legal advice and that my state may ask for witnesses, a notary, or ink signatures. What stands in the box above is my signature.`,
});

/** What a witness states when signing. */
export const witnessAttestation: Attestation = (documentName, witnessAge = fullAge) => ({
  version: ofAge('witness-attestation-2026-11-3', witnessAge),
  text: `I am at least ${witnessAge} years old. I am not named in this ${documentName} and receive nothing under it. I have opened it, the person who made it has asked me to be a witness, and as far as I know that person is of sound mind and acts freely. I sign as a witness, and what stands in the box above is my signature.`,
});

/** What a witness states when signing what several people make together. */
export const witnessOfMakersAttestation: Attestation = (documentName, witnessAge = fullAge) => ({
  version: ofAge('witness-of-makers-attestation-2026-11-1', witnessAge),
  text: `I am at least ${witnessAge} years old. I am not named in this ${documentName} and receive nothing under it. I have opened it, the people who make it have asked me to be a witness, and as far as I know each of them is of sound mind and acts freely. I sign as a witness, and what stands in the box above is my signature.`,
});

/** What the spouse of the maker states when joining in a document that they are named in. */
export const spouseAttestation: Attestation = (documentName) => ({
  version: 'spouse-attestation-2026-11-3',
  text: `I am at least ${fullAge} years old. I am the spouse of the person who made this ${documentName}, and I am named in it. I have read it and had the chance to ask a lawyer of my own. I join in it and consent as its joinder states: as to community property, without giving up the half that is mine and without making a gift. Where it names me as trustee, I accept. I sign of my own free will, and what stands in the box above is my signature.`,
});

/** What anybody else states who signs a document because it names them, for example as trustee. */
export const cosignerAttestation: Attestation = (documentName) => ({
  version: 'cosigner-attestation-2026-11-3',
  text: `I am at least ${fullAge} years old. I am named in this ${documentName}. I have read it and had the chance to ask a lawyer of my own. I sign in the capacity that stands beside my name and accept what the document asks of me there. I sign of my own free will, and what stands in the box above is my signature.`,
});

/**
 * What each of them states instead where the law asks for ink: a drawing on a screen acknowledges the document there and
 * executes nothing.
 */
export const acknowledgments = {
  owner: (documentName) => ({
    version: 'owner-acknowledgment-2026-11-1',
    text: `I am at least ${fullAge} years old. I am the person who makes this ${documentName}. I have read it, and it states what I want. I understand that this acknowledgment does not execute it, that I sign it in ink on paper as my state asks, and that this is not legal advice.`,
  }),
  maker: (documentName) => ({
    version: 'maker-acknowledgment-2026-11-1',
    text: `I am at least ${fullAge} years old. I am one of those who make this ${documentName} together, or act for one of them with authority to do so. I have read it and had the chance to ask a lawyer of my own, and it states what I want. I understand that this acknowledgment does not execute it, that I sign it in ink on paper as my state asks, and that this is not legal advice.`,
  }),
  witnessOfMakers: (documentName, witnessAge = fullAge) => ({
    version: ofAge('witness-of-makers-acknowledgment-2026-11-1', witnessAge),
    text: `I am at least ${witnessAge} years old. I am not named in this ${documentName} and receive nothing under it. I have opened it, and the people who make it have asked me to be a witness. I understand that this acknowledgment does not execute it, and that I witness it in ink on paper.`,
  }),
  witness: (documentName, witnessAge = fullAge) => ({
    version: ofAge('witness-acknowledgment-2026-11-1', witnessAge),
    text: `I am at least ${witnessAge} years old. I am not named in this ${documentName} and receive nothing under it. I have opened it, and the person who makes it has asked me to be a witness. I understand that this acknowledgment does not execute it, and that I witness it in ink on paper.`,
  }),
  spouse: (documentName) => ({
    version: 'spouse-acknowledgment-2026-11-1',
    text: `I am at least ${fullAge} years old. I am the spouse of the person who makes this ${documentName}, and I am named in it. I have read it and had the chance to ask a lawyer of my own. I understand that this acknowledgment does not execute it, and that I sign it in ink on paper.`,
  }),
  cosigner: (documentName) => ({
    version: 'cosigner-acknowledgment-2026-11-1',
    text: `I am at least ${fullAge} years old. I am named in this ${documentName}. I have read it and had the chance to ask a lawyer of my own. I understand that this acknowledgment does not execute it, and that I sign it in ink on paper.`,
  }),
} as const satisfies Record<string, Attestation>;
