import { isEmailAddress } from '#kit/is-email-address.ts';
import { findPerhapsInterested, isInterestedWitness } from '#execution/interested-witness.ts';
import { isSamePerson, canBeSamePerson } from '#facts/same-person.ts';
import { isSameMailbox } from '#execution/same-mailbox.ts';
import { findNameMistake } from '#names/find-name-mistake.ts';
import { isPlainDate, type PlainDate } from '#kit/plain-date.ts';
import type { DocumentStatus, WitnessStatus } from '#execution/document-status.ts';

/** At most this many people witness one document. */
export const witnessLimit = 3;

export type AddWitnessRefusal =
  | 'takes-no-witnesses'
  | 'missing-name-or-email'
  | 'invalid-name'
  | 'invalid-email'
  | 'too-many-witnesses'
  | 'duplicate-email'
  | 'own-email'
  | 'cosigner-email'
  | 'named-in-document'
  | 'may-be-named';

interface WitnessToAdd {
  /** False where the document has no line for one. */
  readonly takesWitnesses: boolean;
  /** The witnesses on the list; whoever has declined keeps no place from another. */
  readonly existing: readonly { readonly email: string; readonly status: WitnessStatus }[];
  readonly name: string;
  readonly email: string;
  readonly ownerEmail: string;
  readonly cosignerEmails: readonly string[];
  /** Names of the people in the document. */
  readonly named: readonly string[];
  /** The owner has been asked and says that the witness is none of them, although a name is like theirs. */
  readonly isAnotherPerson?: boolean | undefined;
}

/** Why a person cannot be added as a witness; undefined when they can. */
export const whyNotAddWitness = ({
  takesWitnesses,
  existing,
  name,
  email,
  ownerEmail,
  cosignerEmails,
  named,
  isAnotherPerson = false,
}: WitnessToAdd): AddWitnessRefusal | undefined => {
  if (!takesWitnesses) return 'takes-no-witnesses';
  if (name === '' || email === '') return 'missing-name-or-email';
  if (findNameMistake(name)) return 'invalid-name';
  if (!isEmailAddress(email)) return 'invalid-email';
  const asked = existing.filter(({ status }) => status !== 'declined');
  if (asked.length >= witnessLimit) return 'too-many-witnesses';
  if (asked.some((witness) => isSameMailbox(witness.email, email))) return 'duplicate-email';
  if (isSameMailbox(ownerEmail, email)) return 'own-email';
  if (cosignerEmails.some((other) => isSameMailbox(other, email))) return 'cosigner-email';
  if (isInterestedWitness(name, named)) return 'named-in-document';
  return !isAnotherPerson && findPerhapsInterested(name, named) ? 'may-be-named' : undefined;
};

export type AddCosignerRefusal =
  | 'document-not-complete'
  | 'already-signed'
  | 'invalid-email'
  | 'own-email'
  | 'witness-email';

/** Why a co-signer cannot be given this address. The owner's own would let the owner sign for them. */
export const whyNotAddCosigner = (cosigner: {
  readonly documentStatus: DocumentStatus;
  readonly hasSigned: boolean;
  readonly email: string;
  readonly ownerEmail: string;
  readonly witnessEmails: readonly string[];
}): AddCosignerRefusal | undefined => {
  if (cosigner.documentStatus === 'draft') return 'document-not-complete';
  if (cosigner.hasSigned || cosigner.documentStatus === 'signed') return 'already-signed';
  if (!isEmailAddress(cosigner.email)) return 'invalid-email';
  if (isSameMailbox(cosigner.ownerEmail, cosigner.email)) return 'own-email';
  return cosigner.witnessEmails.some((other) => isSameMailbox(other, cosigner.email)) ? 'witness-email' : undefined;
};

export type InviteRefusal = 'document-not-complete' | 'already-signed' | 'declined' | 'owner-has-not-signed';

/** Why nobody can be written to now. An invitation asked for before the owner has signed is kept until then. */
export const whyNotInvite = (invitation: {
  readonly documentStatus: DocumentStatus;
  /** Every maker whom this person signs after: the owner, and of a witness whoever else makes the document. */
  readonly makersHaveSigned: boolean;
  readonly witnessStatus: WitnessStatus;
}): InviteRefusal | undefined => {
  if (invitation.documentStatus === 'draft') return 'document-not-complete';
  if (invitation.witnessStatus === 'signed') return 'already-signed';
  if (invitation.witnessStatus === 'declined') return 'declined';
  return invitation.makersHaveSigned ? undefined : 'owner-has-not-signed';
};

export type DeclineRefusal = 'already-signed' | 'declined';

/** Why a witness or co-signer cannot decline any more. */
export const whyNotDecline = (status: WitnessStatus): DeclineRefusal | undefined => {
  if (status === 'signed') return 'already-signed';
  return status === 'declined' ? 'declined' : undefined;
};

export type PaperRefusal =
  | 'document-not-complete'
  | 'owner-has-not-signed'
  | 'already-signed'
  | 'no-such-day'
  | 'invalid-name'
  | 'named-in-document'
  | 'may-be-named'
  | 'signs-elsewhere';

