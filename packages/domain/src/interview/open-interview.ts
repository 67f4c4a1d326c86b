import type { Facts } from '#facts/facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { type LawSource, noLaw } from '#law/law-source.ts';
import { moveToNext } from '#interview/next-question.ts';

/** A fresh interview with its first question asked. `suggested`: answers to offer. */
export const openInterview = (plan: QuestionPlan, suggested: Facts = {}, laws: LawSource = noLaw): Interview =>
  moveToNext({
    plan,
    laws,
    documentType: plan.documentType,
    facts: {},
    suggested,
    confirmed: [],
    skipped: [],
    trail: [],
    asked: null,
    doubt: null,
  });
