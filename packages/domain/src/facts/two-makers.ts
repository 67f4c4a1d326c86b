import type { Facts } from '#facts/facts.ts';
import { definitionOf, peopleIn } from '#facts/people-in.ts';

/** The names of whoever makes the document, the legal one first. */
export const namesOfMaker = (facts: Facts): readonly string[] =>
  peopleIn(facts).flatMap(({ field, name }) => (definitionOf(field).names === 'maker' ? name : []));

/** The names of whoever is named as the spouse or partner. */
export const namesOfSecond = (facts: Facts): readonly string[] =>
  peopleIn(facts).flatMap(({ field, name }) => (definitionOf(field).heardAs === 'spouse' ? name : []));
