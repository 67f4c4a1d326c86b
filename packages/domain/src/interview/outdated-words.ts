import type { Facts, FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { displayValue } from '#interview/display-fact.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { sourceOf } from '#interview/offered-facts.ts';
import { wordKey } from '#kit/word-key.ts';
import { makerIdOf } from '#people/people-of.ts';
import type { KnownFact, NamedAt, Person } from '#people/person.ts';

/** What a document says of things that another document of the same maker says too, such as the name of a trust. */
export interface Sameness {
  readonly makerId: string | undefined;
  /** What it offers to others, and what it takes from them. */
  readonly offers: readonly KnownFact[];
  readonly takes: readonly KnownFact[];
}

/** A document as far as it can be compared with others. */
interface Said {
  readonly facts: Facts;
  readonly people?: readonly NamedAt[] | undefined;
}

/** What of a document others say as well. */
export const samenessOf = (plan: QuestionPlan, { facts, people = [] }: Said): Sameness => {
  const said = (fields: readonly string[] = []): readonly KnownFact[] =>
    fields.flatMap((field) => {
      const value = facts[field as FieldId];
      return value === undefined ? [] : [{ field: field as FieldId, value, from: sourceOf(plan) }];
    });
  return { makerId: makerIdOf(people), offers: said(plan.offers), takes: said(plan.takes) };
};

/**
 * What a finished document says otherwise than other documents and the register of people do now, one sentence each: nothing is
 * carried into it, so it has to be said. A fact that one of several other documents says alike is no difference.
 */
export const outdatedWords = (
  interview: Interview,
  { others, register }: { readonly others: readonly Sameness[]; readonly register: readonly Person[] },
): readonly string[] => {
  const own = samenessOf(interview.plan, interview);
  const ofMaker = others.filter(({ makerId }) => makerId !== undefined && makerId === own.makerId);
  return [
    ...own.takes.flatMap((one) =>
      differing(
        interview,
        one,
        ofMaker.flatMap(({ offers }) => offers),
      ),
    ),
    ...own.offers.flatMap((one) =>
      differing(
        interview,
        one,
        ofMaker.flatMap(({ takes }) => takes),
      ),
    ),
    ...namesBefore(interview, register),
  ];
};

const differing = (interview: Interview, { field, value }: KnownFact, others: readonly KnownFact[]): string[] => {
  const elsewhere = others.filter((one) => one.field === field);
  const [other] = elsewhere;
  if (other === undefined || elsewhere.some((one) => keyOf(one.value) === keyOf(value))) return [];
  const label = findQuestion(interview.plan, field)?.label ?? field;
  const { documentName } = interview.plan;
  return [
    `In ${other.from}, “${label}” is: ${displayValue(interview, field, other.value)}. This ${documentName} still says: ${displayValue(interview, field, value)}.`,
  ];
};

// Of people the names alone count: a relationship that was added changes nobody.
const keyOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(keyOf).join('; ');
  if (typeof value === 'object' && value !== null && 'name' in value) return keyOf(value.name);
  return wordKey(String(value));
};

const namesBefore = ({ people = [], plan }: Interview, register: readonly Person[]): readonly string[] => {
  const changed = people.flatMap(({ personId, name }) => {
    const now = register.find(({ id }) => id === personId)?.name;
    return now === undefined || isSamePerson(now, name) ? [] : [{ now, name }];
  });
  const words = changed.map(
    ({ now, name }) => `${name} is now called ${now} in your documents. This ${plan.documentName} still says: ${name}.`,
  );
  return [...new Set(words)];
};
