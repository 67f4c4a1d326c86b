import type { Gaps } from '#assembly/missing-mark.ts';
import type { FieldId } from '#facts/facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';

interface Undecided {
  readonly plan: QuestionPlan;
  /** The sections that cannot be written while a fact is missing, by the fact. */
  readonly undecided: { readonly [Field in FieldId]?: readonly string[] };
}

/** What a draft shows instead of the facts that are missing. */
export const gapsOf = ({ plan, undecided }: Undecided, missing: readonly FieldId[]): Gaps => ({
  labelOf: (field) => findQuestion(plan, field)?.label ?? field,
  undecided: new Map(missing.flatMap((field) => (undecided[field] ?? []).map((section) => [section, field] as const))),
});
