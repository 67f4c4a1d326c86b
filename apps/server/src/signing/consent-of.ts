import { electronicConsent, ownerAttestation, witnessAttestation } from '@evergrant/domain/execution/consent-text.ts';
import { Refused } from '#platform/refused.ts';

interface Consent {
  /** Names the versions of both texts; stored with the signature. */
  readonly version: string;
  readonly text: string;
  readonly attestation: string;
}

/** What the owner or a witness agrees to and declares when signing. */
export const consentOf = (role: 'owner' | 'witness'): Consent => {
  const attestation = role === 'owner' ? ownerAttestation : witnessAttestation;
  return {
    version: `${electronicConsent.version} ${attestation.version}`,
    text: electronicConsent.text,
    attestation: attestation.text,
  };
};

/** Refuses a signature that was given under words other than today's. */
export const requireCurrentConsent = (role: 'owner' | 'witness', version: string): void => {
  if (version === consentOf(role).version) return;
  throw new Refused('conflict', {
    code: 'consent-changed',
    title: 'Please Read Again',
    message: 'The words above have changed since you opened this page. Please reload it and read them again.',
  });
};
