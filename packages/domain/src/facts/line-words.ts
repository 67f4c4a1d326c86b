import type { Recorded } from '#facts/define-fact.ts';
import { areDescendants, hasLine, lineIsAskedOf } from '#facts/has-line.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Party } from '#facts/shapes.ts';

const listed = (facts: Recorded, field: string): readonly Party[] => {
  const value: unknown = facts[field];
  return Array.isArray(value) ? (value as readonly Party[]) : [];
};

const isNamedSpouse = ({ spouseName }: Recorded, { name }: Party): boolean =>
  typeof spouseName === 'string' && isSamePerson(name, spouseName);

/** Of whom it is asked whether their children come in their place. */
export const withLine = (facts: Recorded): readonly Party[] =>
  lineIsAskedOf(listed(facts, 'beneficiaries'), listed(facts, 'contingentBeneficiaries')).filter(
    (one) => !isNamedSpouse(facts, one),
  );

/** How they are called in a sentence: by a name, as children, as all who receive a share, or by name among these. */
export const calledWithLine = (
  facts: Recorded,
): { readonly only: string } | 'children' | 'takers' | { readonly among: string } => {
  const lines = withLine(facts);
  const names = lines.map(({ name }) => name);
  const [only] = names;
  if (only !== undefined && names.length === 1) return { only };
  if (names.length > 0 && areDescendants(lines)) return 'children';
  const areAll = listed(facts, 'beneficiaries').every((one) => isOrganization(one) || lines.includes(one));
  // A parent or a spouse beside them is not meant.
  return areAll || names.length > mostNames ? 'takers' : { among: names.join(', ') };
};

const mostNames = 4;

/**
 * Whether children come before anybody else takes the share of one who died: those of each who receives one, or of some of them,
 * because whoever is a parent of the maker always leaves children.
 */
export const childrenComeFirst = (facts: Recorded): 'ofEach' | 'ofSome' | 'never' => {
  const people = listed(facts, 'beneficiaries').filter((one) => !isOrganization(one) && !isNamedSpouse(facts, one));
  if (facts['descendantsTakeFirst'] !== true || !people.some(hasLine)) return 'never';
  return people.every(hasLine) ? 'ofEach' : 'ofSome';
};
