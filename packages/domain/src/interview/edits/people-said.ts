import { isSamePerson } from '#facts/same-person.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { readNewPerson, relationOnly } from '#interview/edits/new-name.ts';
import { rememberFor } from '#interview/edits/remember.ts';
import type { Part } from '#interview/edits/split-orders.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** Somebody of whom free words speak, with the place of the words. */
export interface Said extends Part {
  readonly name: string;
  readonly relationship?: string;
  /** Who they are, where they are known. */
  readonly known?: KnownPerson;
  /** Called by what they are to the speaker alone: `my uncle`. */
  readonly isRelation: boolean;
}

const likely = 0.6;
const pronoun = /^(?:i|me|myself|him|her|he|she|it|they|them|hers|his)$/iu;

/** Everybody of whom free words speak by name or by a relation, known or new, in the order of the words; pronouns are left out. */
export const peopleSaid: (desk: Desk, text: string) => readonly Said[] = rememberFor((desk: Desk, text) => {
  const { names, organizations } = analyzeMessage(
    text,
    desk.people.map(({ name }) => name),
  );
  const known = knownIn(desk, text);
  const fresh = [
    ...names.filter(({ probability, name }) => probability >= likely && readNewPerson(name)),
    ...organizations,
  ].flatMap((one): readonly Said[] => {
    const beside = known.filter(({ start, end, isRelation }) => !isRelation && start < one.end && one.start < end);
    return beside.length === 0 && !relationOnly(one.name) ? [withRelation(text, one)] : [];
  });
  const isTaken = ({ start, end, isRelation }: Said): boolean =>
    isRelation && fresh.some((one) => start < one.end && one.start < end);
  return [...known.filter((one) => !isTaken(one)), ...fresh].toSorted((one, other) => one.start - other.start);
});

const knownIn = (desk: Desk, text: string): readonly Said[] =>
  findMentions(desk, text).flatMap(({ candidates: [known, ...others], isGroup, isPronoun, start, end }) => {
    const words = text.slice(start, end);
    if (!known || others.length > 0 || isGroup || isPronoun || pronoun.test(words)) return [];
    const led = relationBefore.exec(text.slice(0, start));
    const said = relationOnly(led?.groups?.['words'] ?? '');
    const [relationship = said] = known.relationships;
    const isRelation = relationOnly(words) !== undefined && !isSamePerson(known.name, words);
    const from = said === undefined || isRelation ? start : (led?.index ?? start);
    return [
      { start: from, end, name: known.name, known, isRelation, ...(relationship !== undefined && { relationship }) },
    ];
  });

const relationBefore = /(?<words>(?:my|our)\s+(?:\p{L}[\p{L}-]*\s+)?\p{L}[\p{L}-]*),?\s+$/iu;

const behindName = patternOf(
  'iu',
  String.raw`^(?:,\s*|\s+)(?:(?:she|he|they|who|that)(?:'?s| is|'re| are)\s+|is\s+)?(?<words>(?:my|our)\s+[\p{L}-]+(?:-in-law| in law)?)`,
);

// `My niece Paula Grande`, `Paula Grande, my niece`, `Paula Grande shes my niece`.
const withRelation = (text: string, { start, end, name }: Part & { readonly name: string }): Said => {
  const plain = { start, end, name, isRelation: false };
  const before = [...text.slice(0, start).matchAll(/\S+\s+/gu)].slice(-4).map(({ index }) => index);
  for (const from of before) {
    const person = readNewPerson(text.slice(from, end));
    if (person?.relationship !== undefined && isSamePerson(person.name, name))
      return { ...plain, start: from, relationship: person.relationship };
  }
  const words = behindName.exec(text.slice(end))?.groups?.['words'];
  const relationship = words === undefined ? undefined : relationOnly(words);
  return relationship === undefined ? plain : { ...plain, relationship };
};
