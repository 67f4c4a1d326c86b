import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { livingTrustRules } from '#catalogue/living-trust/rules.ts';
import type { Facts } from '#facts/facts.ts';
import { missingFrom } from '#facts/settle-facts.ts';
import { everyLaw } from '#law/every-law.ts';

/** What the rules of a living trust say of facts, as `code level fields`; a missing fact as `V1 error field`. */
export const issuesOf = (facts: Facts): readonly string[] => [
  ...missingFrom(livingTrustQuestions, facts).map(({ field }) => `V1 error ${field}`),
  ...livingTrustRules
    .flatMap((rule) => rule(facts, { today: '2026-11-20', laws: everyLaw }))
    .map(({ code, level, fields }) => `${code} ${level} ${fields.join(' ')}`),
];

/** Those among them that keep the document from being finished. */
export const errorsOf = (facts: Facts): readonly string[] =>
  issuesOf(facts).filter((issue) => issue.includes(' error '));
