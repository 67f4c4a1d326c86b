import type { Interview } from '#interview/interview.ts';
import { missingDetails, missingFacts } from '#interview/missing-facts.ts';
import type { Problem } from '#interview/problem.ts';
import { lawsOn } from '#law/law-on.ts';
import type { FactIssue } from '#rules/rule.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What the rules of a document say of its recorded facts at one level, in the order of the interview. `today` decides ages. */
export const issuesOf = (
  interview: Interview,
  { today, level }: { readonly today: PlainDate; readonly level: FactIssue['level'] },
): readonly Problem[] => {
  const { plan, facts, laws } = interview;
  // A rule need not wait until it is known what a name stands for.
  const missing = new Set(
    missingFacts(interview).filter(
      (field) =>
        facts[field] === undefined ||
        missingDetails(interview, field).some(({ detail, isRequired }) => isRequired && detail !== 'kind'),
    ),
  );
  const order = plan.questions.map(({ field }) => field);
  return plan.rules
    .flatMap((rule) => rule(facts, { today, laws: lawsOn(laws, today) }))
    .filter((issue) => issue.level === level)
    .flatMap(({ fields, message }) => {
      const field = fields.find((one) => facts[one] !== undefined && !missing.has(one));
      return field === undefined ? [] : [{ field, message }];
    })
    .filter(({ field }) => order.includes(field))
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
};
