import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions, missingDetails, missingFacts } from '#interview/missing-facts.ts';
import type { Problem } from '#interview/problem.ts';
import { lawsOn } from '#law/law-on.ts';
import type { FactIssue, Rule } from '#rules/rule.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What the rules of a document say of its recorded facts at one level, in the order of the interview, each with the question by
 * which it can be mended. An error waits while one of its facts has to be given anyway; none is left out. `today` decides ages.
 */
export const issuesOf = (
  interview: Interview,
  { today, level }: { readonly today: PlainDate; readonly level: FactIssue['level'] },
): readonly Problem[] => {
  const { plan, facts, laws } = interview;
  const order = plan.questions.map(({ field }) => field);
  const placed = placesOf(interview);
  return plan.rules
    .flatMap((rule) =>
      rule(facts, { today, laws: lawsOn(laws, today) })
        .filter((issue) => issue.level === level)
        .flatMap((issue): readonly Problem[] => {
          const field = placed(issue, rule);
          return field === undefined
            ? []
            : [{ field, code: issue.code, message: issue.message, ...(issue.isFinal && { isFinal: true }) }];
        }),
    )
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
};

// Where an issue is mended: by a fact that was given, or else by any that is asked. Undefined while its facts are still awaited.
const placesOf = (interview: Interview): ((issue: FactIssue, rule: Rule) => FieldId | undefined) => {
  const { plan, facts } = interview;
  // A rule need not wait until it is known what a name stands for.
  const missing = new Set(
    missingFacts(interview).filter(
      (field) =>
        facts[field] === undefined ||
        missingDetails(interview, field).some(({ detail, isRequired }) => isRequired && detail !== 'kind'),
    ),
  );
  const asked = new Set(plan.questions.map(({ field }) => field));
  const applicable = new Set(applicableQuestions(interview).map(({ field }) => field));
  return ({ level, fields }, { speaksOf }) => {
    const given = fields.find((field) => asked.has(field) && facts[field] !== undefined && !missing.has(field));
    if (given !== undefined || level === 'warning' || fields.some((field) => missing.has(field))) return given;
    const open = [...fields, ...speaksOf].filter((field) => asked.has(field));
    return open.find((field) => applicable.has(field)) ?? open[0];
  };
};
