import type { FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { type Desk, deskOf } from '#interview/edits/known-entries.ts';
import { readPlace, tellingWords, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import { bareOrder } from '#interview/edits/split-orders.ts';
import type { Interview } from '#interview/interview.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The recorded facts that words are about: those that they call by name, else those in which a thing or a person stands of whom they
 * speak, else those whose own words they use.
 */
export const meantFields = (interview: Interview, text: string, today: PlainDate): readonly FieldId[] => {
  const desk = deskOf(interview, interview.facts, today);
  // "With Ruth's": hers, and not the boat that is called so.
  const said = bareOrder(text)
    .replace(/^[\s,]*(?:that\s+)?/u, '')
    .replace(/\p{Lu}\p{L}+['’]s(?=[\s.!,]*$)/u, ' ');
  const questions = desk.questions.filter(({ field }) => desk.facts[field] !== undefined);
  const called = readPlace({ questions }, said).fields;
  const things = [...new Set(thingsSpokenOf(desk, said).map(({ field }) => field))];
  const people = ofPeople(desk, said);
  const both = called.filter((field) => people.includes(field) || things.includes(field));
  const some = [both, things, called, people, ofWords(desk, said)].find((fields) => fields.length > 0) ?? [];
  return questions.map(({ field }) => field).filter((field) => some.includes(field));
};

// Where everybody stands who is named; those who speak are in every document.
const ofPeople = (desk: Desk, text: string): readonly FieldId[] => {
  const named = findMentions(desk, text).filter(({ isPronoun, candidates }) => !isPronoun && candidates.length === 1);
  const people = named.flatMap(({ candidates }) => candidates).filter(({ isMaker }) => !isMaker);
  const [first, ...others] = people;
  return (first?.fields ?? []).filter((field) => others.every(({ fields }) => fields.includes(field)));
};

const told: ReadonlySet<string> = new Set(['text', 'longText', 'address', 'assets', 'gifts']);

// The facts whose words are used most.
const ofWords = ({ questions, interview }: Desk, text: string): readonly FieldId[] => {
  const said = new Set(wordsThatTell(text));
  const scored = questions
    .filter(({ kind }) => told.has(kind))
    .map(({ field }) => ({
      field,
      score: new Set(wordsThatTell(displayFact(interview, field)).filter((word) => said.has(word))).size,
    }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ field }) => field);
};

const wordsThatTell = (text: string): readonly string[] =>
  tellingWords(text)
    .filter((word) => word.length > 2 && !plain.has(word))
    .map((word) => word.replace(/(?<!s)s$/u, ''));

const plain = new Set(
  'but yes not all was has have had everything fine except should would could please change will trust living there them they him his her you your what from into about correct right wrong one two three four put say said want like good then more some any wife husband'.split(
    ' ',
  ),
);
