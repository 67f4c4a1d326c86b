import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';

/** The question of one field in a plan, or undefined when the document has no such fact. */
export const findQuestion = (plan: QuestionPlan, field: FieldId): FactQuestion | undefined =>
  plan.questions.find((question) => question.field === field);
