import type { Facts, FieldId, PeopleField } from '#facts/facts.ts';
import { changePeople, definitionOf, namingOf, peopleFields, type Beside } from '#facts/people-in.ts';
import type { NamedAt } from '#people/person.ts';

/** One place at which facts name somebody, with what is said of them there. */
export interface NamedPlace extends Beside {
  readonly field: PeopleField;
  /** Which name of the fact it is, counted from 0. */
  readonly at: number;
  readonly name: string;
}

/** Every place at which facts name somebody, in the order of the register; other names of the maker are no places. */
export const placesIn = (facts: Facts): readonly NamedPlace[] =>
  placedFields.flatMap((field) => {
    const places: NamedPlace[] = [];
    let at = 0;
    changePeople(facts[field], (name, beside) => {
      const place = { ...beside, field, at, name, relationship: beside.relationship ?? definitionOf(field).relation };
      if (!isKind(place)) places.push(place);
      at += 1;
      return name;
    });
    return places;
  });

/** The value of a fact with the names at its places changed. */
export const changeNames = (
  facts: Facts,
  field: PeopleField,
  change: (place: { readonly at: number; readonly name: string }) => string,
): Facts[PeopleField] => {
  let at = -1;
  return changePeople(facts[field], (name) => {
    at += 1;
    return change({ at, name });
  });
};

/** Who is meant at a place, while it stands as it was when that was settled; undefined before. */
export const meantAt = (
  people: readonly NamedAt[],
  { field, at, name }: { readonly field: FieldId; readonly at: number; readonly name: string },
): NamedAt | undefined => people.find((one) => one.field === field && one.at === at && one.name === name);

/** The place that names whoever makes the document. */
export const isMaker = ({ field }: Pick<NamedPlace, 'field'>): boolean => namingOf(field) === 'maker';

// The maker comes first, so that everybody else of that name is the maker. Other names belong to the maker's name.
const placedFields: readonly PeopleField[] = [
  ...peopleFields.filter((field) => isMaker({ field }) && definitionOf(field).kind === 'text'),
  ...peopleFields.filter((field) => !isMaker({ field })),
];

// A gift may go to “my grandchildren”: a kind of people is nobody in particular.
const isKind = ({ name, field }: NamedPlace): boolean =>
  namingOf(field) === 'recipients' && /^(?:[Mm]y|[Oo]ur|[Aa]ll|[Ee]ach|[Tt]he) \p{Ll}/u.test(name);
