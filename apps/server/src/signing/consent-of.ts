import {
  acknowledgments,
  cosignerAttestation,
  electronicConsent,
  ownerAttestation,
  spouseAttestation,
  witnessAttestation,
} from '@evergrant/domain/execution/consent-text.ts';
import { isSpouse } from '@evergrant/domain/execution/cosigners.ts';
import { signerRoles, type SignerRole } from '@evergrant/domain/execution/signer-roles.ts';
import { signingKinds } from '@evergrant/domain/law/signing-kind.ts';
import type { SigningMethod } from '@evergrant/domain/law/signing-method.ts';
import { Refused } from '#platform/refused.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

export type SigningRole = Exclude<SignerRole, 'notary'>;

interface Consent {
  /** Names the versions of both texts; stored with the signature. */
  readonly version: string;
  readonly text: string;
  readonly attestation: string;
}

const attestationBy = {
  electronic: {
    owner: ownerAttestation,
    witness: witnessAttestation,
    spouse: spouseAttestation,
    cosigner: cosignerAttestation,
  },
  'print-and-sign': acknowledgments,
} as const;

/** What somebody signs as, and whether the law takes a screen or asks for ink. */
interface Signs {
  readonly role: SigningRole;
  readonly method: SigningMethod['kind'];
}

/** What the owner, a witness or a co-signer agrees to and declares when signing, or acknowledging what ink signs. */
export const consentOf = ({ role, method }: Signs, documentName: string): Consent => {
  const attestation = attestationBy[method][role](documentName);
  return {
    version: `${electronicConsent.version} ${attestation.version}`,
    text: electronicConsent.text,
    attestation: attestation.text,
  };
};

/** The versions of both texts, which are the same for every document. */
export const consentVersionOf = (signs: Signs): string => consentOf(signs, 'document').version;

/** What somebody declared who signed under the words of this version; undefined of words that are no longer shown. */
export const statementOf = (version: string, documentName: string): string | undefined =>
  signingKinds
    .flatMap((method) => roles.map((role) => consentOf({ role, method }, documentName)))
    .find((consent) => consent.version === version)?.attestation;

const roles = signerRoles.filter((role) => role !== 'notary');

/** As what the holder of a link signs. */
export const roleOf = ({ role, signerId }: Pick<WitnessRow, 'role' | 'signerId'>): Exclude<SigningRole, 'owner'> =>
  role === 'cosigner' && isSpouse(signerId ?? '') ? 'spouse' : role;

/** Refuses a signature that was given under words other than today's. */
export const requireCurrentConsent = (signs: Signs, version: string): void => {
  if (version === consentVersionOf(signs)) return;
  throw new Refused('conflict', {
    code: 'consent-changed',
    title: 'Please Read Again',
    message: 'The words above have changed since you opened this page. Please reload it and read them again.',
  });
};
