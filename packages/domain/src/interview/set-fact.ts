import { factShapes, type Facts, type FactValue, type FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { refuse, ok, type Result } from '#kit/result.ts';

/** A value that fits the shape of its field, or the reason in plain words. */
export const parseFact = <Field extends FieldId>(
  field: Field,
  value: unknown,
): Result<FactValue<Field>, { readonly message: string }> => {
  const parsed = factShapes[field].safeParse(value);
  if (parsed.success) return ok(parsed.data as FactValue<Field>);
  return refuse({
    message: kindMessages[field] ?? 'That answer does not fit this question. Please try it in other words.',
  });
};

/** Writes a parsed value; the fact loses its confirmation and is no longer skipped or put aside. */
export const setFact = (interview: Interview, field: FieldId, value: unknown): Interview => ({
  ...interview,
  facts: { ...interview.facts, [field]: value },
  ...without(interview, [field]),
});

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
});

/** Removes facts and choices that no longer apply, e.g. the name of a spouse of somebody who is single. */
export const pruneFacts = (interview: Interview): Interview => {
  const stale = interview.plan.questions
    .filter(
      ({ field, applies, choices = [] }) =>
        field in interview.facts &&
        ((applies && !applies(interview.facts)) ||
          choices.some(
            (choice) => choice.value === interview.facts[field] && choice.applies?.(interview.facts) === false,
          )),
    )
    .map(({ field }) => field);
  return stale.length === 0 ? interview : pruneFacts(dropFacts(interview, stale));
};

const kindMessages: { readonly [Field in FieldId]?: string } = {
  grantorName: 'Please give a full name of at most 120 characters.',
  grantorAddress: 'Please give an address of at most 240 characters.',
  grantorState: 'Please choose one of the 50 states or the District of Columbia.',
  grantorCounty: 'That is too short for a county. Please give its whole name, for example Travis or Cook.',
  governingState: 'Please choose one of the 50 states or the District of Columbia.',
  formationState: 'Please choose one of the 50 states or the District of Columbia.',
  grantorDateOfBirth: 'Please give a real date, for example March 4, 1961.',
  maritalStatus: 'Please choose Single, Married, Divorced or Widowed.',
  beneficiaries:
    'Please name at least one beneficiary; each share must be above 0% and at most 100%, each age between 1 and 120.',
  contingentBeneficiaries:
    'Please name at least one person with a share above 0% and at most 100%, or choose the heirs at law.',
  survivalDays: 'Please choose a whole number of days from 0 to 120.',
  trusteeFixedFeeInCents: 'Please give an amount in dollars.',
  initialTrustee: 'Please name one to five trustees.',
  assets: 'Please describe at least one item of property.',
  incapacityPanel: 'Please name one to seven people for the panel.',
};