/** Why the owner cannot state that somebody has signed on paper, on a day from `earliest` to `latest`. */
export const whyNotStatePaper = (paper: {
  readonly documentStatus: DocumentStatus;
  readonly ownerHasSigned: boolean;
  readonly hasSigned: boolean;
  /** Of a witness who is on no list: the name that the owner gives, those in the document, and those on other lines. */
  readonly newcomer?: {
    readonly name: string;
    readonly named: readonly string[];
    readonly onOtherLines: readonly string[];
    /** The owner has been asked and says that the name, which is like one of these, is somebody else's. */
    readonly isAnotherPerson?: boolean | undefined;
  };
  readonly signedOn: PlainDate;
  readonly earliest: PlainDate;
  readonly latest: PlainDate;
}): PaperRefusal | undefined => {
  if (paper.hasSigned) return 'already-signed';
  if (paper.documentStatus !== 'complete') return 'document-not-complete';
  if (!paper.ownerHasSigned) return 'owner-has-not-signed';
  const refusal = paper.newcomer && whyNotNameWitness(paper.newcomer);
  if (refusal) return refusal;
  if (!isPlainDate(paper.signedOn)) return 'no-such-day';
  return paper.signedOn >= paper.earliest && paper.signedOn <= paper.latest ? undefined : 'no-such-day';
};

const whyNotNameWitness = (
  newcomer: NonNullable<Parameters<typeof whyNotStatePaper>[0]['newcomer']>,
): PaperRefusal | undefined => {
  const { name, named, onOtherLines, isAnotherPerson = false } = newcomer;
  if (name === '' || findNameMistake(name)) return 'invalid-name';
  if (isInterestedWitness(name, named)) return 'named-in-document';
  if (isInterestedWitness(name, onOtherLines)) return 'signs-elsewhere';
  return !isAnotherPerson && findPerhapsInterested(name, [...named, ...onOtherLines]) ? 'may-be-named' : undefined;
};

export type OwnerSignRefusal =
  | 'document-not-complete'
  | 'already-signed'
  | 'not-the-maker'
  | 'signs-elsewhere'
  | 'no-consent'
  | 'not-attested';

/**
 * Why the owner cannot sign now. An account in another name than the maker's signs only where its holder is the maker, and never
 * where its holder makes the document too, and has a line of their own.
 */
export const whyNotSignAsOwner = (signing: {
  readonly documentStatus: DocumentStatus;
  readonly ownerHasSigned: boolean;
  readonly accountName: string;
  readonly makerName: string;
  readonly otherMakers: readonly string[];
  /** The signer states that they are the maker. */
  readonly isMaker: boolean;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
}): OwnerSignRefusal | undefined => {
  if (signing.documentStatus === 'draft') return 'document-not-complete';
  if (signing.ownerHasSigned || signing.documentStatus === 'signed') return 'already-signed';
  if (isOfAnotherMaker(signing)) return 'signs-elsewhere';
  if (!signing.isMaker && !isSamePerson(signing.accountName, signing.makerName)) return 'not-the-maker';
  if (!signing.hasConsented) return 'no-consent';
  return signing.isAttested ? undefined : 'not-attested';
};

/** True of an account in the name of somebody else who makes the document too. */
export const isOfAnotherMaker = (account: {
  readonly accountName: string;
  readonly makerName: string;
  readonly otherMakers: readonly string[];
}): boolean =>
  !canBeSamePerson(account.accountName, account.makerName) &&
  account.otherMakers.some((name) => canBeSamePerson(account.accountName, name));

export type WitnessSignRefusal =
  | 'document-not-complete'
  | 'owner-has-not-signed'
  | 'already-signed'
  | 'declined'
  | 'not-viewed'
  | 'no-address'
  | 'no-consent'
  | 'not-attested';

/** Why a witness or co-signer cannot sign now: makers sign first, and they sign what they have opened. */
export const whyNotSignAsWitness = (signing: {
  readonly documentStatus: DocumentStatus;
  /** Every maker whom this person signs after: the owner, and of a witness whoever else makes the document. */
  readonly makersHaveSigned: boolean;
  readonly witnessStatus: WitnessStatus;
  /** Of a witness, who may have to be found years later; a co-signer is not asked for an address. */
  readonly needsAddress: boolean;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
}): WitnessSignRefusal | undefined => {
  if (signing.witnessStatus === 'signed') return 'already-signed';
  if (signing.documentStatus !== 'complete') return 'document-not-complete';
  if (!signing.makersHaveSigned) return 'owner-has-not-signed';
  if (signing.witnessStatus === 'declined') return 'declined';
  if (signing.witnessStatus === 'pending') return 'not-viewed';
  if (signing.needsAddress) return 'no-address';
  if (!signing.hasConsented) return 'no-consent';
  return signing.isAttested ? undefined : 'not-attested';
};

/** True once every line of a document that is executed in ink is stated to be signed, and not before. */
export const isExecutedInInk = (lines: readonly { readonly isInked: boolean }[]): boolean =>
  lines.length > 0 && lines.every(({ isInked }) => isInked);

/**
 * True once the owner, every co-signer whom the document needs, and every witness, as many as needed, have signed. Whoever has
 * declined counts as missing until the owner sets them aside or names another.
 */
export const isExecuted = (signing: {
  readonly ownerHasSigned: boolean;
  readonly cosigners: readonly { readonly hasSigned: boolean }[];
  readonly witnesses: readonly { readonly status: WitnessStatus }[];
  /** None where neither the law nor the type asks for one, see `witnessesNeeded`. */
  readonly witnessesNeeded: number;
}): boolean =>
  signing.ownerHasSigned &&
  signing.cosigners.every(({ hasSigned }) => hasSigned) &&
  signing.witnesses.length >= signing.witnessesNeeded &&
  signing.witnesses.every(({ status }) => status === 'signed');
