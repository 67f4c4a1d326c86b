import type { FieldId } from '#facts/facts.ts';
import type { Values } from '#interview/edits/change-list.ts';
import { shapeOf } from '#interview/edits/change-list.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { editList } from '#interview/lists/edit-list.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { parseFact } from '#interview/set-fact.ts';

/** Those who serve one after another: the one who is first, and the list of those who follow; or a list alone. */
export interface Line {
  readonly first?: FieldId;
  readonly list: FieldId;
}

/** Every line of a document: a list of officers, with the one before it where an office has one. */
export const linesOf = ({ questions }: Pick<Desk, 'questions'>): readonly Line[] =>
  questions.flatMap(({ field, names, entries }, index): readonly Line[] => {
    if (names !== 'officers' || !entries || entries.isSingle) return [];
    const before = questions[index - 1];
    return before?.names === 'officers' && before.entries?.isSingle
      ? [{ first: before.field, list: field }]
      : [{ list: field }];
  });

/** Everybody in a line, in order. */
export const inLine = ({ facts }: Pick<Desk, 'facts'>, { first, list }: Line): readonly Entry[] => {
  const one = first === undefined ? undefined : (facts[first] as Entry | undefined);
  const others = facts[list] as unknown;
  return [...(one ? [one] : []), ...(Array.isArray(others) ? (others as readonly Entry[]) : [])];
};

/** A line after edits: whoever is first then holds the office, everybody else follows. */
export const editLine = (desk: Desk, line: Line, edits: readonly ListEdit[]): Values | undefined => {
  const shape = shapeOf(line.list);
  const edited = shape && editList(shape, inLine(desk, line), edits);
  if (!edited?.ok || !Array.isArray(edited.value)) return undefined;
  const entries = edited.value as readonly Entry[];
  const [head, ...rest] = entries;
  const values: Record<string, unknown> =
    line.first === undefined ? { [line.list]: entries } : { [line.first]: head, [line.list]: rest };
  const isRight = Object.entries(values).every(
    ([field, value]) => value !== undefined && parseFact(field as FieldId, value).ok,
  );
  return isRight ? values : undefined;
};
