import type { Facts } from '#facts/facts.ts';
import { nameKey } from '#facts/name-key.ts';

/** Somebody who is part of the recorded facts. */
export interface KnownPerson {
  readonly name: string;
  readonly relationship?: string | undefined;
}

/** Everybody the facts name, each once, the receivers first. */
export const knownPeople = (facts: Facts): readonly KnownPerson[] => {
  const contingent = facts.contingentBeneficiaries;
  const all: readonly (KnownPerson | undefined)[] = [
    ...(facts.beneficiaries ?? []),
    ...(facts.members ?? []),
    ...(facts.children ?? []).filter(({ livingStatus }) => livingStatus !== 'deceased'),
    ...(facts.spouseName ? [{ name: facts.spouseName, relationship: 'spouse' }] : []),
    facts.successorTrustee,
    ...(facts.successorTrustees ?? []),
    ...(facts.initialTrustee ?? []),
    facts.executor,
    facts.guardian,
    ...(contingent && contingent !== 'heirsAtLaw' ? contingent : []),
    facts.trustProtector,
  ];
  const seen = new Map<string, KnownPerson>();
  for (const person of all) {
    if (!person) continue;
    const key = nameKey(person.name);
    const before = seen.get(key);
    seen.set(key, { name: before?.name ?? person.name, relationship: before?.relationship ?? person.relationship });
  }
  return [...seen.values()];
};

/** The known person that a name means: the same name, or the only one with that first name. */
export const findKnown = (people: readonly KnownPerson[], name: string): KnownPerson | undefined => {
  const key = nameKey(name);
  const same = people.find((person) => nameKey(person.name) === key);
  if (same || key.includes(' ')) return same;
  const called = people.filter((person) => nameKey(person.name).split(' ')[0] === key);
  return called.length === 1 ? called[0] : undefined;
};

const wider: Readonly<Record<string, readonly string[]>> = {
  child: ['son', 'daughter', 'child', 'stepson', 'stepdaughter'],
  spouse: ['wife', 'husband', 'spouse'],
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
