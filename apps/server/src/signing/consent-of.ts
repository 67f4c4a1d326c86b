import {
  cosignerAttestation,
  electronicConsent,
  ownerAttestation,
  spouseAttestation,
  witnessAttestation,
} from '@evergrant/domain/execution/consent-text.ts';
import { isSpouse } from '@evergrant/domain/execution/cosigners.ts';
import { Refused } from '#platform/refused.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

export type SigningRole = 'owner' | 'witness' | 'spouse' | 'cosigner';

interface Consent {
  /** Names the versions of both texts; stored with the signature. */
  readonly version: string;
  readonly text: string;
  readonly attestation: string;
}

const attestationByRole = {
  owner: ownerAttestation,
  witness: witnessAttestation,
  spouse: spouseAttestation,
  cosigner: cosignerAttestation,
} as const;

/** What the owner, a witness or a co-signer agrees to and declares when signing. */
export const consentOf = (role: SigningRole, documentName: string): Consent => {
  const attestation = attestationByRole[role](documentName);
  return {
    version: `${electronicConsent.version} ${attestation.version}`,
    text: electronicConsent.text,
    attestation: attestation.text,
  };
};

/** The versions of both texts, which are the same for every document. */
export const consentVersionOf = (role: SigningRole): string => consentOf(role, 'document').version;

/** What somebody declared who signed under the words of this version; undefined of words that are no longer shown. */
export const statementOf = (version: string, documentName: string): string | undefined =>
  (['owner', 'witness', 'spouse', 'cosigner'] as const)
    .map((role) => consentOf(role, documentName))
    .find((consent) => consent.version === version)?.attestation;

/** As what the holder of a link signs. */
export const roleOf = ({ role, signerId }: Pick<WitnessRow, 'role' | 'signerId'>): Exclude<SigningRole, 'owner'> =>
  role === 'cosigner' && isSpouse(signerId ?? '') ? 'spouse' : role;

/** Refuses a signature that was given under words other than today's. */
export const requireCurrentConsent = (role: SigningRole, version: string): void => {
  if (version === consentVersionOf(role)) return;
  throw new Refused('conflict', {
    code: 'consent-changed',
    title: 'Please Read Again',
    message: 'The words above have changed since you opened this page. Please reload it and read them again.',
  });
};
