import type { FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { FactKind, FactQuestion } from '#interview/fact-question.ts';
import { choicesFor } from '#interview/choices-for.ts';
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
  /** The usual answer, to be offered beside an empty field; never stored by itself. */
  readonly usual?: unknown;
  readonly isRequired: boolean;
  /** The stored value, in the shape of its field; undefined when missing. */
  readonly value: unknown;
  /** The value as a person reads it; empty when missing. */
  readonly display: string;
  readonly state: 'missing' | 'recorded' | 'confirmed' | 'skipped';
}

/** Every fact that belongs to this person's document, in the order of the interview, recorded or not. */
export const describeFacts = (interview: Interview): readonly FactRow[] =>
  applicableQuestions(interview).map((question) => ({
    field: question.field,
    label: question.label,
    group: question.group,
    kind: question.kind,
    help: question.why,
    ...(question.choices && {
      choices: choicesFor(question, interview.facts).map(({ value, label }) => ({ value, label })),
    }),
    ...(question.usual && { usual: usualAnswer(interview, question) }),
    isRequired: question.isRequired,
    value: interview.facts[question.field],
    display: displayFact(interview, question.field),
    state: stateOf(interview, question),
  }));

const stateOf = (interview: Interview, { field }: FactQuestion): FactRow['state'] => {
  if (interview.facts[field] === undefined) return interview.skipped.includes(field) ? 'skipped' : 'missing';
  if (missingDetails(interview, field).some(({ isRequired }) => isRequired)) return 'missing';
  return interview.confirmed.includes(field) ? 'confirmed' : 'recorded';
};
