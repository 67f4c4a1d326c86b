import type { FactValue, FieldId } from '#facts/facts.ts';
import { isPeopleField } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { displayFact, displayValue } from '#interview/display-fact.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { findSame, keyColumn } from '#interview/lists/find-entry.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { inputsFor } from '#interview/papers/inputs-for.ts';
import type { Finding, Told } from '#interview/papers/finding.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { wordKey } from '#kit/word-key.ts';

type Judged = Pick<Finding, 'label' | 'group' | 'display' | 'standing' | 'recorded' | 'inputs'>;

/** How something that a paper says stands to what is recorded, in the words of the person; undefined where it fits no question. */
export const judgeTold = (interview: Interview, one: Told): Judged | undefined => {
  const { field, value, isEntry } = one;
  const question = findQuestion(interview.plan, field);
  if (!question || !fits(question, value, isEntry)) return undefined;
  const { label, group } = question;
  const inputs = inputsFor(interview, question, one);
  const whole = isEntry && question.entries?.isSingle !== true ? [value] : value;
  const display = displayOf(interview, field, whole);
  const recorded = interview.facts[field];
  if (recorded === undefined) return { label, group, display, inputs, standing: 'new', recorded: '' };
  if (isEntry && question.entries) return { label, group, display, inputs, ...inList(interview, question, value) };
  const isSame = isSameAs(field, recorded, value);
  return {
    label,
    group,
    display,
    inputs,
    standing: isSame ? 'same' : 'differs',
    recorded: isSame ? '' : displayFact(interview, field),
  };
};

const fits = ({ shape, entries }: FactQuestion, value: unknown, isEntry: boolean): boolean =>
  shape.safeParse(isEntry && entries?.isSingle !== true ? [value] : value).success;

const displayOf = (interview: Interview, field: FieldId, value: unknown): string =>
  displayValue(interview, field, value as FactValue<FieldId>);

const isSameAs = (field: FieldId, recorded: unknown, value: unknown): boolean => {
  if (typeof recorded !== 'string' || typeof value !== 'string') return isSameValue(recorded, value);
  return isPeopleField(field) ? isSamePerson(recorded, value) : wordKey(recorded) === wordKey(value);
};

type Standing = Pick<Finding, 'standing' | 'recorded'>;

const inList = (interview: Interview, { field, entries: form }: FactQuestion, value: unknown): Standing => {
  const recorded = interview.facts[field];
  if (!form) return { standing: 'new', recorded: '' };
  const key = keyColumn(form);
  const asEntry = (one: unknown): Entry => (typeof one === 'string' ? { [key]: one } : (one as Entry));
  const there = (Array.isArray(recorded) ? recorded : form.isSingle ? [recorded] : []).map(asEntry);
  const entry = asEntry(value);
  const name = String(entry[key] ?? '');
  const same = findSame(form, there, name);
  const one = there.find((other) => other[key] === same);
  if (same === undefined || !one) {
    if (form.isSingle) return { standing: 'differs', recorded: displayFact(interview, field) };
    // A single choice stands in place of the list.
    return typeof recorded === 'string'
      ? { standing: 'differs', recorded: displayFact(interview, field) }
      : { standing: 'new', recorded: '' };
  }
  const isSame = Object.entries(entry).every(([column, said]) => column === key || saysLess(column, one[column], said));
  return {
    standing: isSame ? 'same' : 'differs',
    recorded: isSame ? '' : displayOf(interview, field, form.isSingle ? one : [one]),
  };
};

// "Child" adds nothing to a daughter; what nobody has said yet is more than is recorded.
const saysLess = (column: string, recorded: unknown, said: unknown): boolean =>
  column === 'category' || (column === 'relationship' && recorded !== undefined) || isSameValue(recorded, said);
