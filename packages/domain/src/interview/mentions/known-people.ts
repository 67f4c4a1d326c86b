import { fieldOf } from '#facts/told.ts';
import { spouseWords } from '#facts/kin.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** Somebody who is part of the recorded facts. */
export interface KnownPerson {
  readonly name: string;
  readonly relationship?: string | undefined;
}

/** Everybody living whom the facts name besides the speaker, each once, the receivers first. */
export const knownPeople = (facts: Facts): readonly KnownPerson[] => {
  const seen: KnownPerson[] = [];
  for (const { field, name, relationship, isDeceased } of peopleIn(facts)) {
    if (isDeceased || isApart(field)) continue;
    const index = seen.findIndex((one) => isSamePerson(one.name, name));
    const before = seen[index];
    if (!before) seen.push({ name, relationship });
    else seen[index] = { name: before.name, relationship: before.relationship ?? relationship };
  }
  return seen;
};

// The speaker, and people who are named only to receive one thing or nothing.
const isApart = (field: FieldId): boolean => apart.some((role) => fieldOf(role) === field);
const apart = ['maker-name', 'maker-aliases', 'gifts', 'left-out'] as const;

const wider: Readonly<Record<string, readonly string[]>> = {
  child: ['son', 'daughter', 'child', 'stepson', 'stepdaughter'],
  spouse: spouseWords,
  wife: ['wife', 'spouse'],
  husband: ['husband', 'spouse'],
  sibling: ['brother', 'sister', 'sibling'],
  grandchild: ['grandson', 'granddaughter', 'grandchild'],
  son: ['son'],
  daughter: ['daughter'],
};

/** Known people with a relation: "my daughter", "the kids". */
export const findRelated = (people: readonly KnownPerson[], relationship: string): readonly KnownPerson[] => {
  const fits = wider[relationship] ?? [relationship];
  return people.filter((person) => fits.includes((person.relationship ?? '').toLowerCase()));
};
