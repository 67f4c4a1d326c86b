import type { Facts, FieldId } from '#facts/facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { KnownFact } from '#people/person.ts';
import type { ToldChange } from '#people/told-facts.ts';

/** Where a document comes from, as a sentence calls it: `your living trust`. */
export const sourceOf = ({ documentName }: QuestionPlan): string => `your ${documentName}`;

/** A document whose facts are offered to others; `signed` once it is, with the day where it is known. */
export interface Offering {
  readonly facts: Facts;
  readonly signed?: { readonly on: PlainDate | undefined } | undefined;
}

/** What a document offers to others of the same maker beyond what is true of the person. */
export const offeredFacts = (plan: QuestionPlan, { facts, signed }: Offering): readonly KnownFact[] => {
  const told = (plan.offers ?? []).map((field) => [field, facts[field]] as const);
  const follows = signed ? Object.entries(plan.onceSigned?.(signed.on) ?? {}) : [];
  const said = Object.entries(plan.alsoSays?.(facts) ?? {});
  return [...told, ...said, ...follows].flatMap(([field, value]) =>
    value === undefined ? [] : [{ field: field as FieldId, value, from: sourceOf(plan) }],
  );
};

/** What other documents should hear when a document that offers facts has changed. */
export const offeredChanges = (plan: QuestionPlan, before: Facts, after: Facts): readonly ToldChange[] => {
  const earlier = offeredFacts(plan, { facts: before });
  return offeredFacts(plan, { facts: after })
    .map((one) => ({ ...one, replaced: earlier.filter(({ field }) => field === one.field).map(({ value }) => value) }))
    .filter(({ value, replaced }) => !replaced.some((old) => isSameValue(old, value)));
};

/** True for a fact that a document may take over from elsewhere: it fits, and is true of the person or wanted from others. */
export const takesOver = (plan: QuestionPlan, { field, value }: Pick<KnownFact, 'field' | 'value'>): boolean => {
  const question = findQuestion(plan, field);
  if (!question || !parseFact(field, value).ok) return false;
  return question.scope === 'person' || (plan.takes ?? []).includes(field);
};
