import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf, factsInOrder } from '#facts/people-in.ts';

/** The facts that other answers say by themselves. */
export const followersOf = (given: readonly FieldId[]): readonly FieldId[] =>
  factsInOrder.filter((field) => {
    const { follows } = definitionOf(field);
    return follows !== undefined && given.some((one) => one === follows.from) && !given.includes(field);
  });

/** What recorded answers say of a fact; undefined where they say nothing. */
export const sayOf = (facts: Facts, field: FieldId): unknown => definitionOf(field).follows?.read(facts);
