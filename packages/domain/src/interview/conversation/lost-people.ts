import { isSpouse } from '#facts/kin.ts';
import type { Naming } from '#facts/define-fact.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { isWidowed } from '#facts/is-married.ts';
import { changePeople, isPeopleField, namingOf, peopleIn } from '#facts/people-in.ts';
import { findPerson, isCalled, isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { normalizeMessage } from '#interview/language/tokens.ts';

const name = String.raw`\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'.-]*){0,3}`;
const besides = [
  new RegExp(String.raw`(${name}),? who (?:has |just |recently )*(?:died|passed away|is dead|is deceased)`, 'gu'),
  new RegExp(String.raw`\b(?:my|our|his|her|the) (?:late|deceased) (?:\p{Ll}+ )?(${name})`, 'gu'),
  new RegExp(
    String.raw`(${name})\W{1,3}(?:[Mm]ay )?(?:[Gg]od (?:rest|bless) (?:his|her|their) souls?|[Rr]est in peace|RIP\b|R\.I\.P|[Mm]ay (?:he|she) rest|[Rr]est (?:his|her) soul)`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:husband|wife)(?:'s name)? (?:was|used to be) (${name})`, 'gu'),
];

/** The names of those who a message says have died, as the facts spell them. */
export const lostIn = (said: string, facts: Facts): readonly string[] => {
  const message = normalizeMessage(said);
  const people = peopleIn(facts).filter(({ field }) => namingOf(field) !== 'maker');
  const lost = findLosses(message).flatMap(({ who }) => {
    if (isSpouse(who)) return told(facts, 'spouse-name') ?? [];
    return (
      findPerson(people, who.replace(/^(?:and|but|so|my|our) /iu, ''))?.name ??
      new RegExp(String.raw`(${name})$`, 'u').exec(who)?.[1] ??
      []
    );
  });
  const others = besides.flatMap((pattern) => [...message.matchAll(pattern)].flatMap((match) => match[1] ?? []));
  const own = told(facts, 'maker-name');
  return [...lost, ...others].filter((one) => !own || !isSamePerson(one, own));
};

/** The value of a fact without the dead, who neither inherit nor serve, and why somebody was left out. */
export const leaveOutTheDead = (
  { facts, lost = [] }: Pick<Interview, 'facts' | 'lost'>,
  field: FieldId,
  value: unknown,
): { readonly value: unknown; readonly notes: readonly string[] } => {
  if (!isPeopleField(field) || kept.has(namingOf(field))) return { value, notes: [] };
  const dead = [...lost, ...peopleIn(facts).flatMap((one) => (one.isDeceased ? one.name : []))];
  const notes: string[] = [];
  const left = changePeople(value as Parameters<typeof changePeople>[0], (person, { relationship = '' }) => {
    if (dead.some((one) => isMeant(one, person))) {
      notes.push(`I have left ${person} out there, because ${person} has died.`);
      return undefined;
    }
    if (isWidowed(told(facts, 'marital-status')) && isSpouse(relationship)) {
      notes.push(
        `You are widowed, so I have left your ${relationship} ${person} out there. If you have married again, please tell me first.`,
      );
      return undefined;
    }
    return person;
  });
  return notes.length === 0 ? { value, notes } : { value: left, notes };
};

// A first name alone may stand for the full one, but not for a younger bearer of the name.
const isMeant = (one: string, person: string): boolean =>
  isSamePerson(one, person) ||
  ((isCalled(person, one) || isCalled(one, person)) && !/\b(?:jr|sr|ii|iii)\b/iu.test(person));

// A child who died is still a child, and whoever is left out may have died.
const kept: ReadonlySet<Naming | undefined> = new Set(['family', 'omitted', 'maker'] as const);
