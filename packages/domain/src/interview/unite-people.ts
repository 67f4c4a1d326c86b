import { findQuestion } from '#interview/find-question.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { isSpouse } from '#facts/kin.ts';
import { changePeople, isPeopleField, namingOf, type NamedPerson, peopleFields, peopleIn } from '#facts/people-in.ts';
import { isLonger, isSamePerson, isSpelledAlike, wordsOfName } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { uniteKinds } from '#interview/unite-kinds.ts';
import { setFact } from '#interview/set-fact.ts';
import { isRespelling } from '#people/is-respelling.ts';
import { meantAt } from '#people/places.ts';

/**
 * Keeps one person one name in every fact: a name that was spelled anew in one place is spelled so everywhere, and a first name
 * alone, or a name without its middle name, takes the full name of the only one who is called so. The kind of a name is said alike, too. Facts that change lose their confirmation.
 */
export const unitePeople = (before: Interview, after: Interview): Interview => {
  const respelled = findRespellings(before, after.facts).reduce(renameEverywhere, after);
  return uniteKinds(before, findFullNames(respelled.facts).reduce(renameEverywhere, respelled));
};

/** The fields that differ between two states of an interview and are recorded in the later one. */
export const changedFields = (before: Interview, after: Interview): readonly FieldId[] =>
  after.plan.questions
    .map(({ field }) => field)
    .filter((field) => after.facts[field] !== undefined && !isSameValue(before.facts[field], after.facts[field]));

/** Writes one name instead of another, exactly as it was spelled, in every fact that names people. */
const renameEverywhere = (interview: Interview, { old, fresh, relation, personId }: Renaming): Interview =>
  peopleFields.reduce((renamed, field) => {
    if (!findQuestion(interview.plan, field)) return renamed;
    let at = -1;
    const value = changePeople(renamed.facts[field], (name, { relationship }) => {
      at += 1;
      if (name !== old || isSomebodyElse(interview, { field, at, name }, personId)) return name;
      return relation === undefined || isKin(relationship ?? undefined, relation) ? fresh : name;
    });
    return isSameValue(value, renamed.facts[field]) ? renamed : setFact(renamed, field, value);
  }, interview);

interface Renaming {
  readonly old: string;
  readonly fresh: string;
  /** Renames only those who may have this relation. */
  readonly relation?: string | undefined;
  /** Renames nobody who is known to be another person of the same name. */
  readonly personId?: string | undefined;
}

const isSomebodyElse = (
  { people = [] }: Interview,
  place: Parameters<typeof meantAt>[1],
  personId: string | undefined,
): boolean => {
  const meant = meantAt(people, place)?.personId;
  return personId !== undefined && typeof meant === 'string' && meant !== personId;
};

const findRespellings = ({ facts: before, people = [] }: Interview, after: Facts): readonly Renaming[] =>
  peopleFields.flatMap((field) => {
    const [earlier, later] = [peopleOf(before, field), peopleOf(after, field)];
    if (earlier.length !== later.length) return [];
    return earlier.flatMap((person, index) => {
      const now = later[index];
      if (!now || person.name === now.name || !isRespelling(person, now)) return [];
      const isOther = [...peopleIn(before), ...earlier].some(
        ({ name }) => isSpelledAlike(name, now.name) && !isSpelledAlike(name, person.name),
      );
      const isStill = later.some(({ name }) => name === person.name);
      const personId = meantAt(people, { field, at: index, name: person.name })?.personId ?? undefined;
      return isOther || isStill ? [] : [{ old: person.name, fresh: now.name, personId }];
    });
  });

const peopleOf = (facts: Facts, field: FieldId): readonly NamedPerson[] =>
  isPeopleField(field) ? peopleIn({ [field]: facts[field] }) : [];

const findFullNames = (facts: Facts): readonly Renaming[] => {
  const people = peopleIn(facts).filter(({ field }) => namingOf(field) !== 'maker');
  const short = people.filter(({ name }) => wordsOfName(name).length <= 2);
  return short.flatMap(({ name, relationship, field }) => {
    const full = people.filter((one) => isLonger(one.name, name));
    const [only, ...others] = full.filter(
      (one, index) => full.findIndex(({ name: other }) => isSamePerson(other, one.name)) === index,
    );
    if (!only || others.length > 0 || only.field === field) return [];
    return isKin(only.relationship, relationship) ? [{ old: name, fresh: only.name, relation: only.relationship }] : [];
  });
};

const childWords = /^(?:child|son|daughter)$/u;

// Two relations that one person can have: the same, one of them unsaid, or child beside son.
const isKin = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  one === other ||
  (childWords.test(one) && childWords.test(other) && (one === 'child' || other === 'child')) ||
  (isSpouse(one) && isSpouse(other));
