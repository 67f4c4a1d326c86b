import type { Facts, FactValue, FieldId } from '#facts/facts.ts';

/** Somebody whom a fact names. */
export interface NamedPerson {
  readonly field: FieldId;
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly isDeceased: boolean;
}

/** Every fact that names people, those who receive first. A new field that names somebody stands here and nowhere else. */
export const peopleFields = [
  'beneficiaries',
  'members',
  'children',
  'spouseName',
  'successorTrustee',
  'successorTrustees',
  'initialTrustee',
  'executor',
  'guardian',
  'contingentBeneficiaries',
  'trustProtector',
  'incapacityPanel',
  'registeredAgent',
  'residenceRecipient',
  'specificGifts',
  'intentionallyOmitted',
  'grantorName',
  'grantorAka',
] as const satisfies readonly FieldId[];

/** A fact that names people. */
export type PeopleField = (typeof peopleFields)[number];

/** True for a fact that names people. */
export const isPeopleField = (field: FieldId): field is PeopleField =>
  (peopleFields as readonly FieldId[]).includes(field);

/** Everybody whom the facts name, once for every place where they stand. */
export const peopleIn = (facts: Facts): readonly NamedPerson[] => {
  const found: NamedPerson[] = [];
  for (const field of peopleFields) {
    changePeople(facts[field], (name, { relationship, livingStatus }) => {
      found.push({
        field,
        name,
        relationship: relationship ?? ownRelation[field],
        isDeceased: livingStatus === 'deceased',
      });
      return name;
    });
  }
  return found;
};

// What a fact says by itself about those whom it names.
const ownRelation: { readonly [Field in FieldId]?: string } = { spouseName: 'spouse', children: 'child' };

type PeopleValue = FactValue<PeopleField>;

/** What stands beside a name. */
export interface Beside {
  readonly relationship?: string | undefined;
  readonly livingStatus?: string | undefined;
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
