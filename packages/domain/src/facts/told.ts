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
  const field = fieldsByRole().get(role);
  if (field === undefined) throw new Error(`no fact tells: ${role}`);
  return field as FieldOf<Role>;
};

let known: ReadonlyMap<FactRole, FieldId> | undefined;

const fieldsByRole = (): ReadonlyMap<FactRole, FieldId> => {
  known ??= new Map(
    factsInOrder.flatMap((field) => {
      const { role } = definitionOf(field);
      return role === undefined ? [] : [[role, field] as const];
    }),
  );
  return known;
};

/** What the facts tell in a role; undefined while it was not given. */
export const told = <const Role extends FactRole>(facts: Facts, role: Role): FactValue<FieldOf<Role>> | undefined =>
  facts[fieldOf(role)] as FactValue<FieldOf<Role>> | undefined;
