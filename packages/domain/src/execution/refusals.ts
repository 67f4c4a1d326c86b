import { isInterestedWitness } from '#execution/interested-witness.ts';
import type { TrustStatus, WitnessStatus } from '#execution/trust-status.ts';

/** At most this many people witness one document. */
export const witnessLimit = 3;

export type AddWitnessRefusal =
  | 'missing-name-or-email'
  | 'invalid-email'
  | 'too-many-witnesses'
  | 'duplicate-email'
  | 'own-email'
  | 'named-in-document';

interface WitnessToAdd {
  readonly existing: readonly { readonly email: string }[];
  readonly name: string;
  readonly email: string;
  readonly ownerEmail?: string;
  /** Names of the people in the document; absent when none are known yet. */
  readonly named?: readonly string[];
}

/** Why a person cannot be added as a witness; undefined when they can. Addresses are compared without letter case. */
export const whyNotAddWitness = ({
  existing,
  name,
  email,
  ownerEmail,
  named = [],
}: WitnessToAdd): AddWitnessRefusal | undefined => {
  if (name === '' || email === '') return 'missing-name-or-email';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalid-email';
  if (existing.length >= witnessLimit) return 'too-many-witnesses';
  const key = email.toLowerCase();
  if (existing.some((witness) => witness.email.toLowerCase() === key)) return 'duplicate-email';
  if (ownerEmail?.toLowerCase() === key) return 'own-email';
  return isInterestedWitness(name, named) ? 'named-in-document' : undefined;
};

export type InviteRefusal = 'trust-not-complete' | 'already-signed' | 'declined';

/** Why a witness cannot be invited now. A finished, paid document may be sent out before its owner has signed. */
export const whyNotInvite = ({
  trustStatus,
  witnessStatus,
}: {
  readonly trustStatus: TrustStatus;
  readonly witnessStatus: WitnessStatus;
}): InviteRefusal | undefined => {
  if (trustStatus === 'draft') return 'trust-not-complete';
  if (witnessStatus === 'signed') return 'already-signed';
  return witnessStatus === 'declined' ? 'declined' : undefined;
};

export type OwnerSignRefusal = 'trust-not-complete' | 'already-signed' | 'no-consent' | 'not-attested';

/** Why the owner cannot sign now. */
export const whyNotSignAsOwner = (signing: {
  readonly trustStatus: TrustStatus;
  readonly ownerHasSigned: boolean;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
}): OwnerSignRefusal | undefined => {
  if (signing.trustStatus === 'draft') return 'trust-not-complete';
  if (signing.ownerHasSigned) return 'already-signed';
  if (!signing.hasConsented) return 'no-consent';
  return signing.isAttested ? undefined : 'not-attested';
};

export type WitnessSignRefusal =
  | 'trust-not-complete'
  | 'owner-has-not-signed'
  | 'already-signed'
  | 'declined'
  | 'not-viewed'
  | 'no-consent'
  | 'not-attested';

/** Why a witness cannot sign now: the owner signs first, and a witness signs what they have opened. */
export const whyNotSignAsWitness = (signing: {
  readonly trustStatus: TrustStatus;
  readonly ownerHasSigned: boolean;
  readonly witnessStatus: WitnessStatus;
  readonly hasConsented: boolean;
  readonly isAttested: boolean;
}): WitnessSignRefusal | undefined => {
  if (signing.witnessStatus === 'signed') return 'already-signed';
  if (signing.trustStatus !== 'complete') return 'trust-not-complete';
  if (!signing.ownerHasSigned) return 'owner-has-not-signed';
  if (signing.witnessStatus === 'declined') return 'declined';
  if (signing.witnessStatus === 'pending') return 'not-viewed';
  if (!signing.hasConsented) return 'no-consent';
  return signing.isAttested ? undefined : 'not-attested';
};

/** True once the owner and every witness, at least one, have signed. */
export const isExecuted = (signing: {
  readonly ownerHasSigned: boolean;
  readonly witnesses: readonly { readonly status: WitnessStatus }[];
}): boolean =>
  signing.ownerHasSigned &&
  signing.witnesses.length > 0 &&
  signing.witnesses.every(({ status }) => status === 'signed');
