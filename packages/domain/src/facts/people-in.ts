import { type FactDefinition, type Naming, namings } from '#facts/define-fact.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import { factLibrary, type Facts, type FactValue, type FieldId, type PeopleField } from '#facts/facts.ts';

/** Somebody whom a fact names. */
export interface NamedPerson {
  readonly field: PeopleField;
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly kind?: PartyKind | undefined;
  readonly isDeceased: boolean;
}

/** True for a fact that names people. */
export const isPeopleField = (field: FieldId): field is PeopleField => namingOf(field) !== undefined;

/** The role in which a fact names people; undefined where it names nobody. */
export const namingOf = (field: FieldId): Naming | undefined => definitionOf(field).names;

/** True for a fact of those who receive a share, first or next. */
export const receives = (field: FieldId): boolean => {
  const naming = namingOf(field);
  return naming === 'takers' || naming === 'alternates';
};

/** True where an entry of a fact can say this of somebody. */
export const takesDetail = (field: FieldId, detail: keyof Beside): boolean =>
  definitionOf(field).entries?.columns.some(({ key }) => key === detail) === true;

/** What is known of a fact, whatever document asks it. */
export const definitionOf = (field: FieldId): FactDefinition => factLibrary[field];

/** Every fact of the library. */
export const factsInOrder = Object.keys(factLibrary) as readonly FieldId[];

/** Every fact that names people, those who receive first. */
export const peopleFields: readonly PeopleField[] = namings.flatMap((naming) =>
  factsInOrder.filter(isPeopleField).filter((field) => namingOf(field) === naming),
);

/** Everybody whom the facts name, once for every place where they stand. */
export const peopleIn = (facts: Facts): readonly NamedPerson[] => {
  const people = known.get(facts) ?? findPeople(facts);
  known.set(facts, people);
  return people;
};

// Facts are never changed in place, and many ask for the same.
const known = new WeakMap<Facts, readonly NamedPerson[]>();

const findPeople = (facts: Facts): readonly NamedPerson[] => {
  const found: NamedPerson[] = [];
  for (const field of peopleFields) {
    changePeople(facts[field], (name, { relationship, kind, livingStatus }) => {
      found.push({
        field,
        name,
        relationship: relationship ?? definitionOf(field).relation,
        ...(kind && { kind }),
        isDeceased: livingStatus === 'deceased',
      });
      return name;
    });
  }
  return found;
};
type PeopleValue = FactValue<PeopleField>;

/** What stands beside a name. */
export interface Beside {
  readonly relationship?: string | undefined;
  readonly kind?: PartyKind | undefined;
  readonly livingStatus?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly address?: string | undefined;
}

/**
 * The value of a fact with every name that it holds changed; nobody is kept whose new name is undefined. A value of which nobody is
 * left is undefined; a list may be left empty.
 */
export const changePeople = (
  value: PeopleValue | undefined,
  change: (name: string, beside: Beside) => string | undefined,
): PeopleValue | undefined => {
  if (value === undefined || value === 'heirsAtLaw') return value;
  if (typeof value === 'string') return change(value, {});
  if (Array.isArray(value)) return value.flatMap((entry) => changeEntry(entry, change) ?? []) as PeopleValue;
  return changeEntry(value, change) as PeopleValue | undefined;
};

type Entry =
  | string
  | (Beside & { readonly name: string })
  | { readonly recipient: string; readonly alternate?: string | undefined };

const changeEntry = (entry: Entry, change: (name: string, beside: Beside) => string | undefined): Entry | undefined => {
  if (typeof entry === 'string') return change(entry, {});
  if ('name' in entry) {
    const name = change(entry.name, entry);
    return name === undefined ? undefined : { ...entry, name };
  }
  const { alternate, ...gift } = entry;
  const recipient = change(entry.recipient, {});
  const next = alternate === undefined ? undefined : change(alternate, {});
  return recipient === undefined ? undefined : { ...gift, recipient, ...(next !== undefined && { alternate: next }) };
};
