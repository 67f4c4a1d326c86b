import { managers, members } from '#facts/company.ts';
import { type Recorded, valueOf } from '#facts/define-fact.ts';
import { isOrganization } from '#facts/is-organization.ts';
import type { Party } from '#facts/shapes.ts';

/** True for a company that more than one person owns. */
export const hasSeveralMembers = (facts: Recorded): boolean => (valueOf(facts, members)?.length ?? 0) > 1;

/** A person among the managers and members, who takes offices for which nobody else is named. */
export const firstPerson = (facts: Recorded): Party | undefined => {
  const all = [...(valueOf(facts, managers) ?? []), ...(valueOf(facts, members) ?? [])];
  const chosen = all.find((one) => !isOrganization(one)) ?? all[0];
  return chosen && { name: chosen.name, ...(chosen.kind && { kind: chosen.kind }) };
};
