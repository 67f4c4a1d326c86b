import type { Facts, FieldId } from '#facts/facts.ts';
import type { LawSource } from '#law/law-source.ts';
import { definitionOf, factsInOrder } from '#facts/people-in.ts';

/** The facts that other answers say by themselves, and those that these say in turn. */
export const followersOf = (given: readonly FieldId[]): readonly FieldId[] => {
  const next = factsInOrder.find((field) => {
    const { follows } = definitionOf(field);
    return follows !== undefined && given.some((one) => one === follows.from) && !given.includes(field);
  });
  return next === undefined ? [] : [next, ...followersOf([...given, next])];
};

/** What recorded answers say of a fact; undefined where they say nothing. */
export const sayOf = (facts: Facts, field: FieldId, laws?: LawSource): unknown =>
  definitionOf(field).follows?.read(facts, laws);
