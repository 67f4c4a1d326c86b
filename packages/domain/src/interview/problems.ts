import type { Interview } from '#interview/interview.ts';
import { missingFacts } from '#interview/missing-facts.ts';
import type { Problem } from '#interview/problem.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What keeps the recorded facts from giving a document, in the order of the interview. Facts that are still missing are no problem
 * yet. `today` decides ages.
 */
export const problemsOf = (interview: Interview, today: PlainDate): readonly Problem[] => {
  const { plan, facts, laws } = interview;
  const missing = new Set(missingFacts(interview));
  const order = plan.questions.map(({ field }) => field);
  return plan.rules
    .flatMap((rule) => rule(facts, { today, laws }))
    .filter(({ level }) => level === 'error')
    .flatMap(({ fields, message }) => {
      const field = fields.find((one) => facts[one] !== undefined && !missing.has(one));
      return field === undefined ? [] : [{ field, message }];
    })
    .filter(({ field }) => order.includes(field))
    .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
};
