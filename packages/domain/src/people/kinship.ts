import { kinOf } from '#facts/kin.ts';

/** True when two relations cannot both be true of one person: a daughter is no sister and no son. Friends and trades never exclude. */
export const excludesKinship = (one: string | undefined, other: string | undefined): boolean => {
  const [first, second] = [kinOf(one), kinOf(other)];
  if (!first || !second) return false;
  if (first.degree !== second.degree) return true;
  return first.sex !== undefined && second.sex !== undefined && first.sex !== second.sex;
};
