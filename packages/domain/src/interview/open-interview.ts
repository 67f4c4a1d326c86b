import type { Facts } from '#facts/facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { type LawSource, noLaw } from '#law/law-source.ts';
import type { KnownFact } from '#people/person.ts';
import { takesOver } from '#interview/offered-facts.ts';
import { versionOf } from '#interview/migrate-interview.ts';
import { moveToNext } from '#interview/next-question.ts';

/** A fresh interview with its first question asked. `suggested`: answers to offer; `known`: what the maker has told elsewhere. */
export const openInterview = (
  plan: QuestionPlan,
  suggested: Facts = {},
  laws: LawSource = noLaw,
  known?: readonly KnownFact[],
): Interview =>
  moveToNext({
    plan,
    laws,
    documentType: plan.documentType,
    version: versionOf(plan),
    facts: {},
    suggested,
    ...(known && {
      known: known.filter((fact) => takesOver(plan, fact)),
    }),
    people: [],
    confirmed: [],
    skipped: [],
    trail: [],
    asked: null,
    doubt: null,
  });
