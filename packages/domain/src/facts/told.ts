import type { FactRole } from '#facts/define-fact.ts';
import type { factLibrary, Facts, FactValue, FieldId } from '#facts/facts.ts';
import { definitionOf, factsInOrder } from '#facts/people-in.ts';

type Library = typeof factLibrary;

/** The fact that tells a role. */
export type FieldOf<Role extends FactRole> = {
  [Field in FieldId]: Library[Field] extends { readonly role: Role } ? Field : never;
}[FieldId];

/** The fact that tells a role, by its id. */
export const fieldOf = <const Role extends FactRole>(role: Role): FieldOf<Role> => {
  const field = factsInOrder.find((one) => definitionOf(one).role === role);
  if (field === undefined) throw new Error(`no fact tells: ${role}`);
  return field as FieldOf<Role>;
};

/** What the facts tell in a role; undefined while it was not given. */
export const told = <const Role extends FactRole>(facts: Facts, role: Role): FactValue<FieldOf<Role>> | undefined =>
  facts[fieldOf(role)] as FactValue<FieldOf<Role>> | undefined;
