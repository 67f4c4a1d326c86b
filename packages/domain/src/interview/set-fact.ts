import type { FactDefinition } from '#facts/define-fact.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import type { Facts, FactValue, FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { withoutEarlier } from '#interview/earlier-answers.ts';
import type { Interview } from '#interview/interview.ts';
import { factsOf, knownAfter } from '#interview/known-facts.ts';
import { refuse, ok, type Result } from '#kit/result.ts';

/** A value that fits the shape of its field, or the reason in plain words. */
export const parseFact = <Field extends FieldId>(
  field: Field,
  value: unknown,
): Result<FactValue<Field>, { readonly message: string }> => {
  const fact = definitionOf(field);
  const parsed = fact.shape.safeParse(value);
  return parsed.success ? ok(parsed.data as FactValue<Field>) : refuse({ message: mistakeOf(fact) });
};

const mistakeOf = ({ kind, mistake }: FactDefinition): string =>
  mistake ?? mistakeByKind[kind] ?? 'That answer does not fit this question. Please try it in other words.';

const mistakeByKind: { readonly [Kind in FactKind]?: string } = {
  state: 'Please choose one of the 50 states or the District of Columbia.',
  money: 'Please give an amount in dollars.',
};

/** Writes a parsed value; the fact loses its confirmation and is no longer skipped or put aside. */
export const setFact = (interview: Interview, field: FieldId, value: unknown): Interview => ({
  ...interview,
  facts: { ...interview.facts, [field]: value },
  ...knownAfter(interview, field, value),
  ...without(interview, [field]),
});

/** Writes what the person has just answered; what they said to an earlier form of the question is settled with it. */
export const answerFact = (interview: Interview, field: FieldId, value: unknown): Interview =>
  withoutEarlier(setFact(interview, field, value), field);

/** Removes facts as if they had never been given. */
export const dropFacts = (interview: Interview, fields: readonly FieldId[]): Interview => {
  const facts = Object.fromEntries(
    Object.entries(interview.facts).filter(([field]) => !fields.includes(field as FieldId)),
  ) as Facts;
  return { ...interview, facts, ...without(interview, fields) };
};

const without = (interview: Interview, fields: readonly FieldId[]) => ({
  confirmed: interview.confirmed.filter((field) => !fields.includes(field)),
  skipped: interview.skipped.filter((field) => !fields.includes(field)),
  putAside: (interview.putAside ?? []).filter((field) => !fields.includes(field)),
  shown: (interview.shown ?? []).filter((field) => !fields.includes(field)),
  ...(interview.carried && { carried: interview.carried.filter(({ field }) => !fields.includes(field)) }),
});

/** Removes facts and choices that no longer apply, e.g. the name of a spouse of somebody who is single. */
export const pruneFacts = (interview: Interview): Interview => {
  // What is offered and not answered yet counts as said: it is what a correction beside it is about.
  const facts = { ...factsOf(interview.known ?? []), ...interview.facts };
  const stale = interview.plan.questions
    .filter(
      ({ field, applies, choices = [] }) =>
        field in interview.facts &&
        ((applies && !applies(facts)) ||
          choices.some((choice) => choice.value === interview.facts[field] && choice.applies?.(facts) === false)),
    )
    .map(({ field }) => field);
  return stale.length === 0 ? interview : pruneFacts(dropFacts(interview, stale));
};
