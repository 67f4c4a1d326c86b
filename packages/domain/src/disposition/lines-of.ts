import type { Disposition } from '#disposition/disposition.ts';

/** Whether the descendants of anybody may take in place of that person. */
export const descendantsTake = ({ portions, children, alternates }: Disposition): boolean =>
  [...portions, ...(children ? [children] : []), ...(alternates === 'heirsAtLaw' ? [] : alternates)].some(
    ({ passesToDescendants }) => passesToDescendants,
  );

/**
 * Whether what is held for somebody who dies goes past the lines of the other takers to those who were named to come next, as
 * a share of somebody who does not survive does. The children of a class stay before anybody outside it.
 */
export const passesToThoseNext = ({ failingPart, alternates, children }: Disposition): boolean =>
  failingPart === 'nextTakers' && alternates !== 'heirsAtLaw' && children === undefined;
