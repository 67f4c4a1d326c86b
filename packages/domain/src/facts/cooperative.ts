import type { Asset } from '#facts/shapes.ts';

const lease = /\bproprietary (?:lease|leases|leasehold)\b/iu;
const cooperative = /\bco-?op(?:s|erative|eratives)?\b/iu;
const dwelling = /\b(?:apartments?|apt|units?|flats?|homes?|housing|shares|floor|residence)\b/iu;
const housingCorporation = /\bshares\b.*\b(?:tenants?|owners|apartments?|housing) (?:corp|corporation|inc)\b/iu;

/**
 * True for an apartment that is held by shares of a housing cooperative and a lease from it: it is a home, and no deed transfers it.
 */
export const isCooperative = ({ category, description }: Pick<Asset, 'category' | 'description'>): boolean => {
  if (category === 'realEstate') return cooperative.test(description) || lease.test(description);
  if (category !== undefined && category !== 'other') return false;
  return (
    lease.test(description) ||
    housingCorporation.test(description) ||
    (cooperative.test(description) && dwelling.test(description))
  );
};
