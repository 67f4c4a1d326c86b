import {
  acknowledgments,
  cosignerAttestation,
  electronicConsent,
  makerAttestation,
  ownerAttestation,
  spouseAttestation,
  witnessAges,
  witnessAttestation,
  witnessOfMakersAttestation,
} from '@evergrant/domain/execution/consent-text.ts';
import { makersOf } from '@evergrant/domain/execution/cosigners.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import type { SignerRole } from '@evergrant/domain/execution/signer-roles.ts';
import { signingKinds } from '@evergrant/domain/law/signing-kind.ts';
import type { SigningMethod } from '@evergrant/domain/law/signing-method.ts';
import { Refused } from '#platform/refused.ts';
import type { VersionRow } from '#documents/document-row.ts';

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
    maker: makerAttestation,
    witness: witnessAttestation,
    witnessOfMakers: witnessOfMakersAttestation,
    spouse: spouseAttestation,
    cosigner: cosignerAttestation,
  },
  'print-and-sign': acknowledgments,
} as const;

/** What somebody signs as, whether the law takes a screen or asks for ink, and whether several people make the document. */
interface Signs {
  readonly role: SigningRole;
  readonly method: SigningMethod['kind'];
  readonly hasSeveralMakers?: boolean;
  /** How old a witness must be, as it was asked of the version. */
  readonly witnessAge?: number | undefined;
}

type Statement = keyof typeof acknowledgments;

/** True where the maker who owns a version is not the only one who makes it. */
export const hasSeveralMakers = (version: Pick<VersionRow, 'document'> | undefined): boolean =>
  version !== undefined && makersOf(signersOf(version.document)).length > 1;

/** What the owner, a witness or a co-signer agrees to and declares when signing, or acknowledging what ink signs. */
export const consentOf = (signs: Signs, documentName: string): Consent =>
  consentIn(signs, { statement: statementFor(signs), documentName });

const statementFor = ({ role, hasSeveralMakers: isOfSeveral = false }: Signs): Statement => {
  if (isOfSeveral && role === 'owner') return 'maker';
  return isOfSeveral && role === 'witness' ? 'witnessOfMakers' : role;
};

interface Stated {
  readonly statement: Statement;
  readonly documentName: string;
}

const consentIn = (
  { method, witnessAge }: Pick<Signs, 'method' | 'witnessAge'>,
  { statement, documentName }: Stated,
): Consent => {
  const attestation = attestationBy[method][statement](documentName, witnessAge);
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
    .flatMap((method) => witnessAges.map((witnessAge) => ({ method, witnessAge })))
    .flatMap((signs) => statements.map((statement) => consentIn(signs, { statement, documentName })))
    .find((consent) => consent.version === version)?.attestation;

const statements = Object.keys(acknowledgments) as readonly Statement[];

/** Refuses a signature that was given under words other than today's. */
export const requireCurrentConsent = (signs: Signs, version: string): void => {
  if (version === consentVersionOf(signs)) return;
  throw new Refused('conflict', {
    code: 'consent-changed',
    title: 'Please Read Again',
    message: 'The words above have changed since you opened this page. Please reload it and read them again.',
  });
};
