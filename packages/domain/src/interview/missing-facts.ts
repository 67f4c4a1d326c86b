import { isSpouseOrPartner, kinOf } from '#facts/kin.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import type { ListDetail } from '#facts/define-fact.ts';
import { definitionOf } from '#facts/people-in.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { isOrganization, isUnclearKind } from '#facts/is-organization.ts';
import { partiesOf } from '#facts/parties.ts';
import type { Party } from '#facts/shapes.ts';
import { missingSurnames } from '#interview/missing-surnames.ts';
import type { Interview } from '#interview/interview.ts';

/** A list entry that still lacks a detail. */
export interface MissingDetail {
  readonly field: FieldId;
  readonly entry: number;
  readonly detail: ListDetail['detail'] | 'surname' | 'kind';
  readonly isRequired: boolean;
}

/** The questions that belong to this person's document, in order. */
export const applicableQuestions = (interview: Interview): readonly FactQuestion[] =>
  interview.plan.questions.filter(({ applies }) => !applies || applies(interview.facts));

/** Required facts that are not recorded, or whose list entries lack a required detail; in order. */
export const missingFacts = (interview: Interview): readonly FieldId[] =>
  applicableQuestions(interview)
    .filter(
      ({ field, isRequired }) =>
        isRequired &&
        (interview.facts[field] === undefined ||
          missingDetails(interview, field).some((missing) => missing.isRequired)),
    )
    .map(({ field }) => field);

/** The details that the entries of a list still lack; declined optional ones are left out. */
export const missingDetails = (interview: Interview, field: FieldId): readonly MissingDetail[] => {
  const question = applicableQuestions(interview).find((candidate) => candidate.field === field);
  if (!question) return [];
  const entries = listOf(interview.facts, field);
  const surnames = missingSurnames(interview, field).map(({ entry }) => ({
    field,
    entry,
    detail: 'surname' as const,
    isRequired: true,
  }));
  const named = [...missingKinds(interview.facts, question), ...surnames];
  if (!question.details || entries.length === 0) return named;
  const details = question.details.flatMap(({ detail, isRequired, isClearAlone }) => {
    if (!isRequired && interview.declined?.includes(`${field}.${detail}`)) return [];
    if (isClearAlone && entries.length === 1) return [];
    return entries.flatMap((person, entry) =>
      person[detail] === undefined && canHave(person, detail) ? [{ field, entry, detail, isRequired }] : [],
    );
  });
  return [...named, ...details];
};

// Where a relationship is asked, it may settle what a name stands for.
const missingKinds = (facts: Facts, { field, details = [] }: FactQuestion): readonly MissingDetail[] => {
  const asksRelationship = details.some(({ detail, isRequired }) => detail === 'relationship' && isRequired);
  return partiesOf(facts, field).flatMap((party, entry) =>
    isUnclearKind(party) && (party.relationship !== undefined || !asksRelationship)
      ? [{ field, entry, detail: 'kind' as const, isRequired: true }]
      : [],
  );
};

/** An entry of one of the lists of people, with every detail that some list knows. */
export interface ListEntry extends Party {
  readonly percentage?: number | undefined;
  readonly distributionAge?: number | undefined;
}

/** True for a list of people who receive or own shares. */
export const hasShares = (field: FieldId): boolean =>
  definitionOf(field).details?.some(({ detail }) => detail === 'percentage') === true;

/** The entries of a list of people who receive or own shares; empty for other facts. */
export const listOf = (facts: Facts, field: FieldId): readonly ListEntry[] => {
  const value = hasShares(field) ? facts[field] : undefined;
  return Array.isArray(value) ? (value as readonly ListEntry[]) : [];
};

/** Organizations, spouses and parents are never asked at which age they should receive. */
export const waitsForAge = (party: Party): boolean =>
  !isOrganization(party) &&
  !isSpouseOrPartner(party.relationship) &&
  !/^(?:grand)?parent$/u.test(kinOf(party.relationship)?.degree ?? '');

const canHave = (person: ListEntry, detail: ListDetail['detail']): boolean =>
  detail !== 'distributionAge' || waitsForAge(person);
