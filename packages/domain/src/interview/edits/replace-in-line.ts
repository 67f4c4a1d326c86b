import type { FieldId } from '#facts/facts.ts';
import { takesDetail } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Values } from '#interview/edits/change-list.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { inLine, type Line } from '#interview/edits/lines-of-office.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { parseFact } from '#interview/set-fact.ts';

/** A line in which somebody stands in the place of somebody else; whoever stands in it already moves there, and stands in it once. */
export const replaceInLine = (
  desk: Desk,
  line: Line,
  { gone, by }: { readonly gone: string; readonly by: { readonly name: string; readonly relationship?: string } },
): Values | undefined => {
  const entries = inLine(desk, line);
  const standing = entries.find((one) => isSamePerson(nameOf(one), by.name));
  const entry: Entry = standing ?? by;
  const [first] = entries;
  // Whoever is first does not come after themselves.
  if (line.first !== undefined && standing !== undefined && standing === first) return undefined;
  const placed = entries
    .filter((one) => one !== standing)
    .map((one) => (isSamePerson(nameOf(one), gone) ? entry : one));
  return placed.includes(entry) ? asLine(line, placed) : undefined;
};

/** A line as its facts hold it: the first by themselves where it has an office of its own; undefined where a fact refuses it. */
export const asLine = ({ first, list }: Line, entries: readonly Entry[]): Values | undefined => {
  const [head, ...rest] = entries;
  const of = (field: FieldId, { relationship, ...entry }: Entry): Entry =>
    relationship !== undefined && takesDetail(field, 'relationship') ? { ...entry, relationship } : entry;
  if (!head) return undefined;
  const values: Record<string, unknown> =
    first === undefined
      ? { [list]: entries.map((one) => of(list, one)) }
      : { [first]: of(first, head), [list]: rest.map((one) => of(list, one)) };
  return Object.entries(values).every(([field, value]) => parseFact(field as FieldId, value).ok) ? values : undefined;
};

const nameOf = (entry: Entry): string => String(entry['name']);
