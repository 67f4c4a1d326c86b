import type { Party } from '#facts/shapes.ts';

const nameWords =
  /\b(?:bank|trust company|company|corp|corporation|inc|incorporated|llc|llp|lp|ltd|limited|partnership|foundation|association|institute|university|college|church|ministr(?:y|ies)|society|fund)\b|\bN\.\s?A\b/iu;
const relationships = /^(?:charity|organi[sz]ation|church|school|foundation|company|pet)$/iu;

/** True for a company, bank, church or the like, by its name or by what it is said to be, and for an animal: none is a person. */
export const isOrganization = ({ name, relationship = '' }: Party): boolean =>
  nameWords.test(name) || relationships.test(relationship.trim());
