import { certificateOf } from '#law/certificate-of.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What the certificate of a signature is called by what it says: where its words acknowledge nothing, a notary attests it. */
export const certificateHeading = (law: StateLaw | undefined): string =>
  law === undefined || saysAcknowledged(law) ? 'Notary Acknowledgment' : 'Attestation before a Notary';

const saysAcknowledged = (law: StateLaw): boolean =>
  certificateOf(law, { act: 'acknowledgment', capacity: 'individual' })
    .paragraphs.flat()
    .some((part) => part.kind === 'text' && /acknowledg/iu.test(part.text));
