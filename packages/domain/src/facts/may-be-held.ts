import { type Recorded, valueOf } from '#facts/define-fact.ts';
import { beneficiaries } from '#facts/estate.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { spouseName } from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** The names of those whose share may be held: a spouse has ways of their own, and an organization has no age and no lifetime. */
export const mayBeHeld = (facts: Recorded): readonly string[] => {
  const spouse = valueOf(facts, spouseName);
  return (valueOf(facts, beneficiaries) ?? [])
    .filter((taker) => !isOrganization(taker) && !(spouse !== undefined && isSamePerson(taker.name, spouse)))
    .map(({ name }) => name);
};
