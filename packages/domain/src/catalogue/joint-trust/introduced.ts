import { isOwnChild } from '#facts/child-kind.ts';
import { parentOf } from '#facts/children-of-couple.ts';
import type { Facts } from '#facts/facts.ts';
import { type NamedPerson, peopleIn } from '#facts/people-in.ts';

/** The children of both makers: what anybody else is to one of them need not be true of the other. */
export const introduced = (facts: Facts): readonly NamedPerson[] => {
  const { childrenOfOne, childrenOfFirst, childrenOfSecond } = facts;
  if (childrenOfOne === undefined) return [];
  return peopleIn(facts).filter(
    (person) =>
      person.field === 'children' &&
      isOwnChild(person) &&
      parentOf(person, { childrenOfOne, childrenOfFirst, childrenOfSecond }) === 'both',
  );
};
