import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';

/** Everybody whom a document names, by the facts as far as they are known: its maker, takers and fiduciaries. */
export const namedPeople = (facts: Facts): readonly string[] => peopleIn(facts).map(({ name }) => name);
