import { fieldOf, told } from '#facts/told.ts';
import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal } from '#interview/reading.ts';

interface Named {
  readonly name: string;
  readonly relationship?: string;
}

/**
 * Puts the answer to "What is your wife's full name?" together with what was said before: the one new name takes the relation, and
 * a list keeps the people who were named beside her.
 */
export const lendRelation = (
  { nameless, facts }: Pick<Interview, 'nameless' | 'facts'>,
  proposals: readonly Proposal[],
): readonly Proposal[] => {
  if (!nameless) return proposals;
  const before = facts[nameless.field];
  return proposals.flatMap((proposal) => {
    if (proposal.field !== nameless.field) return [proposal];
    const kept: readonly unknown[] = Array.isArray(before) ? before : [];
    if (!Array.isArray(proposal.value))
      return [...nextInLine(facts, proposal), { ...proposal, value: lend(proposal.value, nameless.relationship) }];
    const people: readonly unknown[] = proposal.value;
    const fresh = people.filter((person) => !kept.some((one) => isSame(one, person)));
    const relation = fresh.length === 1 ? nameless.relationship : null;
    const missing = kept.filter((one) => !people.some((person) => isSame(one, person)));
    const value = [...missing, ...people.map((person) => (fresh.includes(person) ? lend(person, relation) : person))];
    return [{ ...proposal, value }];
  });
};

// "My brother and Bo Reed": Bo, who was named beside the brother, comes after him.
const nextInLine = (facts: Facts, { field, value, evidence }: Proposal): readonly Proposal[] => {
  const first = told(facts, 'next-trustee');
  const later = told(facts, 'later-trustees') ?? [];
  return field === fieldOf('next-trustee') && first && !isSame(first, value)
    ? [{ field: fieldOf('later-trustees'), value: [first, ...later], evidence, confidence: 0.8 }]
    : [];
};

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const isSame = (one: unknown, other: unknown): boolean =>
  isNamed(one) && isNamed(other) && isSamePerson(one.name, other.name);

const lend = (value: unknown, relationship: string | null): unknown =>
  isNamed(value) && value.relationship === undefined && relationship !== null ? { ...value, relationship } : value;
