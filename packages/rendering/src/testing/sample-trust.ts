import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { livingTrustSample } from '@evergrant/domain/catalogue/living-trust/living-trust-sample.ts';
import { livingTrust } from '@evergrant/domain/catalogue/living-trust/living-trust.ts';
import { everyLaw } from '@evergrant/domain/law/every-law.ts';

const made = livingTrust(everyLaw);

/** The name of whoever makes `sampleTrust`. */
export const sampleGrantor = 'Marisol Reyes Luna';

/**
 * The sample of the catalogue as the product assembles it under the law of California, for tests and benchmarks. `grantor` is
 * printed in it wherever she is named. Throws when the facts do not make a document.
 */
export const sampleTrust = (grantor = sampleGrantor): LegalDocument => {
  const facts = { ...livingTrustSample, grantorState: 'CA', governingState: 'CA' } as const;
  const named = { grantorName: grantor, initialTrustee: [{ name: grantor }], trustName: `The ${grantor} Living Trust` };
  const trust = made.finish({ ...facts, ...named }, '2026-01-05');
  if (!trust.ok) throw new Error(JSON.stringify(trust.reason));
  return trust.value;
};
