import { isDescendant } from '#facts/child-kind.ts';
import { isLifePartner } from '#facts/is-life-partner.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSpouseOrPartner, kinOf } from '#facts/kin.ts';
import type { Party } from '#facts/shapes.ts';

/**
 * Whose own children can come in their place: any person but a spouse or partner, a parent or a grandparent, whose descendants are
 * the family of the maker. An organization leaves none, whatever was said of it.
 */
export const hasLine = (party: Party): boolean =>
  !isOrganization(party) &&
  !isSpouseOrPartner(party.relationship) &&
  !isLifePartner(party.relationship) &&
  !ownStock.test(kinOf(party.relationship)?.degree ?? '');

// The parents of a husband or wife too: the spouse is of their line.
const ownStock = /^(?:spouse|(?:grand)?parent(?:-in-law)?)$/u;

/**
 * Those of whom the question about their own children speaks: of those who receive a share, and where nobody of them has a line, of
 * those who come next.
 */
export const lineIsAskedOf = <Taker extends Party>(
  takers: readonly Taker[],
  next: readonly Taker[],
): readonly Taker[] => {
  const own = takers.filter(hasLine);
  const later = next.filter(hasLine);
  return own.length > 0 && areDescendants(own) ? [...own, ...later.filter(isOfMaker)] : [...own, ...later];
};

/** True where it speaks of children and later descendants of the maker alone. */
export const areDescendants = (parties: readonly Party[]): boolean => parties.every(isOfMaker);

const isOfMaker = ({ relationship }: Party): boolean => isDescendant(relationship);
