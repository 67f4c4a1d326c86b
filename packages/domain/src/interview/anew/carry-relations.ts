import type { Facts, FieldId } from '#facts/facts.ts';
import { peopleFields } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { type Entry, entriesOf, nameOf } from '#interview/anew/entries-of.ts';

/** Somebody of whom another relation is said than what is recorded. */
export interface RelatedAnew {
  readonly name: string;
  readonly before: unknown;
  readonly now: string;
}

/** The other facts in which those stand of whom another relation was said, with the relation put right. */
export const carryRelations = (
  facts: Facts,
  field: FieldId,
  anew: readonly RelatedAnew[],
): readonly { readonly field: FieldId; readonly value: unknown }[] =>
  peopleFields.flatMap((other) => {
    const value: unknown = facts[other];
    if (other === field || anew.length === 0) return [];
    const entries = entriesOf(value);
    const changed = entries.map((entry) => relate(entry, anew));
    if (changed.every((entry, at) => entry === entries[at])) return [];
    // A list of which not every entry is understood stays as it is.
    const isWhole = !Array.isArray(value) || value.length === entries.length;
    return isWhole ? [{ field: other, value: Array.isArray(value) ? changed : changed[0] }] : [];
  });

const relate = (entry: Entry, anew: readonly RelatedAnew[]): Entry => {
  const found = anew.find(({ name, before }) => isSamePerson(name, nameOf(entry)) && entry['relationship'] === before);
  return found ? { ...entry, relationship: found.now } : entry;
};
