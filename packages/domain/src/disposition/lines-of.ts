import type { Disposition } from '#disposition/disposition.ts';

/** Whether the descendants of anybody may take in place of that person. */
export const descendantsTake = ({ portions, children, alternates }: Disposition): boolean =>
  [...portions, ...(children ? [children] : []), ...(alternates === 'heirsAtLaw' ? [] : alternates)].some(
    ({ passesToDescendants }) => passesToDescendants,
  );

/** Whether a part can grow by what another leaves: there are two at least, or a child who comes later makes a second. */
export const hasOtherParts = ({ portions, children, laterChildren }: Disposition): boolean =>
  portions.length + (children === undefined ? 0 : 1) > 1 || laterChildren !== undefined;

/**
 * Whether what is held for somebody who dies goes past the lines of the other takers to those who come next, as a share of
 * somebody who does not survive does where they were chosen. The children of a class stay before anybody outside it.
 */
export const passesToThoseNext = ({ failingPart, children }: Disposition): boolean =>
  failingPart === 'nextTakers' && children === undefined;
