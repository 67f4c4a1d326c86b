import type { FieldId, Facts } from '#facts/facts.ts';
import type { ListDetail } from '#facts/define-fact.ts';
import { definitionOf } from '#facts/people-in.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { missingSurnames } from '#interview/missing-surnames.ts';
import type { Interview } from '#interview/interview.ts';

/** A list entry that still lacks a detail. */
export interface MissingDetail {
  readonly field: FieldId;
  readonly entry: number;
  readonly detail: ListDetail['detail'] | 'surname';
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
  if (!question.details || entries.length === 0) return surnames;
  const details = question.details.flatMap(({ detail, isRequired, isClearAlone }) => {
    if (!isRequired && interview.declined?.includes(`${field}.${detail}`)) return [];
    if (isClearAlone && entries.length === 1) return [];
    return entries.flatMap((person, entry) =>
      person[detail] === undefined && canHave(person, detail) ? [{ field, entry, detail, isRequired }] : [],
    );
  });
  return [...surnames, ...details];
};

/** An entry of one of the lists of people, with every detail that some list knows. */
export interface ListEntry {
  readonly name: string;
  readonly relationship?: string | undefined;
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

const ageless =
  /^(?:charity|organization|church|school|foundation|company|wife|husband|spouse|partner|mother|father|parent|grandmother|grandfather|pet)$/u;

/** Organizations, spouses and parents are never asked at which age they should receive. */
export const waitsForAge = ({ relationship = '' }: Pick<ListEntry, 'relationship'>): boolean =>
  !ageless.test(relationship.toLowerCase());

const canHave = (person: ListEntry, detail: ListDetail['detail']): boolean =>
  detail !== 'distributionAge' || waitsForAge(person);
