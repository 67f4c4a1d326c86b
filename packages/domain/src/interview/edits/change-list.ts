import type { FieldId, Facts } from '#facts/facts.ts';
import { changePeople, definitionOf, isPeopleField, takesDetail } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Desk, KnownPerson, KnownThing } from '#interview/edits/known-entries.ts';
import { editList } from '#interview/lists/edit-list.ts';
import type { ListEdit, ListShape } from '#interview/lists/list-edit.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/** New values by fact; undefined where nothing is left of one. */
export type Values = Readonly<Partial<Record<FieldId, unknown>>>;

/** The facts after a change. */
export const withValues = (facts: Facts, values: Values): Facts => ({ ...facts, ...values }) as Facts;

/** How a list is kept; `isMinor` is told of people beside what the form asks. */
export const shapeOf = (field: FieldId): ListShape | undefined => {
  const { entries } = definitionOf(field);
  return entries && { ...entries, columns: [...entries.columns, { key: 'isMinor', kind: 'text', isRequired: false }] };
};

/** One list after edits; undefined where the list refuses them, or may not be left like this. */
export const editFact = (desk: Pick<Desk, 'facts'>, field: FieldId, edits: readonly ListEdit[]): Values | undefined => {
  const shape = shapeOf(field);
  if (!shape) return undefined;
  const edited = editList(shape, desk.facts[field], edits);
  return edited.ok ? settle(field, edited.value) : undefined;
};

// A list that may be empty stays as an answer; of any other nothing is left.
const settle = (field: FieldId, value: unknown): Values | undefined => {
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return { [field]: Array.isArray(value) && parseFact(field, value).ok ? value : undefined };
  const parsed = parseFact(field, value);
  return parsed.ok ? { [field]: value } : undefined;
};

/** Somebody under another name, wherever they stand. */
export const renamePerson = (
  desk: Desk,
  { name, fields }: Pick<KnownPerson, 'name' | 'fields'>,
  fresh: string,
): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (!isPeopleField(field)) return [];
      const value = changePeople(desk.facts[field], (one) => (isSamePerson(one, name) ? fresh : one));
      return isSameValue(value, desk.facts[field]) || value === undefined ? [] : [[field, value]];
    }),
  );

/** Somebody out of some facts; what names nobody else is left without a value. */
export const removePerson = (desk: Desk, { name }: Pick<KnownPerson, 'name'>, fields: readonly FieldId[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (!isPeopleField(field)) return [];
      const value = changePeople(desk.facts[field], (one) => (isSamePerson(one, name) ? undefined : one));
      return Object.entries(settle(field, value) ?? {});
    }),
  );

/** A thing out of its list. */
export const removeThing = (desk: Desk, { field, words }: KnownThing): Values | undefined =>
  editFact(desk, field, [{ kind: 'remove', who: words }]);

/** The same detail of somebody wherever an entry takes it. */
export const changeDetail = (
  desk: Desk,
  { name, fields }: KnownPerson,
  columns: Readonly<Record<string, unknown>>,
): Values => {
  const [key = ''] = Object.keys(columns);
  return fields.reduce<Values>((values, field) => {
    if (!takesDetail(field, key as 'relationship') && key !== 'isMinor') return values;
    const shape = shapeOf(field);
    const edited = shape && editList(shape, desk.facts[field], [{ kind: 'change', who: name, columns }]);
    const parsed = edited?.ok ? parseFact(field, edited.value) : undefined;
    return parsed?.ok && !isSameValue(parsed.value, desk.facts[field]) ? { ...values, [field]: parsed.value } : values;
  }, {});
};

/** Values of several changes, one after the other. */
export const inTurn = (desk: Desk, changes: readonly ((desk: Desk) => Values | undefined)[]): Values | undefined => {
  let values: Values = {};
  for (const change of changes) {
    const next = change({ ...desk, facts: withValues(desk.facts, values) });
    if (next === undefined) return undefined;
    values = { ...values, ...next };
  }
  return values;
};
