import type { Facts } from '#facts/facts.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { isFullName } from '#facts/same-person.ts';
import { listWords } from '#kit/list-words.ts';
import { setFact } from '#interview/set-fact.ts';
import type { NamedAt, Person } from '#people/person.ts';
import { changeNames, isMaker, meantAt, type NamedPlace, placesIn } from '#people/places.ts';
import { whoIs } from '#people/who-is.ts';

type Namesake = Extract<Question, { kind: 'namesake' }>;

/** Whether somebody who is named here is the person of that name whom the register knows; undefined where nobody is in doubt. */
export const nextNamesake = ({ facts, people = [], register = [] }: Interview): Namesake | undefined => {
  for (const place of placesIn(facts)) {
    const meant = meantAt(people, place);
    if (meant?.personId || isMaker(place)) continue;
    const found = whoIs(place, register, meant?.apartFrom);
    const { field, at } = place;
    if (found.kind === 'doubt') return { kind: 'namesake', field, at, personId: found.personId };
  }
  return undefined;
};

/** The words of the question, e.g. `Is this the same Maria?` */
export const phraseNamesake = (
  { facts, register = [] }: Interview,
  asked: Namesake,
): { readonly text: string; readonly choices: readonly string[] } => {
  const person = register.find(({ id }) => id === asked.personId);
  const place = placeAt(facts, asked);
  if (!person || !place) return { text: 'Shall we go on?', choices: ['Yes'] };
  const first = place.name.split(' ')[0] ?? place.name;
  const here = place.relationship === undefined ? place.name : `your ${place.relationship} ${place.name}`;
  return {
    text: `You have named ${here}, and I know ${describe(person)} already. Is this the same ${first}?`,
    choices: [`Yes, the same ${first}`, `No, another ${first}`],
  };
};

/** Notes who is meant: the person of the question, or somebody else of that name. */
export const settleNamesake = (interview: Interview, asked: Namesake, isSame: boolean): Interview => {
  const { facts, people = [], register = [] } = interview;
  const person = register.find(({ id }) => id === asked.personId);
  const place = placeAt(facts, asked);
  if (!person || !place) return interview;
  const { field, at, name, relationship } = place;
  const meant = meantAt(people, place);
  const others = people.filter((one) => one.field !== field || one.at !== at);
  if (!isSame) {
    const apartFrom = [...(meant?.apartFrom ?? []), person.id];
    return { ...interview, people: [...others, { field, at, name, relationship, personId: null, apartFrom }] };
  }
  const settled = { field, at, name: nameOf(person, place), relationship, personId: person.id };
  const named = settled.name === name ? interview : setFact(interview, field, renamed(facts, settled));
  return { ...named, people: [...others, settled] };
};

const placeAt = (facts: Facts, { field, at }: Pick<Namesake, 'field' | 'at'>): NamedPlace | undefined =>
  placesIn(facts).find((place) => place.field === field && place.at === at);

// Whoever was called by the first name alone gets the full one.
const nameOf = (person: Person, { name }: NamedPlace): string => (isFullName(name) ? name : person.name);

const renamed = (facts: Facts, { field, at, name }: NamedAt) =>
  changeNames(facts, field, (place) => (place.at === at ? name : place.name));

const describe = ({ name, relationships }: Person): string =>
  relationships.length === 0 ? name : `your ${listWords(relationships)} ${name}`;
