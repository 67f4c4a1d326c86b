import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';

/** A maker whose two children share equally, and whose sister comes next. */
export const children: Facts = {
  ...livingTrustSample,
  children: [
    { name: 'Noah Brown', relationship: 'son' },
    { name: 'Lily Brown', relationship: 'daughter' },
  ],
  beneficiaries: [
    { name: 'Noah Brown', relationship: 'son', percentage: 50, distributionAge: 30 },
    { name: 'Lily Brown', relationship: 'daughter', percentage: 50, distributionAge: 30 },
  ],
  contingentBeneficiaries: [{ name: 'Renee Brown', relationship: 'sister' }],
  successorTrustee: { name: 'Lily Brown', relationship: 'daughter' },
};
