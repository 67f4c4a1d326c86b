import type { FieldId } from '#facts/facts.ts';
import { definitionOf, namingOf } from '#facts/people-in.ts';
import { isMeantBy, isSamePerson } from '#facts/same-person.ts';
import { barredByNotes, type BarNoted } from '#interview/barred/find-barred.ts';
import type { Interview } from '#interview/interview.ts';
import { removeNote } from '#interview/notes/remove-note.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Proposed {
  readonly field: FieldId;
  readonly value: unknown;
  readonly today: PlainDate;
}

/** Those whom an answer appoints for the first time, although it was said before that they must never serve. */
export const barredFrom = (interview: Interview, { field, value, today }: Proposed): readonly BarNoted[] => {
  if (namingOf(field) !== 'officers' || (interview.notes ?? []).length === 0) return [];
  const before = namesIn(interview.facts[field]);
  const fresh = namesIn(value).filter((name) => !before.includes(name));
  if (fresh.length === 0) return [];
  const bars = barredByNotes(interview, today).filter((bar) => isOf(bar, field));
  return fresh.flatMap((name) => {
    const bar = bars.find((one) => isMeantBy(one.name, name));
    return bar ? [{ ...bar, name }] : [];
  });
};

// “Not Dale” was said to one office, and to those who come next in it.
const isOf = ({ only }: BarNoted, field: FieldId): boolean =>
  only === undefined ||
  only === field ||
  definitionOf(only).nextInLine === field ||
  definitionOf(field).nextInLine === only;

/** What asks back whether somebody should serve all the same, before or instead of another sentence. */
export const askAllTheSame = (sentence: string, barred: readonly BarNoted[], facts: number): string => {
  const [first] = barred;
  if (first === undefined) return sentence;
  const { name, words, isPlain } = first;
  const isAlone = facts === 1 && barred.every((one) => isSamePerson(one.name, name));
  const before = isPlain ? `You said that ${name} must never serve.` : `You said before: ${words}.`;
  return [before, isAlone ? `Do you want ${name} all the same?` : sentence].join(' ');
};

/** The interview without the notes that bar somebody who has been appointed all the same. */
export const withoutLifted = <Of extends Interview>(before: Interview, after: Of, today: PlainDate): Of => {
  if ((before.notes ?? []).length === 0 || before.facts === after.facts) return after;
  const lifted = (Object.keys(after.facts) as readonly FieldId[]).flatMap((field) =>
    barredFrom(before, { field, value: after.facts[field], today }),
  );
  return lifted.reduce((interview, { words }) => removeNote(interview, words), after);
};

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'name' in value && typeof value.name === 'string' ? [value.name] : [];
};
