import type { FieldId } from '#facts/facts.ts';
import type { FactMistake } from '#interview/fact-mistake.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { editList } from '#interview/lists/edit-list.ts';
import { findSame, keyColumn, nameIn } from '#interview/lists/find-entry.ts';
import type { Entry, ListShape } from '#interview/lists/list-edit.ts';
import type { Taken } from '#interview/papers/finding.ts';
import { recordFact } from '#interview/record-fact.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

/** Which of those that were taken cannot be recorded, and why. */
export interface NotTaken extends FactMistake {
  readonly at: number;
}

/**
 * Records what a person takes of a paper, as if each had been written into the facts panel: an entry is added to its list, or adds
 * to the one of the same name. All of it is recorded, or nothing, and then which of them stands against it.
 */
export const takeFound = (
  interview: Interview,
  taken: readonly Taken[],
  today: PlainDate,
): Result<Interview, NotTaken> => {
  const order = interview.plan.questions.map(({ field }) => field);
  // What decides whether another question is asked stands before it.
  const sorted = taken
    .map((one, at) => ({ ...one, at }))
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  let after = interview;
  for (const { at, ...one } of sorted) {
    const value = valueAfter(after, one);
    const recorded = value.ok ? recordFact(after, one.field, value.value, today) : value;
    if (!recorded.ok) return refuse({ ...recorded.reason, at });
    after = recorded.value;
  }
  const [lost] = sorted.filter(({ field }) => after.facts[field] === undefined);
  return lost ? refuse({ message: notAsked(after, lost.field), at: lost.at }) : ok(after);
};

const notAsked = ({ plan }: Interview, field: FieldId): string =>
  `“${findQuestion(plan, field)?.label ?? 'This'}” is not asked with your other answers as they are. Change those first, or leave it.`;

const valueAfter = (interview: Interview, { field, value, isEntry }: Taken): Result<unknown, FactMistake> => {
  const form = findQuestion(interview.plan, field)?.entries;
  if (!isEntry || !form) return ok(value);
  if (form.isSingle) return ok(value);
  const recorded = interview.facts[field];
  const entry: Entry = typeof value === 'string' ? { [keyColumn(form)]: value } : isEntryLike(value) ? value : {};
  const same = findSame(form, entriesOf(form, recorded), nameIn(form, entry));
  const edited = editList(form, recorded, [
    same === undefined ? { kind: 'add', entry } : { kind: 'change', who: same, columns: columnsOf(form, entry) },
  ]);
  return edited.ok ? ok(edited.value) : refuse({ message: whyNot(edited.reason.reason) });
};

const isEntryLike = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (form: ListShape, value: unknown): readonly Entry[] =>
  Array.isArray(value)
    ? value.map((one: string | Entry) => (typeof one === 'string' ? { [keyColumn(form)]: one } : one))
    : [];

// A share is written as it is said.
const columnsOf = (form: ListShape, entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([key]) => key !== keyColumn(form))
      .map(([key, value]) => [key, key === 'percentage' ? `${String(value)}%` : value]),
  );

const whyNot = (reason: { readonly kind: string; readonly total?: string }): string =>
  reason.kind === 'overTheWhole'
    ? `Together the shares would be ${reason.total ?? 'more than the whole'}. Change a share first, or leave this one.`
    : 'This does not fit the list as it stands. You can change the list in the facts panel.';
