import type { FieldId } from '#facts/facts.ts';
import { namingOf } from '#facts/people-in.ts';
import { isCalledIn } from '#facts/same-person.ts';
import type { Bar } from '#interview/barred/find-bars.ts';
import { type Desk, type KnownPerson } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findRelation } from '#interview/language/relations.ts';
import { caseName } from '#interview/language/title-case.ts';

/** Somebody who is barred: by a name, or by what they are to the speaker where no name is known. */
export interface Barred {
  readonly name?: string;
  readonly relationship?: string;
  /** Where they stand. */
  readonly fields: readonly FieldId[];
  /** The offices that they hold. */
  readonly offices: readonly FieldId[];
  /** The name is said in the very words. */
  readonly isNamed: boolean;
}

/** Those whom a bar means; empty where it means nobody who could serve. */
export const whomItBars = (desk: Desk, { who }: Bar): readonly Barred[] => {
  if (pronoun.test(who)) return [];
  if (ofOthers.test(who) && callsSomebody(who)) return [{ fields: [], offices: [], isNamed: false }];
  const main = who.replace(beside, '');
  const { people, unclear } = readSlot(desk, main);
  const known = people.filter(({ isMaker }) => !isMaker).map((person) => ofKnown(person, who));
  const names = analyzeMessage(main)
    .names.filter(({ probability, name }) => probability >= likely && !people.some((one) => isCalledIn(name, one.name)))
    .map(({ name, isLower }): Barred => ({
      name: isLower ? caseName(name.split(' ')) : name,
      ...relationIn(who),
      fields: [],
      offices: [],
      isNamed: true,
    }));
  const found = [...known, ...names];
  if (found.length > 0) return found;
  return unclear.some(({ isPronoun }) => !isPronoun) || callsSomebody(who)
    ? [{ fields: [], offices: [], isNamed: false }]
    : [];
};

// “Todd Ruiz, Helen's son,”: who that is stands beside the name.
const beside = /,\s*(?:my|our|the|an?|\p{L}+(?: \p{L}+)?'s)\s[^,]*,?\s*$/u;

// “Her husband” is neither she nor anybody who is known.
const ofOthers = /^\W*(?:his|her|their) (?:\p{L}+ )?\p{L}{3,}\W*$/iu;

// Of whom it is said was said before.
const pronoun = /^\W*(?:he|she|they|him|her(?! \p{L})|them|it|i|me|we|us|you)\b/iu;

const likely = 0.5;

const ofKnown = ({ name, fields, relationships: [relationship] }: KnownPerson, who: string): Barred => ({
  name,
  ...(relationship !== undefined && { relationship }),
  fields,
  offices: fields.filter((field) => namingOf(field) === 'officers'),
  isNamed: isCalledIn(who, name),
});

const relationIn = (who: string): { readonly relationship?: string } => {
  const [, first = '', second = ''] =
    /\b(?:my|our) (\p{L}[\p{L}-]*)(?: (\p{L}[\p{L}-]*))?/u.exec(who.toLowerCase()) ?? [];
  const relation = findRelation(`${first} ${second}`) ?? findRelation(first) ?? findRelation(second);
  return relation && !relation.isPlural ? { relationship: relation.relationship } : {};
};

// "My ex", "her husband", "any of my brothers".
const callsSomebody = (who: string): boolean =>
  Array.from(
    who.toLowerCase().matchAll(/\b(?:my|our|his|her|their|the|\p{L}+'s) (?:\p{L}+ ){0,2}?(\p{L}[\p{L}-]*)/gu),
  ).some(([, word = '']) => findRelation(word) !== undefined);
