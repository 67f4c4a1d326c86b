import type { EntryForm } from '#facts/entry-form.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { displayFact, displayValue } from '#interview/display-fact.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { FactState } from '#interview/fact-state.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { entriesFor } from '#interview/entries-for.ts';
import { usualSettings } from '#interview/usual-settings.ts';
import { usualAnswer } from '#interview/usual-answer.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions, missingDetails } from '#interview/missing-facts.ts';

/** One line of the facts panel. */
export interface FactRow {
  readonly field: FieldId;
  readonly label: string;
  readonly group: string;
  readonly kind: FactKind;
  /** Why it is asked; the help text of the row. */
  readonly help: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** How a list, or the one person of an office, is written by hand. */
  readonly entries?: EntryForm;
  /** The usual answer as a person reads it, told beside an empty field; never stored by itself. */
  readonly usual?: string;
  /** The usual answer stands unless the person says otherwise: it is taken with all others of its kind by one yes. */
  readonly isUsual?: true;
  readonly isRequired: boolean;
  /** The stored value, in the shape of its field; undefined when missing. */
  readonly value: Facts[FieldId];
  /** The value as a person reads it; empty when missing. */
  readonly display: string;
  readonly state: FactState;
  /** Where it was changed, when that was not here and nobody has confirmed it since; as in a sentence: `your living trust`. */
  readonly changedIn?: string;
}

/** Every fact that belongs to this person's document, in the order of the interview, recorded or not. */
export const describeFacts = (interview: Interview): readonly FactRow[] => {
  const usual = usualSettings(interview);
  return applicableQuestions(interview).map((question) => ({
    field: question.field,
    label: question.label,
    group: question.group,
    kind: question.kind,
    help: question.why,
    ...(question.choices && {
      choices: choicesFor(question, interview.facts).map(({ value, label }) => ({ value, label })),
    }),
    ...(question.entries && { entries: entriesFor(question.entries, interview.facts) }),
    ...usualWords(interview, question),
    ...(usual.includes(question.field) && { isUsual: true as const }),
    isRequired: question.isRequired,
    value: interview.facts[question.field],
    display: displayFact(interview, question.field),
    state: stateOf(interview, question),
    ...changedElsewhere(interview, question),
  }));
};

const changedElsewhere = (
  { carried = [], confirmed }: Interview,
  { field }: FactQuestion,
): Pick<FactRow, 'changedIn'> => {
  const change = confirmed.includes(field) ? undefined : carried.find((one) => one.field === field);
  return change ? { changedIn: change.from } : {};
};

const usualWords = (interview: Interview, question: FactQuestion): Pick<FactRow, 'usual'> => {
  const usual = usualAnswer(interview, question);
  if (usual === undefined) return {};
  return { usual: displayValue(interview, question.field, usual as NonNullable<Facts[FieldId]>) };
};

const stateOf = (interview: Interview, { field }: FactQuestion): FactRow['state'] => {
  if (interview.facts[field] === undefined) return interview.skipped.includes(field) ? 'skipped' : 'missing';
  if (missingDetails(interview, field).some(({ isRequired }) => isRequired)) return 'missing';
  return interview.confirmed.includes(field) ? 'confirmed' : 'recorded';
};
