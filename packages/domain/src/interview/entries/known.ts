import { kinOf } from '#facts/kin.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf, peopleFields, peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';

/** Somebody who is known already, here or in the register. */
export interface Acquaintance {
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly isDead: boolean;
  /** What they are called besides. */
  readonly nicknames?: readonly string[];
}

/** Everybody whom an answer may mean without saying the whole name. */
export interface Acquaintances {
  readonly maker: string | undefined;
  readonly all: readonly Acquaintance[];
  /** Those whom "all three" means: who stands there already, those to choose from, or else the children. */
  readonly base: readonly Acquaintance[];
}

/** Who is known while a question is open. */
export const acquaintancesOf = (
  { facts, speaker, nicknames = [], lost = [], register = [] }: Interview,
  question: FactQuestion,
): Acquaintances => {
  const all: Acquaintance[] = [];
  const add = (one: Acquaintance): void => {
    const at = all.findIndex(({ name }) => isSamePerson(name, one.name));
    const before = all[at];
    if (!before) all.push(one);
    else
      all[at] = {
        ...before,
        relationship: before.relationship ?? one.relationship,
        isDead: before.isDead || one.isDead,
      };
  };
  for (const { name, relationship, isDeceased } of peopleIn(facts))
    add({ name, relationship, isDead: isDeceased || lost.some((one) => isSamePerson(one, name)) });
  for (const { name, relationships, isLiving } of register)
    add({ name, relationship: relationships[0], isDead: !isLiving });
  for (const [at, one] of all.entries()) {
    const called = nicknames.flatMap(({ nickname, name }) => (isSamePerson(name, one.name) ? [nickname] : []));
    if (called.length > 0) all[at] = { ...one, nicknames: called };
  }
  const names = baseNames(facts, question);
  return {
    maker: told(facts, 'maker-name') ?? speaker,
    all,
    base: names.flatMap((name) => all.find((one) => isSamePerson(one.name, name)) ?? { name, isDead: false }),
  };
};

const baseNames = (facts: Facts, { field, options }: FactQuestion): readonly string[] => {
  const there = peopleIn({ [field]: facts[field] }).map(({ name }) => name);
  if (there.length > 0) return there;
  const optional = options?.(facts) ?? [];
  return optional.length > 0 ? optional : livingChildren(facts);
};

const livingChildren = (facts: Facts): readonly string[] =>
  peopleFields
    .filter((field: FieldId) => definitionOf(field).relation === 'child')
    .flatMap((field) => peopleIn({ [field]: facts[field] }))
    .filter(({ isDeceased, name }) => !isDeceased && !isLeftOut(facts, name))
    .map(({ name }) => name);

// Whoever is left out on purpose is none of `all my children`.
const isLeftOut = (facts: Facts, child: string): boolean =>
  peopleFields
    .filter((field: FieldId) => definitionOf(field).names === 'omitted')
    .some((field) => peopleIn({ [field]: facts[field] }).some(({ name }) => isSamePerson(name, child)));

/** Those of some people who are meant by a relation, the closest word first: `girl` is a daughter or a stepdaughter. */
export const relatedTo = (people: readonly Acquaintance[], relationship: string): readonly Acquaintance[] => {
  const same = people.filter((one) => one.relationship?.toLowerCase() === relationship);
  const said = kinOf(relationship);
  if (said === undefined || (same.length > 0 && said.degree !== 'child')) return same;
  const isStep = /^step/u.test(relationship);
  const kin = people.filter(({ relationship: of }) => {
    const own = kinOf(of);
    const isSame =
      own?.degree === said.degree && (said.sex === undefined || own.sex === undefined || own.sex === said.sex);
    return isSame && (!isStep || /^step/u.test(of ?? ''));
  });
  return kin;
};
