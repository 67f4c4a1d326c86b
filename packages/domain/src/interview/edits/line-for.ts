import type { FieldId } from '#facts/facts.ts';
import type { Edit } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { readPlace } from '#interview/edits/read-slot.ts';

/** What comes of an order in a line, where the line takes it. */
export const settled = (values: Edit['values'] | undefined): Edit | undefined => values && { values, isWeak: true };

/** The one line in which all of some people stand; the list alone where nobody of them is first. */
export const lineFor = (desk: Desk, people: readonly KnownPerson[], where: string | undefined): Line | undefined => {
  const place = where === undefined ? undefined : readPlace(desk, where.replace(/\b(?:line|order|list)\b/giu, ' '));
  if (place && (place.fields.length === 0 || place.left !== '')) return undefined;
  const stands = (person: KnownPerson, line: Line): boolean =>
    person.fields.includes(line.list) || (line.first !== undefined && person.fields.includes(line.first));
  const fits = linesOf(desk)
    .filter(
      ({ first, list }) =>
        !place || place.fields.includes(list) || (first !== undefined && place.fields.includes(first)),
    )
    .filter((line) => people.every((person) => stands(person, line)));
  const [line, ...others] = fits;
  if (!line || others.length > 0) return undefined;
  const isBehind =
    people.every(({ fields }) => fields.includes(line.list)) &&
    !people.some(({ fields }) => line.first !== undefined && fields.includes(line.first));
  return isBehind ? { list: line.list } : line;
};

/** The line with the one who holds the office: `first` in it is that one, unless only those who follow are called. */
export const wholeLine = (desk: Desk, line: Line, where: string | undefined): Line => {
  const whole = linesOf(desk).find(({ list }) => list === line.list) ?? line;
  const fields: readonly FieldId[] = where === undefined ? [] : readPlace(desk, where).fields;
  const isOfFollowers = fields.includes(line.list) && whole.first !== undefined && !fields.includes(whole.first);
  return isOfFollowers ? { list: line.list } : whole;
};
