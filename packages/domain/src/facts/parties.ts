import type { FactDefinition } from '#facts/define-fact.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import type { Party } from '#facts/shapes.ts';

/** True for a fact whose names can be organizations, so that their kind can be said. */
export const takesKind = ({ entries }: Pick<FactDefinition, 'entries'>): boolean =>
  entries?.columns.some(({ key }) => key === 'kind') === true;

/** Those whom such a fact names, in order; empty for other facts, and while nobody is named. */
export const partiesOf = (facts: Facts, field: FieldId): readonly Party[] => {
  const value: unknown = facts[field];
  if (!takesKind(definitionOf(field)) || typeof value !== 'object' || value === null) return [];
  return Array.isArray(value) ? (value as readonly Party[]) : [value as Party];
};

/** The value of such a fact with kinds changed; an undefined kind leaves what was said. */
export const withKinds = (facts: Facts, field: FieldId, kindOf: (party: Party) => PartyKind | undefined): unknown => {
  const value: unknown = facts[field];
  const said = partiesOf(facts, field).map((party) => ({ ...party, kind: kindOf(party) ?? party.kind }));
  if (said.every(({ kind }, at) => kind === partiesOf(facts, field)[at]?.kind)) return value;
  const known = said.map(({ kind, ...party }) => (kind === undefined ? party : { ...party, kind }));
  return Array.isArray(value) ? known : known[0];
};
