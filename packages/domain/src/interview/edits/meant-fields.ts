import type { FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { type Desk, deskOf } from '#interview/edits/known-entries.ts';
import { readPlace, tellingWords, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import type { Interview } from '#interview/interview.ts';
import { isEverydayWord } from '#interview/reader/common-words.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The recorded facts that words are about: those that they call by name, else those in which a thing or a person stands of whom they
 * speak, else those whose own words they use.
 */
export const meantFields = (interview: Interview, text: string, today: PlainDate): readonly FieldId[] => {
  const desk = deskOf(interview, interview.facts, today);
  const questions = desk.questions.filter(({ field }) => desk.facts[field] !== undefined);
  const called = readPlace({ questions }, text).fields;
  const things = [...new Set(thingsSpokenOf(desk, text).map(({ field }) => field))];
  const people = ofPeople(desk, text);
  const both = called.filter((field) => people.includes(field) || things.includes(field));
  const some = [both, called, things, people, ofWords(desk, text)].find((fields) => fields.length > 0) ?? [];
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

const ofWords = ({ questions, interview }: Desk, text: string): readonly FieldId[] => {
  const words = new Set(tellingWords(text).filter((word) => word.length > 2 && !isEverydayWord(word)));
  return questions
    .filter(
      ({ kind, field }) =>
        told.has(kind) && tellingWords(displayFact(interview, field)).some((word) => words.has(word)),
    )
    .map(({ field }) => field);
};
