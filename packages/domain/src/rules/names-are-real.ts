import type { Facts, PeopleField } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { isSpouse } from '#facts/kin.ts';
import { type NamedPerson, peopleIn } from '#facts/people-in.ts';
import { isCalled, isSamePerson, isSpelledAlike } from '#facts/same-person.ts';
import { wordKey } from '#kit/word-key.ts';
import { hasOddLetters, mixesAlphabets } from '#names/letters-of-name.ts';
import { error, type Objection, warning } from '#rules/rule.ts';
import { defineRuleOnEverybody } from '#rules/speaking-of.ts';

// The names that templates, examples and forms carry; a document that names one of them was not finished.
const placeholder =
  /^(?:john|jane) doe$|^(?:grantor|your|trustee|beneficiary) name$|^(?:beneficiary|trustee)(?: \d+)?$|^sample$|^living trust$|^\[.*\]$|^(?:tbd|n\/?a|none|unknown|test|asdf+|same|nobody|no ?one)$/iu;

/** V1: nobody is called by a placeholder, and neither is a trust; a name is written in letters, each word in one alphabet. */
export const namesAreReal = defineRuleOnEverybody('V1a', ['trustName'], (facts) =>
  namesOf(facts).flatMap(([field, name]) => {
    if (placeholder.test(name.trim()))
      return [error([field], `“${name}” is a placeholder. Please give the real name.`)];
    if (mixesAlphabets(name)) return [error([field], `“${name}” ${ofTwoAlphabets}`)];
    return hasOddLetters(name) ? [warning([field], `“${name}” ${noLetters}`)] : [];
  }),
);

const ofTwoAlphabets =
  'has a word with letters of two alphabets that only look alike, so it is not the name that it seems to be. Please type it again.';
const noLetters =
  'has signs in it that are no letters, and the document may print them as boxes. Is it spelled like that?';

type NameField = PeopleField | 'trustName';

const namesOf = (facts: Facts): readonly (readonly [NameField, string])[] => [
  ...peopleIn(facts).map(({ field, name }) => [field, name] as const),
  ...(facts.trustName === undefined ? [] : [['trustName', facts.trustName] as const]),
];

/** V1, V7: what a conversation can have got wrong: a place, two names of one person, a spouse of somebody who has none. */
export const namesFitTogether = defineRuleOnEverybody('V1b', ['maritalStatus'], (facts) => {
  const people = peopleIn(facts).filter(({ field }) => field !== 'grantorName' && field !== 'grantorAka');
  return [
    ...findPlaces(people, facts),
    ...findHalves(people),
    ...findSpellings(peopleIn(facts)),
    ...findSmallLetters(peopleIn(facts)),
    ...findFormerSpouses(people, facts),
    ...findOtherSpouses(people, facts),
  ];
});

type People = readonly NamedPerson[];

const findPlaces = (
  people: People,
  { grantorCounty = '' }: Facts,
): readonly Objection<PeopleField | 'maritalStatus'>[] => {
  const county = wordKey(grantorCounty).replace(/ (?:county|parish|borough)$/u, '');
  return people
    .filter(({ name }) => wordKey(name) === county)
    .map(({ field, name }) => warning([field], `“${name}” is also the name of your county. Is it a person?`));
};

const findHalves = (people: People): readonly Objection<PeopleField | 'maritalStatus'>[] =>
  people.flatMap(({ field, name }) => {
    const full = people.find((one) => isCalled(one.name, name));
    const message = `“${name}” and “${full?.name}” may be one person. If so, give both places the full name.`;
    return full ? [warning([field], message)] : [];
  });

// Ruth E. and Ruth Ellen are one person to the product, and should be one person to whoever reads the document.
const findSpellings = (people: People): readonly Objection<PeopleField | 'maritalStatus'>[] =>
  people.flatMap(({ field, name }, index) => {
    const earlier = people
      .slice(0, index)
      .find((one) => isSamePerson(one.name, name) && !isSpelledAlike(one.name, name));
    const message = `“${earlier?.name}” and “${name}” are read as one person. Please write the name in one way.`;
    return earlier && field !== 'grantorAka' ? [warning([field], message)] : [];
  });

// Some people write their names so; most have typed in a hurry.
const findSmallLetters = (people: People): readonly Objection<PeopleField | 'maritalStatus'>[] =>
  people
    .filter(({ name }) => /\p{Ll}/u.test(name) && !/\p{Lu}/u.test(name))
    .map(({ field, name }) =>
      warning([field], `“${name}” has no capital letters, and the document prints it so. Is it spelled like that?`),
    );

// An answer that other answers may have made idle is printed nowhere, and cannot be asked again.
const isPerhapsUnasked: ReadonlySet<PeopleField> = new Set([
  'spouseName',
  'incapacityPanel',
  'petCaretaker',
  'trustProtector',
]);

const findFormerSpouses = (
  people: People,
  { maritalStatus }: Facts,
): readonly Objection<PeopleField | 'maritalStatus'>[] =>
  maritalStatus === undefined || isMarried(maritalStatus)
    ? []
    : people
        .filter(({ relationship }) => isSpouse(relationship))
        .map(({ field, name }) => {
          const message = `${name} is named as your spouse, but you said that you are not married. The document would say both. Please correct what ${name} is to you, or whether you are married.`;
          return (isPerhapsUnasked.has(field) ? warning : error)([field, 'maritalStatus'], message);
        });

const findOtherSpouses = (
  people: People,
  { maritalStatus, spouseName }: Facts,
): readonly Objection<PeopleField | 'maritalStatus'>[] =>
  !isMarried(maritalStatus) || spouseName === undefined
    ? []
    : people
        .filter(
          ({ name, relationship }) =>
            isSpouse(relationship) && !isSamePerson(name, spouseName) && !isCalled(spouseName, name),
        )
        .map(({ field, name }) => {
          const message = `${name} is named as your spouse, but your spouse is ${spouseName}. Which is right?`;
          return warning([field, 'spouseName'], message);
        });
