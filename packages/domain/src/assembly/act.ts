import type { Block } from '#assembly/block.ts';
import type { Signer } from '#assembly/signer.ts';
import type { CertifiedAct } from '#law/certified-act.ts';

/** One step of executing an instrument, in the order in which it is printed; none prints an empty page. */
export type Act<B = Block> = SigningAct<B> | WitnessAct<B> | NotarialAct<B> | AffidavitAct<B> | AcceptanceAct<B>;

/** Signers under words of their own: the makers sign, others join and consent. */
export interface SigningAct<B = Block> {
  readonly kind: 'sign' | 'joinder';
  readonly heading: string;
  readonly testimonium: readonly B[];
  readonly signers: readonly Signer[];
}

/** Witnesses attest the signatures before them; each line has a printed name, an address and a date. */
export interface WitnessAct<B = Block> {
  readonly kind: 'witness';
  readonly heading: string;
  readonly attestation: readonly B[];
  readonly witnessLines: number;
}

/** Certificates that a notarial officer completes, one for each person or group who appears. */
export interface NotarialAct<B = Block> {
  readonly kind: CertifiedAct;
  readonly heading: string;
  readonly certificates: readonly NotarialCertificate<B>[];
}

/** Maker and witnesses swear before an officer; their lines are signed there, in ink and never on a screen. */
export interface AffidavitAct<B = Block> {
  readonly kind: 'selfProvingAffidavit';
  readonly heading: string;
  readonly words: readonly B[];
  readonly affiants: readonly { readonly name: string; readonly capacity: string }[];
  readonly witnessLines: number;
  readonly certificate: NotarialCertificate<B>;
}

/**
 * Those who are named accept the office, each before acting and in words of their own. It comes later than the execution and is no
 * part of it: the instrument is executed while these lines are empty.
 */
export interface AcceptanceAct<B = Block> {
  readonly kind: 'acceptance';
  readonly heading: string;
  readonly words: readonly B[];
  readonly acceptances: readonly Acceptance<B>[];
  /** True where the law wants it before anybody acts; elsewhere it is for convenience. */
  readonly isRequired: boolean;
}

export interface Acceptance<B = Block> {
  readonly words: readonly B[];
  readonly signer: Signer;
}

/** What the officer certifies of the people named. */
export interface NotarialCertificate<B = Block> {
  readonly names: readonly string[];
  /** Words that the law puts above everything else, in a box. */
  readonly notice?: string;
  /** Paragraphs that say where the act takes place; the place itself is a blank of the officer. */
  readonly venue: readonly B[];
  readonly words: readonly B[];
  /** Labels of the lines that the officer completes, in order; empty where the words bring their own. */
  readonly officerLines: readonly string[];
}
