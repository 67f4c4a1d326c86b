import { canBeSamePerson, hasOtherFamilyName, isCalled, isSamePerson } from '#facts/same-person.ts';
import { excludesKinship } from '#people/kinship.ts';
import type { Person } from '#people/person.ts';

/** What the register says to a name: somebody it knows, nobody it knows, or somebody whom the person has to be asked about. */
export type Identity =
  | { readonly kind: 'known'; readonly personId: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'doubt'; readonly personId: string };

/**
 * Who is meant by a name. The same name is the same person, unless what is said of them excludes it, or several bear it; then, for a
 * first name alone, for more or less of a full name, and for a daughter Ann who now bears another family name, it is asked. `apartFrom`: ids of people who were said not to be meant.
 */
export const whoIs = (
  { name, relationship }: { readonly name: string; readonly relationship?: string | undefined },
  register: readonly Person[],
  apartFrom: readonly string[] = [],
): Identity => {
  const others = register.filter(({ id }) => !apartFrom.includes(id));
  const named = others.filter((person) => bears(person, name));
  const fitting = named.filter((person) => isFit(person, relationship));
  const said = fitting.length > 1 ? fitting.filter((person) => isSaidOf(person, relationship)) : fitting;
  const [only] = said;
  // Who was said to be somebody else may be a third of that name, so each of them is asked about.
  if (only && said.length === 1 && apartFrom.length === 0) return { kind: 'known', personId: only.id };
  const called = others.filter((person) => isCalled(person.name, name));
  const likened = others.filter(
    (person) =>
      isFit(person, relationship) && [person.name, ...person.otherNames].some((one) => canBeSamePerson(one, name)),
  );
  const married = others.filter((person) => hasOtherFamilyName(person.name, name) && isSaidOf(person, relationship));
  const [doubtful] = [...fitting, ...named, ...called, ...likened, ...married];
  return doubtful ? { kind: 'doubt', personId: doubtful.id } : { kind: 'new' };
};

/** True when a person is called so, now or formerly. */
export const bears = ({ name, otherNames }: Person, asked: string): boolean =>
  [name, ...otherNames].some((one) => isSamePerson(one, asked));

const isFit = ({ relationships }: Person, relationship: string | undefined): boolean =>
  relationships.length === 0 || relationships.some((one) => !excludesKinship(one, relationship));

const isSaidOf = ({ relationships }: Person, relationship: string | undefined): boolean =>
  relationship !== undefined && relationships.includes(relationship);
