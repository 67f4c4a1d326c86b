import { coreTrustPlan } from '#catalogue/core-trust/questions.ts';
import { livingTrustPlan } from '#catalogue/living-trust/questions.ts';
import { llcFormationPlan } from '#catalogue/llc-formation/questions.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/questions.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';
import type { FieldId } from '#facts/facts.ts';

const plans: ReadonlyMap<string, QuestionPlan> = new Map(
  [livingTrustPlan, pourOverWillPlan, llcFormationPlan, coreTrustPlan].map((plan) => [plan.documentType, plan]),
);

/** The interview of a document type; types without one of their own are asked the facts that every trust shares. */
export const findPlan = (documentType: string): QuestionPlan => plans.get(documentType) ?? coreTrustPlan;

/** The question of one field in a plan, or undefined when the document has no such fact. */
export const findQuestion = (plan: QuestionPlan, field: FieldId): FactQuestion | undefined =>
  plan.questions.find((question) => question.field === field);
