import { isDescendant } from '#facts/child-kind.ts';
import { isOrganization } from '#facts/is-organization.ts';
import type { Party } from '#facts/shapes.ts';

/** Whose own children can come in their place: a child or later descendant; an organization leaves none, whatever was said of it. */
export const hasLine = (party: Party): boolean => isDescendant(party.relationship) && !isOrganization(party);
