import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { isMakerRenamed, isRespelling } from '#people/is-respelling.ts';
import { type NamedAt, type Person, unknownPerson } from '#people/person.ts';
import { isMaker, type NamedPlace, placesIn } from '#people/places.ts';
import { whoIs } from '#people/who-is.ts';

/** What a document says of people, and who was meant before it said so. */
export interface Linking {
  readonly facts: Facts;
  /** Who was meant at the places of the facts before. */
  readonly people: readonly NamedAt[];
  readonly register: readonly Person[];
  /** Gives an id to somebody whom the register does not know. */
  readonly newId: () => string;
  /** Nobody can be asked: one name is one person, as it was before there was a register. */
  readonly isSettled?: boolean | undefined;
}

/** Who is meant at every place of the facts, and the register with those who are new; a doubtful place is left open. */
export const linkPeople = ({
  facts,
  people,
  register,
  newId,
  isSettled = false,
}: Linking): { readonly people: readonly NamedAt[]; readonly register: readonly Person[] } => {
  const places = placesIn(facts);
  const added: Person[] = [];
  const before = matchPlaces(people, places, register);
  let known = withNewNames(register, before);
  const linked = places.flatMap((place): NamedAt | readonly [] => {
    const { field, at, name, relationship } = place;
    const meant = before.get(place);
    const here = { field, at, name, relationship };
    if (meant?.personId) return { ...here, personId: meant.personId };
    const apartFrom = meant?.apartFrom ?? [];
    const found = isMaker(place) ? makerOf(place, known) : whoIs(place, known, apartFrom);
    const same = isSettled ? known.find((one) => isSamePerson(one.name, name)) : undefined;
    if (found.kind === 'known') return { ...here, personId: found.personId };
    if (found.kind === 'doubt' && same) return { ...here, personId: same.id };
    if (found.kind === 'doubt' && !isSettled) return apartFrom.length > 0 ? { ...here, personId: null, apartFrom } : [];
    const person = unknownPerson(newId(), name);
    known = [...known, person];
    added.push(person);
    return { ...here, personId: person.id };
  });
  return { people: linked, register: [...register, ...added] };
};

// A maker is known by the name alone: nobody has a relation to themselves.
const makerOf = ({ name }: NamedPlace, register: readonly Person[]): ReturnType<typeof whoIs> => {
  const makers = register.filter(({ told }) => told.length > 0);
  const found = makers.find((one) => isSamePerson(one.name, name)) ?? register.find((one) => isOnlyName(one, name));
  return found ? { kind: 'known', personId: found.id } : { kind: 'new' };
};

const isOnlyName = ({ name, relationships }: Person, asked: string): boolean =>
  relationships.length === 0 && isSamePerson(name, asked);

// Who stood at each place before: by name and relation, by name, or at the same position with a name that was only put right.
const matchPlaces = (
  people: readonly NamedAt[],
  places: readonly NamedPlace[],
  register: readonly Person[],
): ReadonlyMap<NamedPlace, NamedAt | undefined> => {
  const left = new Set(people);
  const found = new Map<NamedPlace, NamedAt>();
  const take = (fits: (one: NamedAt, place: NamedPlace) => boolean): void => {
    for (const place of places) {
      if (found.has(place)) continue;
      const one = [...left].find((candidate) => candidate.field === place.field && fits(candidate, place));
      if (!one) continue;
      left.delete(one);
      found.set(place, one);
    }
  };
  take((one, { at, name, relationship }) => one.at === at && one.name === name && one.relationship === relationship);
  take((one, { name, relationship }) => one.name === name && one.relationship === relationship);
  take((one, { name }) => one.name === name);
  take((one, { name }) => isSamePerson(one.name, name));
  const lengths = (list: readonly { readonly field: string }[], field: string): number =>
    list.filter((one) => one.field === field).length;
  take(
    (one, place) =>
      one.at === place.at &&
      !isOfAnother(place.name, one, register) &&
      lengths(people, place.field) === lengths(places, place.field) &&
      (isMaker(place) ? isMakerRenamed(one.name, place.name) : isRespelling(one, place)),
  );
  return found;
};

// Whoever was just spelled anew is known by that name too.
const withNewNames = (
  register: readonly Person[],
  before: ReadonlyMap<NamedPlace, NamedAt | undefined>,
): readonly Person[] =>
  register.map((person) => {
    const names = [...before].flatMap(([{ name }, meant]) => (meant?.personId === person.id ? name : []));
    return names.length === 0 ? person : { ...person, otherNames: [...person.otherNames, ...names] };
  });

// The name of somebody else who is known: that person is meant now.
const isOfAnother = (name: string, { personId }: NamedAt, register: readonly Person[]): boolean =>
  register.some((person) => person.id !== personId && isSamePerson(person.name, name));
