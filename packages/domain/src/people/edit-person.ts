import { birthField } from '#facts/births.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { followersOf, sayOf } from '#facts/follows.ts';
import { isUnderAge, underAge } from '#facts/full-age.ts';
import { fieldOf } from '#facts/told.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { isOrganizationOf, type KnownFact, type Person } from '#people/person.ts';
import { correctionsOf, type News } from '#people/tell-register.ts';

/** What can be put right of a person; what is left out stays. */
export type PersonChange = {
  readonly [Detail in Exclude<keyof Person, 'id' | 'told' | 'isOrganization'>]?: Person[Detail] | undefined;
};

/** Why a person cannot be as somebody said, in plain words. */
export interface PersonMistake {
  readonly detail: keyof PersonChange;
  readonly message: string;
}

/** Where a correction of the register was said, as a sentence calls it. */
const fromRegister = 'your list of people';

/**
 * A person of the register put right, and the news of it for every draft. `today` decides ages. Refused are a birth that lies
 * ahead and a maker who is not of age.
 */
export const editPerson = (
  person: Person,
  change: PersonChange,
  today: PlainDate,
): Result<{ readonly person: Person; readonly news: News }, PersonMistake> => {
  const mistake = findMistake(person, change, today);
  if (mistake) return refuse(mistake);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const named = { ...person, ...given };
  const facts = factsOfMaker(person, named);
  const told = person.told.map((known) => fact(known.field, facts) ?? known);
  const after = {
    ...named,
    isOrganization: isOrganizationOf(named),
    told: [...told, ...missingIn(told, facts)],
  };
  const replaced = (field: FieldId): readonly unknown[] =>
    person.told.flatMap((known) => (known.field === field ? [known.value] : []));
  const news: News = {
    corrections: correctionsOf([person], [after]),
    makerId: isMaker(person) ? person.id : undefined,
    told: after.told
      .filter(({ field, value }) => field !== fieldOf('maker-name') && !isSameValue(replaced(field)[0], value))
      .map((known) => ({ ...known, replaced: replaced(known.field) })),
    confirmed: {},
  };
  return ok({ person: after, news });
};

const isMaker = ({ told }: Person): boolean => told.length > 0;

const findMistake = (person: Person, { bornOn }: PersonChange, today: PlainDate): PersonMistake | undefined => {
  if (!bornOn) return undefined;
  if (bornOn >= today)
    return { detail: 'bornOn', message: 'This day still lies ahead. Please check the date of birth.' };
  return isMaker(person) && isUnderAge(bornOn, today)
    ? { detail: 'bornOn', message: `${underAge} Please check the date of birth.` }
    : undefined;
};

// What documents ask of their maker. What the register does not know is not said in their place.
const factsOfMaker = (before: Person, after: Person): Facts => {
  if (!isMaker(before)) return {};
  const changed = {
    ...(before.name !== after.name && { [fieldOf('maker-name')]: after.name }),
    ...(!isSameValue(before.otherNames, after.otherNames) && { [fieldOf('maker-aliases')]: [...after.otherNames] }),
    ...(before.bornOn !== after.bornOn && after.bornOn !== null && { [birthField('maker')]: after.bornOn }),
    ...(before.address !== after.address && after.address !== null && { [fieldOf('maker-address')]: after.address }),
  } as Facts;
  const following = followersOf(Object.keys(changed) as FieldId[]).flatMap((field) => {
    const value = sayOf(changed, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...changed, ...Object.fromEntries(following) };
};

const fact = (field: FieldId, facts: Facts): KnownFact | undefined => {
  const value = facts[field];
  return value === undefined ? undefined : { field, value, from: fromRegister };
};

const missingIn = (told: readonly KnownFact[], facts: Facts): readonly KnownFact[] =>
  (Object.keys(facts) as FieldId[])
    .filter((field) => !told.some((known) => known.field === field))
    .flatMap((field) => fact(field, facts) ?? []);
