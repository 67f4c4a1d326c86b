import type { Facts, FieldId } from '#facts/facts.ts';
import { isKnownMinor } from '#facts/minors-without-age.ts';
import { changePeople, isPeopleField, namingOf } from '#facts/people-in.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** The value of an office without those who are known to be under 18, and why somebody was left out. */
export const leaveOutMinors = (
  { facts, today }: { readonly facts: Facts; readonly today: PlainDate },
  field: FieldId,
  value: unknown,
): { readonly value: unknown; readonly notes: readonly string[] } => {
  if (!isPeopleField(field) || namingOf(field) !== 'officers') return { value, notes: [] };
  const notes: string[] = [];
  const left = changePeople(value as Parameters<typeof changePeople>[0], (name) => {
    if (!isKnownMinor(facts, name, today)) return name;
    notes.push(`${name} is under 18, and only an adult can serve here, so please name somebody else.`);
    return undefined;
  });
  return notes.length === 0 ? { value, notes } : { value: left, notes };
};
