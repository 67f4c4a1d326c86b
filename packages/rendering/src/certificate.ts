/** Which line of the execution pages a signature stands on. Witness lines, and acts before an officer, are numbered from 1. */
export type SignatureLine =
  | { readonly kind: 'signer'; readonly signerId: string }
  | { readonly kind: 'witness'; readonly number: number }
  | { readonly kind: 'officer'; readonly number: number };

/**
 * How a document is signed: on a screen, on a screen by some and in ink by others, or in ink by all. In the last case what
 * is drawn on a screen acknowledges the document and executes nothing.
 */
export type SigningMethod = 'online' | 'online-and-paper' | 'paper';

/** A drawn signature as it is printed over its rule. `png` is what `checkSignature` returned: ink on transparent. */
export interface PrintedSignature {
  readonly line: SignatureLine;
  readonly name: string;
  readonly png: Uint8Array;
  /** Pixels of `png`. */
  readonly width: number;
  readonly height: number;
  /** Moment of signing, ISO 8601 in UTC. */
  readonly signedAt: string;
  /** Where the signer was, as an IANA time zone; absent where it is not known, and then the moment is given in UTC. */
  readonly timeZone?: string;
  /** True where it acknowledges the document and does not execute it; the line says so. */
  readonly isAcknowledgment?: boolean;
  /** Postal address of a witness; absent where it was not asked, and then its line is left out. */
  readonly address?: string;
}

/** A signature in ink on the printed document, as the owner states it: words take the place of the ink on its line. */
export interface PaperSignature {
  readonly line: SignatureLine;
  readonly name: string;
  /** The day that stands beside the ink, `YYYY-MM-DD`. */
  readonly signedOn: string;
}

/** What the record proves about a signed document; it lists what happened and claims nothing more. */
export interface Certificate {
  readonly documentTitle: string;
  /** Id of the frozen version that was shown to the signers. */
  readonly versionId: string;
  /** SHA-256 in hex of what is signed. */
  readonly sha256: string;
  /** What was hashed: the plain text, or the page in versions that were frozen before decision 48. */
  readonly hashed: 'text' | 'page';
  readonly method: SigningMethod;
  /** True where the law of the governing state is certain to let a screen sign such a document; else it is never said to execute it. */
  readonly isCertain?: boolean;
  /** The day of the last signature, where it was given, `YYYY-MM-DD`. */
  readonly completedOn: string;
  /** Moment of issue, ISO 8601 in UTC. */
  readonly issuedAt: string;
  readonly signers: readonly CertificateSigner[];
  readonly onPaper?: readonly CertificatePaper[];
  readonly events: readonly CertificateEvent[];
}

/** All moments are ISO 8601 in UTC; a moment that never happened (an owner is not invited) is left out. */
export interface CertificateSigner {
  readonly name: string;
  /** The name of the account that signed, where it is another than the name in the document. */
  readonly accountName?: string;
  readonly role: string;
  /** True of the signer whose account the document is in. */
  readonly isOwner?: boolean;
  readonly email: string;
  readonly invitedAt?: string;
  readonly viewedAt?: string;
  readonly signedAt: string;
  /** Where the signer was, as an IANA time zone; absent where it is not known. */
  readonly timeZone?: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** Version of the consent text that the signer agreed to. */
  readonly consentVersion: string;
  /** What the signer stated, in full; absent where only its version is known. */
  readonly statement?: string;
}

/** Somebody who signed in ink, by the word of `statedBy`. `signedOn` is a day, `statedAt` a moment in UTC. */
export interface CertificatePaper {
  readonly name: string;
  readonly role: string;
  readonly signedOn: string;
  readonly statedBy: string;
  readonly statedAt: string;
}

export interface CertificateEvent {
  readonly at: string;
  readonly actor: string;
  readonly description: string;
}
