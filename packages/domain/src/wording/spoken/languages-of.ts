import type { QuestionPlan } from '#interview/fact-question.ts';
import { knows } from '#wording/translation/knows.ts';
import { type Language, languages } from '#kit/language.ts';
import { spanish } from '#wording/spanish/spanish.ts';
import { wordsOfPlan } from '#wording/spoken/words-of-plan.ts';

/**
 * The languages in which a document of a plan can be made, English first. One is offered as soon as every question has its words in it;
 * that everything else which such an interview says has them too is held by `tools/wording`.
 */
export const languagesOf = (plan: QuestionPlan): readonly Language[] => {
  const known = offered.get(plan) ?? (wordsOfPlan(plan).every((words) => knows(spanish, words)) ? languages : english);
  offered.set(plan, known);
  return known;
};

const english = ['en'] as const;
const offered = new WeakMap<QuestionPlan, readonly Language[]>();
