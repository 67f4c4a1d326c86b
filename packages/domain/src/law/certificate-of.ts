import forms from '#law/sections/forms.json' with { type: 'json' };
import { partsOfTemplate, type CertificatePart } from '#law/certificate-template.ts';
import type { CertifiedAct } from '#law/certified-act.ts';
import type { CertificateForce, CertificateRequirement } from '#law/sections/certificates.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What is certified, and in which capacity the signer signs; a jurat knows no capacities. */
export interface CertificateRequest {
  readonly act: CertifiedAct;
  readonly capacity: 'individual' | 'representative' | 'attorney-in-fact';
}

/** A notarial certificate: its words, how binding they are, and what the notary's part carries besides. */
export interface NotarialCertificate {
  /** Stands above everything else, in a box, word for word. */
  readonly notice?: string;
  readonly paragraphs: readonly (readonly CertificatePart[])[];
  readonly requires: readonly CertificateRequirement[];
  readonly force: CertificateForce;
  /** Where the words stand; null for words of custom. */
  readonly cite: string | null;
  /** True when the words or the requirements still have to be verified: the notary may attach a certificate instead. */
  readonly isCautious: boolean;
}

/**
 * The certificate of a state for an act and a capacity. An attorney-in-fact without a form of its own signs as a
 * representative: the capacity is `attorney-in-fact`, the entity is the principal. Venue lines are those of `venueOf`.
 */
export const certificateOf = (law: StateLaw, request: CertificateRequest): NotarialCertificate => {
  const { notice, requires } = law.certificates;
  const words = wordsFor(law, request);
  const body = words.value;
  if (body === null) throw new Error(`no certificate in the law of ${law.name}`);

  return {
    ...(notice?.value ? { notice: notice.value } : {}),
    paragraphs: partsOfTemplate('form' in body ? forms[body.form].text : body.text),
    requires: requires.value ?? [],
    force: body.force,
    cite: words.cite,
    isCautious: [words, requires].some(({ confidence }) => confidence === 'verify'),
  };
};

const wordsFor = ({ certificates }: StateLaw, { act, capacity }: CertificateRequest) => {
  const { acknowledgment, jurat } = certificates;
  if (act === 'jurat') return jurat;
  switch (capacity) {
    case 'individual':
      return acknowledgment.individual;
    case 'representative':
      return acknowledgment.representative;
    case 'attorney-in-fact':
      return acknowledgment.attorneyInFact ?? acknowledgment.representative;
  }
};
