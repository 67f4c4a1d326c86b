import type { DaysAround } from '#execution/days-around.ts';
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

export type DeclineRefusal = 'already-signed' | 'declined' | 'document-signed';

/**
 * Why a witness or co-signer cannot decline any more. Ink that was stated of them keeps them from it only once the document is
 * signed: until then their own word outweighs that of the owner, also of whoever has only acknowledged the document on a screen.
 */
export const whyNotDecline = (declining: {
  readonly documentStatus: DocumentStatus;
  readonly witnessStatus: WitnessStatus;
  readonly isStatedInInk: boolean;
}): DeclineRefusal | undefined => {
  if (declining.witnessStatus === 'signed' && !declining.isStatedInInk) return 'already-signed';
  if (declining.witnessStatus === 'declined') return 'declined';
  return declining.documentStatus === 'signed' && declining.isStatedInInk ? 'document-signed' : undefined;
};

/** Why nothing can be stated of a line, whoever signs there and whenever. */
type LineRefusal =
  | 'document-not-complete'
  | 'not-printed'
  | 'owner-has-not-signed'
  | 'makers-have-not-signed'
  | 'already-signed'
  | 'has-declined';

export type PaperRefusal =
  | LineRefusal
  | 'no-such-day'
  | 'before-printing'
  | 'before-the-maker'
  | 'after-the-others'
  | 'invalid-name'
  | 'named-in-document'
  | 'may-be-named'
  | 'signs-elsewhere';

interface PaperLine {
  readonly documentStatus: DocumentStatus;
  /** Somebody has taken a copy to be signed. */
  readonly isPrinted: boolean;
  readonly ownerHasSigned: boolean;
  /** Of a witness, who attests what all of them do: somebody else makes the document and has not signed. */
  readonly awaitsMakers: boolean;
  readonly hasSigned: boolean;
  /** By a private link that the owner has not withdrawn since. */
  readonly hasDeclined: boolean;
}

/** Why nothing can be stated of a line yet, whoever signs there and whenever. */
export const whyNotStateLine = (line: PaperLine): LineRefusal | undefined => {
  if (line.hasSigned) return 'already-signed';
  if (line.documentStatus !== 'complete') return 'document-not-complete';
  if (line.hasDeclined) return 'has-declined';
  if (!line.isPrinted) return 'not-printed';
  if (!line.ownerHasSigned) return 'owner-has-not-signed';
  return line.awaitsMakers ? 'makers-have-not-signed' : undefined;
};

interface PaperDays extends DaysAround {
  readonly signedOn: PlainDate;
  /** When a copy was first taken to be signed. */
  readonly printedOn: PlainDate;
  readonly today: PlainDate;
}

/** Why the owner cannot state that somebody has signed on paper, on a day that has come and fits those of the others. */
export const whyNotStatePaper = (
  paper: PaperLine & {
    /** Of a witness who is on no list: the name that the owner gives, those in the document, and those on other lines. */
    readonly newcomer?: {
      readonly name: string;
      readonly named: readonly string[];
      readonly onOtherLines: readonly string[];
      readonly declined: readonly string[];
      /** The owner has been asked and says that the name, which is like one of these, is somebody else's. */
      readonly isAnotherPerson?: boolean | undefined;
    };
    readonly days: PaperDays;
  },
): PaperRefusal | undefined =>
  whyNotStateLine(paper) ?? (paper.newcomer && whyNotNameWitness(paper.newcomer)) ?? whyNotOnDay(paper.days);

const whyNotOnDay = (days: PaperDays): PaperRefusal | undefined => {
  const { signedOn, printedOn, today, makersSignedOn, othersSignedOn } = days;
  if (!isPlainDate(signedOn) || signedOn > today) return 'no-such-day';
  if (signedOn < printedOn) return 'before-printing';
  if (makersSignedOn !== undefined && signedOn < makersSignedOn) return 'before-the-maker';
  return othersSignedOn !== undefined && signedOn > othersSignedOn ? 'after-the-others' : undefined;
};

const whyNotNameWitness = (
  newcomer: NonNullable<Parameters<typeof whyNotStatePaper>[0]['newcomer']>,
): PaperRefusal | undefined => {
  const { name, named, onOtherLines, declined, isAnotherPerson = false } = newcomer;
  if (name === '' || findNameMistake(name)) return 'invalid-name';
  if (isInterestedWitness(name, declined)) return 'has-declined';
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
